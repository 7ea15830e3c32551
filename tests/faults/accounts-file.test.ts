import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { renewTokens } from '#server/origin/auth/renew-tokens.ts'
import { beginSignIn } from '#server/origin/auth/sign-in.ts'
import type { Database } from '#server/origin/storage/database.ts'
import { type Migration, migrate } from '#server/origin/storage/migrate.ts'
import { type NodeSqliteDatabase, openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { readMigrations } from '#server/origin/storage/read-migrations.ts'
import { challengeOf, testOriginAnswer, VERIFIER } from '../support/test-origin.ts'
import { addUser, TEST_KEY, tokenOptions } from '../support/users-for-tests.ts'
import { halfDone, lost, toldBy } from './account-history.ts'

const migrations = readMigrations(fileURLToPath(new URL('../../server/origin/storage/migrations/accounts', import.meta.url)))
const scriptAt = (name: string) => fileURLToPath(new URL(name, import.meta.url))

let folder: string
let path: string
const open: NodeSqliteDatabase[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanavirta-file-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(async () => {
  path = join(folder, `${crypto.randomUUID()}.db`)
  await migrate(opened(), migrations)
})
afterEach(() => {
  for (const database of open.splice(0)) database.close()
})

function opened(file = path): NodeSqliteDatabase {
  const database = openNodeSqliteDatabase(file, { synchronous: 'FULL' })
  open.push(database)
  return database
}

const signIn = (accounts: Database) =>
  beginSignIn(tokenOptions(accounts, Date.now), { userId: 'u1', brand: 'sanakirja', loginMethod: 'email', device: '' })

test('F07 two processes that renew one token a hundred times each get one pair between them', async () => {
  const accounts = opened()
  await addUser(accounts, 'u1')
  const { refresh_token = '' } = await signIn(accounts)
  const outputs = await Promise.all([1, 2].map(() => outputOf('renewing-process.ts', [path, refresh_token, '100'])))
  const pairs = outputs.join('').split('\n').filter(Boolean)
  expect([pairs.length, new Set(pairs).size]).toEqual([200, 1])
  const [, next = ''] = pairs[0]?.split(' ') ?? []
  expect((await renewTokens(tokenOptions(accounts, Date.now), next, 'sanakirja')).ok).toBe(true)
  expect(await halfDone(accounts)).toEqual([])
})

async function outputOf(script: string, values: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [scriptAt(script), ...values], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  expect(await once(child, 'close')).toEqual([0, null])
  return output
}

test('N03 a full disk: nothing is half written, reading goes on, the caller is told to come again, and room is used without a restart', async () => {
  const accounts = opened()
  await addUser(accounts, 'u1')
  const { access_token, refresh_token = '' } = await signIn(accounts)
  const [size] = await accounts.all<{ page_count: number }>('PRAGMA page_count', [])
  await accounts.all(`PRAGMA max_page_count = ${size?.page_count}`, [])

  const fill = async () => {
    for (let count = 0; count < 1_000; count += 1) await signIn(accounts)
  }
  await expect(fill()).rejects.toThrow('database or disk is full')
  expect(await halfDone(accounts)).toEqual([])

  const answer = await testOriginAnswer({ lexicon: accounts, accounts, tokenKeys: [TEST_KEY], report: () => {} })
  const sender = { authorization: `Bearer ${access_token}`, brand: 'sanakirja' }
  const body = JSON.stringify({ code_challenge: challengeOf(VERIFIER), code_challenge_method: 'S256' })
  const authorize = () => answer({ name: 'authorize', path: '/api/auth/authorize', query: '', body }, sender)
  const statuses: number[] = []
  while (statuses.length < 1_000 && statuses.at(-1) !== 503) statuses.push((await authorize()).status)
  expect(await authorize()).toMatchObject({ status: 503, body: JSON.stringify({ error: 'unavailable' }) })
  expect((await answer({ name: 'userSignIns', path: '/api/auth/sign_ins', query: '' }, sender)).status).toBe(200)

  await accounts.all('PRAGMA max_page_count = 100000', [])
  expect((await authorize()).status).toBe(200)
  expect((await renewTokens(tokenOptions(accounts, Date.now), refresh_token, 'sanakirja')).ok).toBe(true)
})

test('N05 a copy made while others write is whole, and has all that was told of before', async () => {
  const child = spawn(process.execPath, [scriptAt('account-writer.ts'), path, 'w'], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  await expect.poll(() => output.split('\n').length, { timeout: 10_000 }).toBeGreaterThan(100)
  const before = toldBy(output)
  const copy = join(folder, 'copy.db')
  await opened().run('VACUUM INTO ?1', [copy])
  child.kill('SIGKILL')
  await once(child, 'close')

  const restored = opened(copy)
  expect([await halfDone(restored), await lost(restored, before)]).toEqual([[], []])
  expect(await migrate(restored, migrations)).toEqual([])
})

/** Slow enough to be killed in the middle of it. */
const SLOW: Migration = {
  name: '9999-slow',
  sql: 'CREATE TABLE slow_copy AS SELECT * FROM big; CREATE INDEX slow_copy_text ON slow_copy (text); ALTER TABLE big ADD COLUMN more TEXT',
}
const BIG_ROWS = 100_000
const BIG = `CREATE TABLE big AS WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n LIMIT ${BIG_ROWS}) SELECT id, hex(randomblob(20)) AS text FROM n`

test('N06 a migration that is killed half-way was never there, and the next start completes it', async () => {
  await opened().run(BIG, [])
  for (const database of open.splice(0)) database.close()
  const list = join(folder, 'migrations.json')
  writeFileSync(list, JSON.stringify([...migrations, SLOW]))
  const outcomes: string[] = []
  for (let delay = 0; delay <= 180; delay += 15) {
    const trial = join(folder, `trial-${delay}.db`)
    copyFileSync(path, trial)
    outcomes.push(await migrationKilledAfter(delay, trial, list))
  }
  expect(outcomes).toContain('none')
}, 60_000)

async function migrationKilledAfter(delayMs: number, trial: string, list: string): Promise<string> {
  const child = spawn(process.execPath, [scriptAt('migrating-process.ts'), trial, list], { stdio: ['ignore', 'pipe', 'inherit'] })
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), delayMs))
  await once(child, 'close')
  const database = opened(trial)
  const names = (await database.all<{ name: string }>("SELECT name FROM sqlite_schema WHERE name LIKE 'slow%'", [])).length
  const columns = (await database.all("SELECT name FROM pragma_table_info('big')", [])).length
  const applied = (await database.all('SELECT name FROM schema_migration WHERE name = ?1', [SLOW.name])).length
  expect([
    [0, 2, 0],
    [2, 3, 1],
  ]).toContainEqual([names, columns, applied])
  expect(await halfDone(database)).toEqual([])
  expect(await migrate(database, [...migrations, SLOW])).toEqual(applied === 1 ? [] : [SLOW.name])
  return applied === 1 ? 'whole' : 'none'
}

test('N06 a process of the version before goes on while another one migrates', async () => {
  const before = opened()
  await addUser(before, 'u1')
  const first = await signIn(before)
  const after = opened()
  const added: Migration = { name: '9999-added', sql: 'ALTER TABLE refresh_token ADD COLUMN more TEXT; CREATE TABLE added (id TEXT)' }
  expect(await migrate(after, [...migrations, added])).toEqual([added.name])
  const renewal = await renewTokens(tokenOptions(before, Date.now), first.refresh_token ?? '', 'sanakirja')
  expect(renewal.ok && (await renewTokens(tokenOptions(after, Date.now), renewal.value.refresh_token, 'sanakirja')).ok).toBe(true)
  expect(await halfDone(after)).toEqual([])
})
