import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { browserAt } from '#server/edge/scripted-accounts.ts'
import { type ScriptedOptions, scriptedEdge } from '#server/edge/scripted-edge.ts'
import { statementsToWriteInstitution } from '#server/origin/institutions/institution-commands.ts'
import type { OriginAnswer } from '#server/origin/route/plain-calls.ts'
import { migrate } from '#server/origin/storage/migrate.ts'
import { type NodeSqliteDatabase, openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { readMigrations } from '#server/origin/storage/read-migrations.ts'
import { passwords } from '#server/origin/users/passwords.ts'
import { testOrigin, testOriginAnswer } from '../support/test-origin.ts'
import { addUser } from '../support/users-for-tests.ts'

const ADDRESS_KEY = 'an address key of the tests, 32 bytes or more'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const SID = '__Host-sid'
const hashing = passwords({ cost: { ln: 4, r: 8, p: 1 }, running: 2, randomBytes })

let accounts: NodeSqliteDatabase
beforeEach(async () => {
  accounts = openNodeSqliteDatabase(':memory:')
  await migrate(accounts, readMigrations(fileURLToPath(new URL('../../server/origin/storage/migrations/accounts', import.meta.url))))
  await addUser(accounts, 'aino', { password_hash: await hashing.hash('salasana') })
})
afterEach(() => accounts.close())

/** An edge before the origin that ships, over one clock; the origin is in this process or is sent requests. */
async function site(way: 'in-process' | 'requests') {
  const time = { now: () => Date.now() }
  const given = { lexicon: accounts, accounts, now: () => time.now() }
  const app = await testOrigin(given)
  const answer = await testOriginAnswer(given)
  const asked: string[] = []
  const answered: OriginAnswer = (call, sender) => {
    asked.push(call.name)
    return answer(call, sender)
  }
  const fetched = async (request: Request): Promise<Response> => {
    asked.push(new URL(request.url).pathname)
    return app.fetch(request)
  }
  const options: ScriptedOptions = {
    addressKey: ADDRESS_KEY,
    origin: way === 'in-process' ? { type: 'in-process', answer: answered } : { type: 'requests', fetch: fetched },
  }
  const edge = scriptedEdge(undefined, options)
  time.now = () => edge.clock.now
  const login = (browser: ReturnType<typeof browserAt>) =>
    browser.post('/api/auth/login', { email: 'aino@example.org', password: 'salasana' })
  return { edge, asked, login, browser: browserAt(edge) }
}

describe.each(['in-process', 'requests'] as const)('sessions before an origin that is reached %s', (way) => {
  test('F01 AUTH-014 AUTH-039 a user signs in, is known, and signs out', async () => {
    const { browser, login } = await site(way)
    expect((await login(browser)).status).toBe(200)
    expect(await (await browser.send('/api/session')).json()).toMatchObject({
      user: { user_id: 'aino' },
      permissions: { isAnonymous: false },
    })
    const sid = browser.jar.get(SID) ?? ''
    await browser.post('/api/auth/logout')
    expect(browser.jar.has(SID)).toBe(false)
    browser.jar.set(SID, sid)
    expect((await browser.send('/api/users/me')).status).toBe(401)
    expect(browser.jar.has(SID)).toBe(false)
  })

  test('F07 two hundred requests with an expired token ask for another one once', async () => {
    const { browser, edge, asked, login } = await site(way)
    await login(browser)
    edge.clock.now += 11 * MINUTE
    const cookie = `${SID}=${browser.jar.get(SID)}`
    const answers = await Promise.all(Array.from({ length: 200 }, () => edge.send('/api/users/me', { headers: { cookie } })))
    expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200))
    expect(asked.filter((name) => name === 'refreshTokens' || name === '/api/auth/token')).toHaveLength(1)
  })

  test('F11 a session whose token was used by somebody else is over for both', async () => {
    const { browser, edge, login } = await site(way)
    await login(browser)
    const stolen = browser.jar.get(SID) ?? ''
    edge.clock.now += 11 * MINUTE
    await browser.send('/api/users/me')
    edge.clock.now += 11_000
    const thief = browserAt(edge)
    thief.jar.set(SID, stolen)
    expect(await (await thief.send('/api/users/me')).json()).toEqual({ error: 'unauthorized_session' })
    expect(await (await browser.send('/api/users/me')).json()).toEqual({ error: 'unauthorized_session' })
    expect(browser.jar.has(SID)).toBe(false)
  })

  test('F06 F12 a sign-in that was ended elsewhere is over here at once', async () => {
    const { browser, edge, login } = await site(way)
    const phone = browserAt(edge)
    await login(browser)
    await login(phone)
    await phone.post('/api/auth/logout', { everywhere: true })
    expect((await browser.send('/api/users/me')).status).toBe(401)
    expect(browser.jar.has(SID)).toBe(false)
  })

  test('F23 a session in use lasts ninety days and no longer', async () => {
    const { browser, edge, login } = await site(way)
    await login(browser)
    for (const days of [29, 29, 29]) {
      edge.clock.now += days * DAY
      expect((await browser.send('/api/users/me')).status).toBe(200)
    }
    edge.clock.now += 3 * DAY
    expect(await (await browser.send('/api/users/me')).json()).toEqual({ error: 'login_expired' })
  })

  test("AUTH-028 AUTH-037 the origin believes the edge's word on where a reader is, and a neighbour is nowhere", async () => {
    const ranges = { id: 'library', brand: 'pacman', name: 'Library', customerType: 'pacman', ranges: ['192.0.2.0/28'] } as const
    await accounts.batch(statementsToWriteInstitution({ ...ranges, ranges: [...ranges.ranges], claims: ['canAccessPacman'] }))
    const { edge } = await site(way)
    const [reader, neighbour] = ['192.0.2.1', '192.0.2.77'].map((address) => browserAt(edge, { host: 'pacman.localhost', address }))
    for (const browser of [reader, neighbour]) await browser?.send('/')
    expect(await (await reader?.send('/api/session'))?.json()).toMatchObject({ domain: { isSignedIn: true, customerName: 'Library' } })
    expect(await (await neighbour?.send('/api/session'))?.json()).toMatchObject({ domain: { isSignedIn: false } })
  })
})
