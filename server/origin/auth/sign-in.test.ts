import { decodeJwt } from 'jose'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { SessionClaims } from '#shared/account/session-view.ts'
import { d1Accounts, testAccounts } from '../../../tests/support/test-accounts.ts'
import { addTeam, addUser, tokenOptions } from '../../../tests/support/users-for-tests.ts'
import type { Database } from '../storage/database.ts'
import { renewTokens } from './renew-tokens.ts'
import { beginSignIn, endOtherSignIns, type NewSignIn, statementsToEndSignIns, UnknownUserError } from './sign-in.ts'
import { KEEP_EVENTS_MS, ownSignIns, PURGE_EVENTS_SQL } from './sign-in-queries.ts'
import type { TokenOptions } from './token-options.ts'

const START = Date.UTC(2026, 0, 1)
const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
const EXPIRED = { ok: false, error: { code: 'token_invalid_expired' } }
const REJECTED = { ok: false, error: { code: 'unauthorized_session' } }

/** A statement takes some milliseconds on its way to D1: the crowd is smaller there. */
const ENGINES = [
  { engine: 'node:sqlite', crowd: 200, open: testAccounts, close: async () => {} },
  { engine: 'D1', crowd: 20, ...d1Accounts() },
]

describe.each(ENGINES)('on $engine', ({ crowd, open, close }) => {
  let now: number
  let accounts: Database
  let options: TokenOptions

  beforeEach(async () => {
    now = START
    accounts = await open()
    options = tokenOptions(accounts, () => now)
    await addUser(accounts, 'u1')
  })
  afterAll(close)

  const signIn = async (given: Partial<NewSignIn> = {}) => {
    const result = await beginSignIn(options, { userId: 'u1', brand: 'sanakirja', loginMethod: 'email', device: 'Firefox', ...given })
    return { ...result, refresh_token: result.refresh_token ?? '', claims: decodeJwt<SessionClaims>(result.access_token ?? '') }
  }
  const renew = (refreshToken: string, brand = 'sanakirja') => renewTokens(options, refreshToken, brand)
  const renewed = async (refreshToken: string) => {
    const renewal = await renew(refreshToken)
    if (!renewal.ok) throw new Error(renewal.error.code)
    return renewal.value
  }
  const count = async (sql: string) => (await accounts.all<{ n: number }>(`SELECT count(*) AS n FROM ${sql}`, []))[0]?.n

  describe('AUTH-005 a sign-in', () => {
    test('gives tokens for ten minutes, who it is, and their preferences', async () => {
      await addTeam(accounts, 't1')
      await addUser(accounts, 'u2', { team_id: 't1', team_role: 'owner', plan_name: 'team', preferences: '{"version":1}' })
      const result = await signIn({ userId: 'u2', isNew: true, returnState: '/store' })
      expect(result).toMatchObject({
        expires_in: 600,
        login_method: 'email',
        user_data: { user_id: 'u2', team_id: 't1', preferences: { version: 1 } },
        auth_check: false,
        revoke: false,
        is_new: true,
        return_state: '/store',
      })
      expect(result.claims).toMatchObject({
        sub: 'u2',
        aud: 'sanakirja',
        iat: START / SECOND,
        exp: START / SECOND + 600,
        user_claims: ['hasPremiumContent', 'hasTeamContent'],
        team_role: 'owner',
      })
    })

    test('is a new one each time, whoever signed in before', async () => {
      const sids = [await signIn(), await signIn()].map(({ claims }) => claims.sid)
      expect(new Set(sids).size).toBe(2)
    })

    test('SSO-006 with Microsoft is checked again there', async () => {
      expect((await signIn({ loginMethod: 'azure' })).auth_check).toBe(true)
    })

    test('of nobody leaves nothing behind', async () => {
      await expect(signIn({ userId: 'gone' })).rejects.toThrow(UnknownUserError)
      expect([await count('sign_in'), await count('refresh_token')]).toEqual([0, 0])
    })
  })

  describe('AUTH-013 renewal', () => {
    test('reads the user anew', async () => {
      const { refresh_token, claims } = await signIn()
      await accounts.run("UPDATE user SET role = 'admin', plan_name = 'one_year' WHERE id = 'u1'", [])
      const { access_token } = await renewed(refresh_token)
      expect(decodeJwt(access_token)).toMatchObject({ sid: claims.sid, role: 'admin', user_claims: ['hasPremiumContent'] })
    })

    test('is noted as the last use of the sign-in', async () => {
      const { refresh_token } = await signIn()
      now += DAY
      await renewed(refresh_token)
      expect(await ownSignIns(accounts, { userId: 'u1', now, usedAfter: 0 })).toMatchObject([
        { created_at: START, last_used_at: START + DAY },
      ])
    })

    test('AUTH-077 ends 30 days after the last use', async () => {
      const { refresh_token } = await signIn()
      now += 30 * DAY - 1
      const second = await renewed(refresh_token)
      now += 30 * DAY
      expect(await renew(second.refresh_token)).toEqual(EXPIRED)
    })

    test('AUTH-077 ends 90 days after it began, however much it is used', async () => {
      let { refresh_token } = await signIn()
      for (let day = 20; day < 90; day += 20) {
        now = START + day * DAY
        refresh_token = (await renewed(refresh_token)).refresh_token
      }
      now = START + 90 * DAY - 1
      refresh_token = (await renewed(refresh_token)).refresh_token
      now = START + 90 * DAY
      expect(await renew(refresh_token)).toEqual(EXPIRED)
    })

    test(`F07 ${crowd} at once with one token: one new token, and all get the same pair`, async () => {
      const { refresh_token } = await signIn()
      const renewals = await Promise.all(Array.from({ length: crowd }, () => renew(refresh_token)))
      const pairs = renewals.map((renewal) =>
        renewal.ok ? `${renewal.value.access_token} ${renewal.value.refresh_token}` : renewal.error.code,
      )
      expect(new Set(pairs).size).toBe(1)
      expect(await count('refresh_token')).toBe(2)
      const [first] = renewals
      expect(first?.ok && (await renew(first.value.refresh_token)).ok).toBe(true)
    })

    test('a second use after 10 s ends the sign-in for whoever has it, and is written down', async () => {
      const { refresh_token, claims } = await signIn()
      const next = await renewed(refresh_token)
      now += 9_999
      expect(await renewed(refresh_token)).toEqual({ ...next, expires_in: 590 })
      now += 1
      expect(await renew(refresh_token)).toEqual(REJECTED)
      expect(await renew(next.refresh_token)).toEqual(REJECTED)
      expect(await accounts.all('SELECT at, kind, user, detail FROM account_event', [])).toEqual([
        { at: now, kind: 'token_reuse', user: 'u1', detail: JSON.stringify({ sid: claims.sid }) },
      ])
      expect(await ownSignIns(accounts, { userId: 'u1', now, usedAfter: 0 })).toEqual([])
    })

    test('what happened to an account is forgotten after a year', async () => {
      const { refresh_token } = await signIn()
      await renewed(refresh_token)
      now += 10_000
      await renew(refresh_token)
      now += KEEP_EVENTS_MS - 1
      await signIn()
      expect(await count('account_event')).toBe(1)
      now += 1
      await signIn()
      expect(await count('account_event')).toBe(0)
      const [plan] = await accounts.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${PURGE_EVENTS_SQL}`, [0])
      expect(plan?.detail).toMatch(/USING INDEX account_event_at/)
    })

    test('what is stored does not give the tokens away, and the sealed pair goes as soon as nobody may ask for it', async () => {
      const first = await signIn()
      const second = await renewed(first.refresh_token)
      const stored = JSON.stringify(await accounts.all('SELECT * FROM refresh_token', []))
      for (const secret of [first.refresh_token, second.refresh_token, second.access_token]) expect(stored).not.toContain(secret)
      expect(await count('refresh_token WHERE successor IS NOT NULL')).toBe(1)
      now += 10_000
      await signIn()
      expect(await count('refresh_token WHERE successor IS NOT NULL')).toBe(0)
    })

    test('of a deleted user is refused', async () => {
      const { refresh_token } = await signIn()
      await accounts.run("DELETE FROM user WHERE id = 'u1'", [])
      expect(await renew(refresh_token)).toEqual(REJECTED)
    })

    test('of another brand is refused', async () => {
      const { refresh_token } = await signIn()
      expect(await renew(refresh_token, 'pacman')).toEqual(REJECTED)
    })
  })

  describe('the end of sign-ins', () => {
    test('all but the own one', async () => {
      const [mine, other] = [await signIn(), await signIn({ device: 'Chrome' })]
      await addUser(accounts, 'u2')
      const stranger = await signIn({ userId: 'u2' })
      await endOtherSignIns(options, { userId: 'u1', exceptSid: String(mine.claims.sid) })
      expect(await renew(other.refresh_token)).toEqual(REJECTED)
      expect((await renew(mine.refresh_token)).ok).toBe(true)
      expect((await renew(stranger.refresh_token)).ok).toBe(true)
    })

    test('comes with the batch that says why, or not at all', async () => {
      const { refresh_token } = await signIn()
      const statements = statementsToEndSignIns({ userId: 'u1', now })
      await expect(accounts.batch([...statements, { sql: "INSERT INTO team (id) VALUES ('t')", values: [] }])).rejects.toThrow()
      await accounts.batch([...statements, { sql: "UPDATE user SET password_hash = 'x' WHERE id = 'u1'", values: [] }])
      expect(await renew(refresh_token)).toEqual(REJECTED)
    })

    test('a renewal that crosses a sign-out leaves no token behind', async () => {
      const { refresh_token } = await signIn()
      await Promise.all([renew(refresh_token), endOtherSignIns(options, { userId: 'u1' }), renew(refresh_token)])
      expect(await count('refresh_token')).toBe(0)
      expect(await renew(refresh_token)).toEqual(REJECTED)
    })
  })

  test('what ran out long ago is dropped', async () => {
    await signIn()
    now += 91 * DAY
    await signIn()
    expect([await count('sign_in'), await count('refresh_token')]).toEqual([1, 1])
  })
})
