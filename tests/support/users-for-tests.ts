import { randomBytes } from 'node:crypto'
import type { TokenOptions } from '#server/origin/auth/token-options.ts'
import type { Database, SqlValue } from '#server/origin/storage/database.ts'

export const TEST_KEY = { id: 'k1', secret: new TextEncoder().encode('a secret of the tests, 32 bytes+') }

/** What giving out tokens takes, with a clock of the test's own. */
export const tokenOptions = (accounts: Database, now: () => number): TokenOptions => ({ accounts, now, randomBytes, tokenKeys: [TEST_KEY] })

/** Adds a user whose address is confirmed; `fields` are columns of the table. */
export async function addUser(accounts: Database, id: string, fields: Readonly<Record<string, SqlValue>> = {}): Promise<void> {
  const own = { id, email: `${id}@example.org`, email_confirmed_at: 1, brand: 'sanakirja', language_ui: 'fi' }
  const row = { ...own, created_at: 0, updated_at: 0, ...fields }
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `?${index + 1}`)
  await accounts.run(`INSERT INTO user (${columns.join(', ')}) VALUES (${places.join(', ')})`, Object.values(row))
}

/** Adds a team with its id as its name. */
export const addTeam = (accounts: Database, id: string, type = 'team') =>
  accounts.run('INSERT INTO team (id, name, type) VALUES (?1, ?1, ?2)', [id, type])
