import * as v from 'valibot'
import type { Database, Statement } from '../storage/database.ts'
import {
  InstitutionSchema,
  statementsToRemoveInstitution,
  statementsToWriteInstitution,
  statementToDisable,
} from './institution-commands.ts'
import { allInstitutions } from './institution-queries.ts'

const USAGE = `npm run institution -- <command>

  list                  the institutions, their brands and how many ranges each has
  write <file.json>…    write institutions, each in the place of the one with its id:
                        { "id": "aalto", "brand": "pacman", "name": "Aalto-yliopisto", "customerType": "pacman",
                          "claims": ["hasPremiumContent", "canAccessPacman"], "ranges": ["192.0.2.0/24", "2001:db8::/48"] }
                        or a list of them
  disable <id>…         turn the sign-in by network off
  enable <id>…          and on again
  remove <id>…          take out, with the ranges`

export type InstitutionCommandOptions = {
  accounts: Database
  /** A file's text by its path. */
  readText: (path: string) => Promise<string>
  say: (line: string) => void
}

/** Runs `npm run institution`: answers the exit code, 0 when all was done as asked; what is wrong is said, and then nothing is changed. */
export async function runInstitutionCommand(argv: readonly string[], options: InstitutionCommandOptions): Promise<number> {
  const [command = '', ...names] = argv
  if (command === 'list') return list(options)
  const statementsOf = Object.hasOwn(CHANGES, command) ? CHANGES[command] : undefined
  if (!statementsOf || names.length === 0) {
    options.say(USAGE)
    return ['', 'help', '--help'].includes(command) ? 0 : 1
  }
  try {
    await options.accounts.batch(await statementsOf(names, options))
  } catch (error) {
    options.say(error instanceof Error ? error.message : String(error))
    return 1
  }
  options.say(`Done: ${command} ${names.join(' ')}`)
  return 0
}

type Change = (names: readonly string[], options: InstitutionCommandOptions) => Promise<Statement[]>

const CHANGES: Readonly<Record<string, Change>> = {
  write: async (paths, { readText }) => (await Promise.all(paths.map((path) => writing(path, readText)))).flat(),
  disable: async (ids, { accounts }) => (await known(ids, accounts)).map((id) => statementToDisable(id, true)),
  enable: async (ids, { accounts }) => (await known(ids, accounts)).map((id) => statementToDisable(id, false)),
  remove: async (ids, { accounts }) => (await known(ids, accounts)).flatMap(statementsToRemoveInstitution),
}

const FileSchema = v.pipe(v.string(), v.parseJson(), v.union([v.array(InstitutionSchema), InstitutionSchema]))

async function writing(path: string, readText: InstitutionCommandOptions['readText']): Promise<Statement[]> {
  const read = v.safeParse(FileSchema, await readText(path))
  if (!read.success) throw new Error(`${path}: ${faultsOf(read.issues)}`)
  return [read.output].flat().flatMap(statementsToWriteInstitution)
}

/** Of a file that is neither an institution nor a list of them, what an institution lacks says most. */
const faultsOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .flatMap((issue) => issue.issues ?? [issue])
    .map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(': '))
    .join('; ')

async function known(ids: readonly string[], accounts: Database): Promise<readonly string[]> {
  const all = new Set((await allInstitutions(accounts)).map(({ id }) => id))
  const unknown = ids.filter((id) => !all.has(id))
  if (unknown.length > 0) throw new Error(`There is no institution ${unknown.join(', ')}`)
  return ids
}

async function list({ accounts, say }: InstitutionCommandOptions): Promise<number> {
  const all = await allInstitutions(accounts)
  if (all.length === 0) say('No institution')
  for (const { id, brand, name, ranges, is_disabled } of all)
    say([id, brand, name, `${ranges} ranges`, ...(is_disabled === 1 ? ['disabled'] : [])].join('  '))
  return 0
}
