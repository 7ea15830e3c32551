import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const SecretsSchema = v.object({
  /** Signing keys of tokens, newest first; the first signs, all verify. base64url, 256 bit. */
  tokenKeys: v.pipe(v.array(v.pipe(v.string(), v.minLength(43))), v.minLength(1)),
})
export type Secrets = v.InferOutput<typeof SecretsSchema>

/**
 * The secrets of this installation: from the environment (`SANAVIRTA_TOKEN_KEYS`, comma-joined), else from the data folder,
 * where the first start makes them (mode 0600). Throws when the file is there but unreadable: a new key would sign everyone out unasked.
 */
export function secretsOf(dataFolder: string, variables: Readonly<Record<string, string | undefined>>): Secrets {
  const given = variables.SANAVIRTA_TOKEN_KEYS
  if (given) return v.parse(SecretsSchema, { tokenKeys: given.split(',') })

  const path = join(dataFolder, 'secrets.json')
  try {
    return v.parse(SecretsSchema, JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  const secrets = { tokenKeys: [randomBytes(32).toString('base64url')] }
  mkdirSync(dataFolder, { recursive: true })
  writeFileSync(path, JSON.stringify(secrets), { mode: 0o600, flag: 'wx' })
  return secrets
}
