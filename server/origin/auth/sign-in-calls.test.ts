import type { Hono } from 'hono'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { SessionClaimsSchema } from '#shared/account/session-view.ts'
import { userSignIns } from '#shared/api/users.ts'
import { testAccounts } from '../../../tests/support/test-accounts.ts'
import { signIn as signInAnonymously, testOrigin } from '../../../tests/support/test-origin.ts'
import { addTeam, addUser, TEST_KEY, tokenOptions } from '../../../tests/support/users-for-tests.ts'
import type { Database } from '../storage/database.ts'
import { signDomainToken, verifyAccessToken } from './access-token.ts'
import { callerReader } from './caller-reader.ts'
import { beginSignIn } from './sign-in.ts'
import type { TokenOptions } from './token-options.ts'

const MINUTE = 60_000

let now: number
let accounts: Database
let app: Hono
let options: TokenOptions

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1)
  accounts = await testAccounts()
  options = tokenOptions(accounts, () => now)
  app = await testOrigin({ lexicon: accounts, accounts, now: () => now, tokenKeys: [TEST_KEY] })
  for (const id of ['u1', 'u2']) await addUser(accounts, id)
})

const signIn = async (userId = 'u1', device = 'Firefox') => {
  const { access_token = '' } = await beginSignIn(options, { userId, brand: 'sanakirja', loginMethod: 'email', device })
  const { sid = '' } = v.parse(SessionClaimsSchema, await verifyAccessToken(options, access_token, 'sanakirja'))
  return { token: access_token, sid }
}

const call = async (token: string, method: string, path: string, body?: unknown) => {
  const headers = { authorization: `Bearer ${token}`, 'x-sk-brand': 'sanakirja', 'content-type': 'application/json' }
  const response = await app.request(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  return { status: response.status, body: (await response.json()) as unknown }
}
const list = (token: string) => call(token, 'GET', '/api/auth/sign_ins')
const sidsOf = async (token: string) => v.parse(userSignIns.answer, (await list(token)).body).sign_ins.map(({ id }) => id)
const logout = (token: string, body: unknown = {}) => call(token, 'POST', '/api/auth/logout', body)
const OK = { status: 200, body: { message: 'ok' } }
const ENDED = { status: 401, body: { error: 'unauthorized' } }
const FORBIDDEN = { status: 403, body: { error: 'forbidden' } }
const NOT_FOUND = { status: 404, body: { error: 'not_found' } }

describe('the list of sign-ins', () => {
  test('names the own ones, newest first, and which is this one', async () => {
    const first = await signIn()
    now += MINUTE
    const second = await signIn('u1', 'Chrome')
    await signIn('u2')
    const entry = { login_method: 'email', is_current: false }
    expect((await list(first.token)).body).toEqual({
      sign_ins: [
        { ...entry, id: second.sid, device: 'Chrome', created_at: now, last_used_at: now },
        { ...entry, id: first.sid, device: 'Firefox', created_at: now - MINUTE, last_used_at: now - MINUTE, is_current: true },
      ],
    })
  })

  test('does not name those that ran out unused', async () => {
    const first = await signIn()
    now += 30 * 24 * 60 * MINUTE
    const second = await signIn()
    expect(await sidsOf(second.token)).toEqual([second.sid])
    expect(first.sid).not.toBe(second.sid)
  })

  test('one can be ended from another', async () => {
    const [mine, other] = [await signIn(), await signIn()]
    expect(await call(mine.token, 'DELETE', `/api/auth/sign_ins/${other.sid}`)).toEqual(OK)
    expect(await sidsOf(mine.token)).toEqual([mine.sid])
    expect(await list(other.token)).toEqual(ENDED)
    expect(await call(mine.token, 'DELETE', `/api/auth/sign_ins/${other.sid}`)).toEqual(NOT_FOUND)
  })

  test('one of somebody else is not found, and goes on', async () => {
    const [mine, other] = [await signIn(), await signIn('u2')]
    expect(await call(mine.token, 'DELETE', `/api/auth/sign_ins/${other.sid}`)).toEqual(NOT_FOUND)
    expect(await call(mine.token, 'DELETE', '/api/auth/sign_ins/none')).toEqual(NOT_FOUND)
    expect(await sidsOf(other.token)).toEqual([other.sid])
  })
})

describe('AUTH-016 logout', () => {
  test('ends the sign-in at once, however long its token still reads, and may be repeated', async () => {
    const [mine, other] = [await signIn(), await signIn()]
    expect(await logout(mine.token)).toEqual(OK)
    expect(await list(mine.token)).toEqual(ENDED)
    expect(await logout(mine.token)).toEqual(OK)
    expect(await sidsOf(other.token)).toEqual([other.sid])
  })

  test('everywhere ends all of the user’s, and nobody else’s', async () => {
    const [mine, other, stranger] = [await signIn(), await signIn(), await signIn('u2')]
    expect(await logout(mine.token, { everywhere: true })).toEqual(OK)
    expect([await list(mine.token), await list(other.token)]).toEqual([ENDED, ENDED])
    expect((await list(stranger.token)).status).toBe(200)
  })

  test('everywhere does nothing with a token whose sign-in has ended', async () => {
    const [stolen, mine] = [await signIn(), await signIn()]
    await call(mine.token, 'DELETE', `/api/auth/sign_ins/${stolen.sid}`)
    expect(await logout(stolen.token, { everywhere: true })).toEqual(OK)
    expect(await sidsOf(mine.token)).toEqual([mine.sid])
  })

  test('of an anonymous visitor does nothing; without a token it is refused', async () => {
    const { access_token } = await signInAnonymously(app)
    expect(await logout(access_token, { everywhere: true })).toEqual(OK)
    expect(await logout('none')).toEqual(ENDED)
  })
})

describe('PERM-034 who may call what', () => {
  test('a call that asks for a user refuses an anonymous visitor', async () => {
    const { access_token } = await signInAnonymously(app)
    expect(await list(access_token)).toEqual(FORBIDDEN)
  })

  const domainToken = () =>
    signDomainToken(options, {
      institution: 'i1',
      brand: 'sanakirja',
      userClaims: ['hasPremiumContent', 'canAccessPacman'],
      customerType: 'pacman',
      customerName: 'Kirjasto',
      teamId: 't1',
      network: '192.0.2.0/24',
    })

  test('AUTH-029 the token of an institution’s network reads, and signs nobody out and in', async () => {
    const token = await domainToken()
    expect((await call(token, 'GET', '/api/search/api/sk/search?keyword=x')).status).not.toBe(403)
    for (const [method, path] of [
      ['POST', '/api/auth/logout'],
      ['GET', '/api/auth/sign_ins'],
      ['GET', '/api/users/me'],
      ['GET', '/api/auth/api/users/preferences'],
    ] as const)
      expect([path, (await call(token, method, path)).status]).not.toEqual([path, 200])
    expect(await logout(token)).toEqual(FORBIDDEN)
    expect(await list(token)).toEqual(FORBIDDEN)
  })

  test('AUTH-077 it lives an hour and says whose it is', async () => {
    const token = await domainToken()
    const caller = await callerReader(options)(`Bearer ${token}`, 'sanakirja', 'any')
    expect(caller).toMatchObject({
      subject: 'ip.i1',
      isAnonymous: true,
      isDomain: true,
      hasPremium: true,
      canAccessPacman: true,
      teamId: 't1',
      sid: undefined,
      claims: { signupMethods: ['ip'], customer_type: 'pacman', customer_name: 'Kirjasto', net: '192.0.2.0/24' },
    })
    now += 60 * MINUTE - 1
    expect(await verifyAccessToken(options, token, 'sanakirja')).toBeDefined()
    now += 1
    expect(await verifyAccessToken(options, token, 'sanakirja')).toBeUndefined()
  })

  test('I22 where a call asks for a user, role, plan and team are those of this moment; elsewhere those of the token', async () => {
    await addTeam(accounts, 't1')
    await accounts.run("UPDATE user SET role = 'admin', team_id = 't1', team_role = 'owner', plan_name = 'team' WHERE id = 'u1'", [])
    const { token } = await signIn()
    const callerOf = callerReader(options)
    const before = { role: 'admin', hasPremium: true, teamId: 't1' }
    expect(await callerOf(`Bearer ${token}`, 'sanakirja', 'user')).toMatchObject({ ...before, claims: { team_role: 'owner' } })

    await accounts.run("UPDATE user SET role = 'user', team_id = NULL, team_role = NULL, plan_name = 'free' WHERE id = 'u1'", [])
    const demoted = await callerOf(`Bearer ${token}`, 'sanakirja', 'user')
    expect(demoted).toMatchObject({ role: 'user', hasPremium: false, teamId: undefined })
    expect(demoted?.claims).not.toHaveProperty('team_role')
    expect(await callerOf(`Bearer ${token}`, 'sanakirja', 'any')).toMatchObject(before)
  })

  test('I21 what a caller says of itself in headers or the query gives nothing', async () => {
    const { access_token } = await signInAnonymously(app)
    const headers = { authorization: `Bearer ${access_token}`, 'x-sk-brand': 'sanakirja', 'x-role': 'admin', cookie: 'role=admin' }
    expect((await app.request('/api/auth/sign_ins?role=admin&canAccessPacman=true', { headers })).status).toBe(403)
  })

  test('a deleted user is nobody at once', async () => {
    const { token } = await signIn()
    await accounts.run("DELETE FROM user WHERE id = 'u1'", [])
    expect(await list(token)).toEqual(ENDED)
  })
})
