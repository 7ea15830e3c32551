import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '#server/origin/storage/migrate.ts'
import { openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { readMigrations } from '#server/origin/storage/read-migrations.ts'
import { passwords } from '#server/origin/users/passwords.ts'
import { bundledBrands } from '#server/runtimes/bundled-brands.ts'
import { type Got, get } from './get.ts'
import { startNodeServer } from './node-server.ts'
import { addTeam, addUser } from './users-for-tests.ts'
import { CHEAP_COST, PASSWORD } from './users-origin.ts'
import { visitingBrowser } from './visiting-browser.ts'

/** The host each reader is at, and the plan of those who are signed in. The team is the one whose glossary the starter set has. */
const READERS = {
  sanakirja: { host: 'localhost' },
  pacman: { host: 'pacman.localhost' },
  valter: { host: 'valter.localhost' },
  premium: { host: 'localhost', columns: { plan_name: 'one_year', payment_status: 'recurring' } },
  team: {
    host: 'pacman.localhost',
    columns: {
      plan_name: 'pacman_customer',
      payment_status: 'recurring',
      team_id: '7d0a5f0e-3c61-4a8e-9a55-6f1d0c2b8e02',
      team_role: 'member',
    },
  },
} as const

/** Anonymous at one of the three sample brands, a subscriber at the first, a member of a team at the second. */
export type Reader = keyof typeof READERS
// The keys of a constant.
export const READER_NAMES = Object.keys(READERS) as Reader[]
export const hostOf = (reader: Reader): string => READERS[reader].host

export type AskingReaders = {
  base: string
  ask: (reader: Reader, path: string, cookie?: string) => Promise<Got>
  stop: () => Promise<void>
}

/** The built Node server with a subscriber and a member of a team in its accounts, both signed in. Nobody's requests count against another's. */
export async function startAskingReaders(): Promise<AskingReaders> {
  const folder = mkdtempSync(join(tmpdir(), 'sanavirta-readers-'))
  await writeReaders(join(folder, 'accounts.db'))
  writeBrands(join(folder, 'brands'))
  const server = await startNodeServer({ SANAVIRTA_DATA: folder, SANAVIRTA_TRUSTED_HOPS: '1' })
  const sessions = new Map<Reader, string>()
  for (const reader of READER_NAMES) if ('columns' in READERS[reader]) sessions.set(reader, await sessionOf(server.base, reader))

  let asked = 0
  const ask: AskingReaders['ask'] = (reader, path, cookie) => {
    asked += 1
    const cookies = [sessions.get(reader), cookie].filter((text) => text !== undefined).join('; ')
    const address = `10.${Math.floor(asked / 250)}.${asked % 250}.7`
    const headers = { 'x-forwarded-for': address, ...(cookies === '' ? {} : { cookie: cookies }) }
    return get(server.base, path, { host: hostOf(reader), headers })
  }
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { base: server.base, ask, stop }
}

/** The sample brands, but for how much their readers may ask for. */
function writeBrands(folder: string): void {
  mkdirSync(folder)
  for (const brand of bundledBrands)
    writeFileSync(join(folder, `${brand.id}.json`), JSON.stringify({ ...brand, rateLimitPerMinute: SEARCHES_PER_MINUTE }))
}
const SEARCHES_PER_MINUTE = 10_000

async function writeReaders(file: string): Promise<void> {
  const accounts = openNodeSqliteDatabase(file)
  await migrate(accounts, readMigrations(fileURLToPath(new URL('../../server/origin/storage/migrations/accounts', import.meta.url))))
  const passwordHash = await passwords({ cost: CHEAP_COST, running: 1, randomBytes }).hash(PASSWORD)
  await addTeam(accounts, READERS.team.columns.team_id, 'pacman_customer')
  for (const reader of ['premium', 'team'] as const) {
    const columns = { ...READERS[reader].columns, password_hash: passwordHash, language_ui: 'en', brand: brandOf(reader) }
    await addUser(accounts, reader, columns)
  }
  accounts.close()
}

const brandOf = (reader: 'premium' | 'team') => (reader === 'premium' ? 'sanakirja' : 'pacman')

async function sessionOf(base: string, reader: Reader): Promise<string> {
  const browser = visitingBrowser(base, { address: `10.9.9.${reader.length}`, host: hostOf(reader) })
  const answer = await browser.post('/api/auth/login', { email: `${reader}@example.org`, password: PASSWORD })
  if (answer.status !== 200) throw new Error(`${reader} cannot sign in: ${answer.status} ${answer.body}`)
  return `__Host-sid=${browser.jar.get('__Host-sid')}`
}
