import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const Key = v.pipe(v.string(), v.minLength(43))
const Keys = v.pipe(v.array(Key), v.minLength(1))

const SecretsSchema = v.object({
  /** Signing keys of access tokens, newest first; the first signs, all verify. base64url, 256 bit. */
  tokenKeys: Keys,
  /** Keys that session cookies are sealed with, newest first; the first seals, all open. */
  sessionKeys: Keys,
  /** What the edge signs visitors' addresses with for the origin. */
  addressKey: Key,
  /** What puzzles of the human check are signed with. */
  humanCheckKey: Key,
})
export type Secrets = v.InferOutput<typeof SecretsSchema>

type Variables = Readonly<Record<string, string | undefined>>

/**
 * The secrets of this installation: each from its environment variable (lists comma-joined), else from the data folder, where the
 * first start makes them (mode 0600). Throws when the file is there but unreadable: a new key would sign everyone out unasked.
 */
export function secretsOf(dataFolder: string, variables: Variables): Secrets {
  const given = givenSecrets(variables)
  if (v.is(SecretsSchema, given)) return given

  const path = join(dataFolder, 'secrets.json')
  const kept = keptSecrets(path)
  const made = { tokenKeys: [newKey()], sessionKeys: [newKey()], addressKey: newKey(), humanCheckKey: newKey(), ...kept }
  if (Object.keys(made).length > Object.keys(kept).length) write(path, made)
  return v.parse(SecretsSchema, { ...made, ...given })
}

function givenSecrets(variables: Variables): Partial<Secrets> {
  const { SANAVIRTA_TOKEN_KEYS, SANAVIRTA_SESSION_KEYS, SANAVIRTA_ADDRESS_KEY, SANAVIRTA_HUMAN_CHECK_KEY } = variables
  return {
    ...(SANAVIRTA_TOKEN_KEYS ? { tokenKeys: SANAVIRTA_TOKEN_KEYS.split(',') } : {}),
    ...(SANAVIRTA_SESSION_KEYS ? { sessionKeys: SANAVIRTA_SESSION_KEYS.split(',') } : {}),
    ...(SANAVIRTA_ADDRESS_KEY ? { addressKey: SANAVIRTA_ADDRESS_KEY } : {}),
    ...(SANAVIRTA_HUMAN_CHECK_KEY ? { humanCheckKey: SANAVIRTA_HUMAN_CHECK_KEY } : {}),
  }
}

const newKey = () => randomBytes(32).toString('base64url')

/** What an earlier start has made; an installation from before a secret was needed has not all of them. */
function keptSecrets(path: string): Partial<Secrets> {
  try {
    return defined(v.parse(v.partial(SecretsSchema), JSON.parse(readFileSync(path, 'utf8'))))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    return {}
  }
}

/** Without the fields that are not there, which the schema's type allows to be undefined. */
const defined = (secrets: { [Name in keyof Secrets]?: Secrets[Name] | undefined }): Partial<Secrets> =>
  Object.fromEntries(Object.entries(secrets).filter(([, value]) => value !== undefined))

/** Whole or not at all: a file that is half written would sign everyone out. */
function write(path: string, secrets: Partial<Secrets>): void {
  mkdirSync(join(path, '..'), { recursive: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(secrets), { mode: 0o600 })
  renameSync(unfinished, path)
}
