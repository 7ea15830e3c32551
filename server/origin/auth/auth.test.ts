import type { Hono } from 'hono'
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import type { SessionClaims } from '#shared/account/session-view.ts'
import { challengeOf, freshCode, post, signIn, testOrigin, VERIFIER } from '../../../tests/support/test-origin.ts'
import { signAnonymousToken, verifyAccessToken } from './access-token.ts'
import { callerReader } from './caller-reader.ts'

const START = Date.UTC(2026, 0, 1)
const SECOND = 1000

let now: number
let app: Hono

beforeEach(async () => {
  now = START
  app = await testOrigin({ lexicon: openNodeSqliteDatabase(':memory:'), now: () => now })
})

const login = async (fields: Record<string, unknown>) => {
  const response = await post(app, '/api/auth/anon-login', { code: await freshCode(app), code_verifier: VERIFIER, ...fields })
  return { status: response.status, body: await response.json() }
}
const refresh = async (refresh_token: string, fields: Record<string, unknown> = {}, brand = 'sanakirja') => {
  const response = await post(
    app,
    '/api/auth/token',
    { code: await freshCode(app), code_verifier: VERIFIER, refresh_token, ...fields },
    brand,
  )
  return { status: response.status, body: (await response.json()) as { error?: string; access_token: string; refresh_token: string } }
}
const BAD_REQUEST = { status: 400, body: { error: 'bad_request' } }

describe('AUTH-011 authorize', () => {
  const authorize = (fields: Record<string, unknown>) =>
    post(app, '/api/auth/authorize', { code_challenge: challengeOf(VERIFIER), code_challenge_method: 'S256', ...fields })

  test('answers a code of 256 bits, another each time', async () => {
    const codes = [await freshCode(app), await freshCode(app)]
    expect(new Set(codes).size).toBe(2)
    for (const code of codes) expect(code).toMatch(/^[\w-]{43}$/)
  })

  test.each([
    ['the plain method', { code_challenge_method: 'plain' }],
    ['no method', { code_challenge_method: undefined }],
    ['a short challenge', { code_challenge: 'a'.repeat(42) }],
    ['a challenge with other characters', { code_challenge: `${'a'.repeat(43)}!` }],
  ])('G03 refuses %s', async (_, fields) => {
    expect((await authorize(fields)).status).toBe(400)
  })
})

describe('AUTH-012 anonymous login', () => {
  test('gives tokens for a code and its verifier', async () => {
    expect(await login({})).toMatchObject({ status: 200, body: { expires_in: 600, refresh_token: expect.stringMatching(/^[\w-]{43}$/) } })
  })

  test('AUTH-003 the access token names a random subject, the brand, and no rights', async () => {
    const [one, two] = [await signIn(app), await signIn(app)]
    const claims = decodeJwt<SessionClaims>(one.access_token)
    expect(claims).toMatchObject({
      aud: 'sanakirja',
      role: 'anonymous',
      user_claims: [],
      identity: {},
      iat: START / SECOND,
      exp: START / SECOND + 600,
    })
    expect(claims.sub).not.toBe(decodeJwt(two.access_token).sub)
    expect(decodeProtectedHeader(one.access_token)).toMatchObject({ alg: 'HS256', kid: 'k1' })
  })

  test('G01 a wrong verifier is refused and the code is spent', async () => {
    const code = await freshCode(app)
    expect(await login({ code, code_verifier: 'w'.repeat(128) })).toEqual(BAD_REQUEST)
    expect(await login({ code })).toEqual(BAD_REQUEST)
  })

  test('G02 a code is good once', async () => {
    const code = await freshCode(app)
    expect((await login({ code })).status).toBe(200)
    expect(await login({ code })).toEqual(BAD_REQUEST)
  })

  test('G02 of many calls with one code at the same time, one wins', async () => {
    const code = await freshCode(app)
    const answers = await Promise.all(Array.from({ length: 20 }, () => login({ code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test.each([
    [59_999, 200],
    [60_000, 400],
  ])('G02 a code of %d ms: %d', async (age, status) => {
    const code = await freshCode(app)
    now += age
    expect((await login({ code })).status).toBe(status)
  })

  test.each([
    ['42 characters', 'v'.repeat(42)],
    ['129 characters', 'v'.repeat(129)],
    ['other characters', `${'v'.repeat(127)}+`],
  ])('G02 a verifier of %s is refused', async (_, code_verifier) => {
    expect((await login({ code_verifier })).status).toBe(400)
  })

  test('an unknown code or brand is refused', async () => {
    expect(await login({ code: 'none' })).toEqual(BAD_REQUEST)
    expect((await post(app, '/api/auth/anon-login', { code: await freshCode(app), code_verifier: VERIFIER }, 'nobody')).status).toBe(400)
  })
})

describe('AUTH-013 renewal', () => {
  test('gives new tokens for the same subject', async () => {
    const first = await signIn(app)
    const { status, body } = await refresh(first.refresh_token)
    expect(status).toBe(200)
    expect(body.refresh_token).not.toBe(first.refresh_token)
    expect(decodeJwt(body.access_token).sub).toBe(decodeJwt(first.access_token).sub)
  })

  const refused = (error: string) => ({ status: 401, body: { error } })

  test('F07 the same token again within 10 s gets the same pair', async () => {
    const { refresh_token } = await signIn(app)
    const first = await refresh(refresh_token)
    now += 9_999
    expect(await refresh(refresh_token)).toEqual({ status: 200, body: { ...first.body, expires_in: 590 } })
  })

  test('used again after 10 s, it ends the whole sign-in', async () => {
    const { refresh_token } = await signIn(app)
    const second = (await refresh(refresh_token)).body.refresh_token
    now += 10_000
    expect(await refresh(refresh_token)).toEqual(refused('unauthorized_session'))
    expect(await refresh(second)).toEqual(refused('unauthorized_session'))
  })

  test('AUTH-027 of another brand or unknown it is refused, and once it has run out that is what is said', async () => {
    const { refresh_token } = await signIn(app)
    expect(await refresh(refresh_token, {}, 'pacman')).toEqual(refused('unauthorized_session'))
    expect(await refresh('unknown')).toEqual(refused('unauthorized_session'))
    now += 24 * 60 * 60 * SECOND
    expect(await refresh(refresh_token)).toEqual(refused('token_invalid_expired'))
  })

  test('without a good code the token stays unused', async () => {
    const { refresh_token } = await signIn(app)
    expect(await refresh(refresh_token, { code: 'none' })).toMatchObject({ status: 400 })
    expect((await refresh(refresh_token)).status).toBe(200)
  })
})

test('codes and tokens are stored as hashes, and those whose time is long over are dropped by the next write', async () => {
  const { migrate } = await import('#server/origin/storage/migrate.ts')
  const { readMigrations } = await import('#server/origin/storage/read-migrations.ts')
  const accounts = openNodeSqliteDatabase(':memory:')
  await migrate(accounts, readMigrations(new URL('../storage/migrations/accounts', import.meta.url).pathname))
  app = await testOrigin({ lexicon: accounts, accounts, now: () => now })
  const code = await freshCode(app)
  const { refresh_token } = await signIn(app)
  const stored = JSON.stringify([
    await accounts.all('SELECT * FROM authorization_code', []),
    await accounts.all('SELECT * FROM refresh_token', []),
  ])
  expect(stored).not.toContain(code)
  expect(stored).not.toContain(refresh_token)

  now += 31 * 24 * 60 * 60 * SECOND
  await signIn(app)
  expect(await accounts.all('SELECT * FROM authorization_code', [])).toHaveLength(1)
  expect(await accounts.all('SELECT * FROM refresh_token', [])).toHaveLength(1)
})

describe('access tokens', () => {
  const key = (id: string) => ({ id, secret: new TextEncoder().encode(`${id} `.repeat(16)) })
  const signer = { tokenKeys: [key('new'), key('old')] as const, now: () => now }
  const verify = (token: string, brand = 'sanakirja') => verifyAccessToken(signer, token, brand)
  const sign = (given = signer) => signAnonymousToken(given, { subject: 's', brand: 'sanakirja' })

  test('a token of ours is accepted, also when an older key signed it', async () => {
    expect(await verify(await sign())).toMatchObject({ sub: 's' })
    expect(
      await verify(await signAnonymousToken({ ...signer, tokenKeys: [key('old')] }, { subject: 's', brand: 'sanakirja' })),
    ).toMatchObject({ sub: 's' })
  })

  test('a token for another brand, over, of a key that was dropped, or altered is not', async () => {
    const token = await sign()
    expect(await verify(token, 'pacman')).toBeUndefined()
    expect(
      await verify(await signAnonymousToken({ ...signer, tokenKeys: [key('gone')] }, { subject: 's', brand: 'sanakirja' })),
    ).toBeUndefined()
    expect(await verify(`${token.slice(0, -3)}AAA`)).toBeUndefined()
    now += 600 * SECOND
    expect(await verify(token)).toBeUndefined()
  })

  test.each([
    ['no signature', (claims: string) => `${Buffer.from('{"alg":"none","kid":"new","typ":"at+jwt"}').toString('base64url')}.${claims}.`],
    [
      'an empty signature',
      (claims: string) => `${Buffer.from('{"alg":"HS256","kid":"new","typ":"at+jwt"}').toString('base64url')}.${claims}.`,
    ],
  ])('a token with %s is not', async (_, forge) => {
    const claims = (await sign()).split('.')[1] ?? ''
    expect(await verify(forge(claims))).toBeUndefined()
  })

  test('a JWT of ours of another kind is not', async () => {
    const other = await new SignJWT({ role: 'anonymous', user_claims: [], identity: {} })
      .setProtectedHeader({ alg: 'HS256', kid: 'new', typ: 'mail' })
      .setSubject('s')
      .setAudience('sanakirja')
      .setIssuedAt(now / SECOND)
      .setExpirationTime(now / SECOND + 60)
      .sign(key('new').secret)
    expect(await verify(other)).toBeUndefined()
  })

  test('a token that was once verified is still checked for its time and its brand', async () => {
    const callerOf = callerReader({ ...signer, accounts: openNodeSqliteDatabase(':memory:') })
    const authorization = `Bearer ${await sign()}`
    expect(await callerOf(authorization, 'sanakirja', 'any')).toMatchObject({ isAnonymous: true, hasPremium: false })
    expect(await callerOf(authorization, 'pacman', 'any')).toBeUndefined()
    now += 599 * SECOND
    expect(await callerOf(authorization, 'sanakirja', 'any')).toBeDefined()
    now += SECOND
    expect(await callerOf(authorization, 'sanakirja', 'any')).toBeUndefined()
  })

  test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', 'Bearer é'])('%j is no token', async (authorization) => {
    expect(
      await callerReader({ ...signer, accounts: openNodeSqliteDatabase(':memory:') })(authorization, 'sanakirja', 'any'),
    ).toBeUndefined()
  })
})
