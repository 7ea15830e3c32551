import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#server/origin/storage/migrate.ts'
import { openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { readMigrations } from '#server/origin/storage/read-migrations.ts'
import { passwords } from '#server/origin/users/passwords.ts'
import { type RunningServer, startNodeServer } from '../support/node-server.ts'
import { addUser } from '../support/users-for-tests.ts'

const PEOPLE = 50
const ROUNDS = 6
const PASSWORD = 'salasana'
const migrations = readMigrations(fileURLToPath(new URL('../../server/origin/storage/migrations/accounts', import.meta.url)))

/** Somebody, and what stands in their name: nobody else's answers may hold it. */
type Person = { email: string; marker: string; address: string; cookie: string }

let folder: string
let server: RunningServer
let people: Person[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sanavirta-canary-'))
  people = Array.from({ length: PEOPLE }, (_, index) => {
    const id = `person-${index}`
    return { email: `${id}@example.org`, marker: `canary${randomBytes(8).toString('hex')}`, address: `10.1.${index}.7`, cookie: '' }
  })
  await writePeople()
  server = await startNodeServer({ SANAVIRTA_DATA: folder, SANAVIRTA_TRUSTED_HOPS: '1' })
  for (const person of people) person.cookie = await signedIn(person)
}, 120_000)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function writePeople() {
  const accounts = openNodeSqliteDatabase(join(folder, 'accounts.db'))
  await migrate(accounts, migrations)
  const hash = await passwords({ cost: { ln: 4, r: 8, p: 1 }, running: 2, randomBytes }).hash(PASSWORD)
  for (const { email, marker } of people)
    await addUser(accounts, email.replace('@example.org', ''), { email, given_name: marker, password_hash: hash, plan_name: 'one_year' })
  accounts.close()
}

const ask = (person: Person, path: string, init: RequestInit = {}) =>
  fetch(`${server.base}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { 'x-forwarded-for': person.address, cookie: person.cookie, origin: server.base, 'x-sk-client': '1', ...init.headers },
  })

async function signedIn(person: Person): Promise<string> {
  const body = JSON.stringify({ email: person.email, password: PASSWORD })
  const answer = await ask(person, '/api/auth/login', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  if (answer.status !== 200) throw new Error(`${person.email} could not sign in: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Paths, and whether the answer is about the one who asks. */
const PATHS: readonly (readonly [path: string, isOwn: boolean])[] = [
  ['/api/session', true],
  ['/api/users/me', true],
  ['/user/settings', true],
  ['/finnish-english/talo', false],
  ['/', false],
  ['/api/search/api/sk/search?search_service=ss&keyword=talo&keyword_language=fi&target_language=en', false],
]

test(`E01 ${PEOPLE} people at once: nobody’s answers hold what is another’s`, { timeout: 120_000 }, async () => {
  const markers = people.map(({ marker }) => marker)
  const visit = async (person: Person, turn: number) => {
    const [path, isOwn] = PATHS[turn % PATHS.length] ?? PATHS[0] ?? ['/', false]
    const answer = await ask(person, path)
    const bytes = `${await answer.text()} ${JSON.stringify([...answer.headers])}`
    expect([person.email, path, answer.status]).toEqual([person.email, path, 200])
    if (isOwn) expect(bytes).toContain(person.marker)
    expect(markers.filter((marker) => marker !== person.marker && bytes.includes(marker))).toEqual([])
  }
  for (let round = 0; round < ROUNDS; round++) await Promise.all(people.map((person, index) => visit(person, round + index)))
})
