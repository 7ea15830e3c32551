import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { begin, callbackOf, counts, finish, type SsoOrigin, signedIn, ssoOrigin } from '../support/stand-in-providers.ts'
import { type IdToken, type RogueProvider, rogueConfig, signed, startRogueProvider } from '../support/stand-in-rogue.ts'

let rogue: RogueProvider
let origin: SsoOrigin
let now: number

beforeEach(async () => {
  rogue = await startRogueProvider()
  now = Date.now()
  origin = await ssoOrigin({ google: rogueConfig(rogue) }, () => now)
})
afterEach(() => rogue.stop())

const PROVIDER = 'google'
const REFUSED = { status: 400, body: { error: 'token_error' } }
const UNAVAILABLE = { status: 503, body: { error: 'unavailable' } }
const SECONDS = 1000

/** A whole sign-in in which the provider answers with this ID token. */
async function answeredWith(idToken: IdToken) {
  const { url, transaction } = await begin(origin, PROVIDER)
  const query = new URL(url).searchParams
  Object.assign(rogue, { idToken, nonce: query.get('nonce') ?? '' })
  return finish(origin, PROVIDER, transaction, `${callbackOf(PROVIDER)}?code=c&state=${query.get('state')}`)
}

describe('ID tokens', () => {
  test('one that is as it should be is accepted', async () => {
    expect(signedIn(await answeredWith(signed())).is_new).toBe(true)
  })

  const epoch = () => Math.floor(Date.now() / SECONDS)
  const claims = (change: JWTPayload) => signed({ claims: change })

  test.each<[string, IdToken]>([
    ['no signature (alg none)', (given) => new UnsecuredJWT(given).encode()],
    [
      'alg HS256, signed with the public key',
      (given, { publicPem }) => new SignJWT(given).setProtectedHeader({ alg: 'HS256', kid: 'k' }).sign(new TextEncoder().encode(publicPem)),
    ],
    [
      'alg HS256, signed with the client’s secret',
      (given) => new SignJWT(given).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(rogueConfig(rogue).clientSecret)),
    ],
    ['an unknown kid', signed({ kid: 'unknown' })],
    ['the signature of another key', signed({ isOtherKey: true })],
    ['another audience', claims({ aud: 'another-client' })],
    ['two audiences, for another party', claims({ aud: ['rogue-client', 'another-client'], azp: 'another-client' })],
    ['another issuer', claims({ iss: 'https://accounts.google.com' })],
    ['an end in the past', (given, keys) => claims({ exp: epoch() - 61 })(given, keys)],
    ['a beginning in the future', (given, keys) => claims({ iat: epoch() + 600, nbf: epoch() + 600 })(given, keys)],
    ['another nonce', claims({ nonce: 'another' })],
    ['no nonce', claims({ nonce: undefined })],
    ['no subject', (given, keys) => claims({})(Object.fromEntries(Object.entries(given).filter(([name]) => name !== 'sub')), keys)],
    ['an empty subject', claims({ sub: '' })],
    ['a subject longer than there are', claims({ sub: 's'.repeat(256) })],
    ['something that is no token', () => 'no.token.at-all'],
    [
      'claims that were altered',
      async (given, keys) => {
        const [header, , signature] = (await signed()(given, keys)).split('.')
        return [header, Buffer.from(JSON.stringify({ ...given, sub: 'admin' })).toString('base64url'), signature].join('.')
      },
    ],
  ])('G12 one with %s is refused', async (_, idToken) => {
    expect(await answeredWith(idToken)).toEqual(REFUSED)
    expect(await counts(origin.accounts)).toEqual({ signIns: 0, users: 0, identities: 0 })
  })

  test.each([
    ['is not said to be', undefined],
    ['is said not to be', false],
    ['is said in words to be', 'true'],
  ])('G13 an address that %s verified is not taken', async (_, verified) => {
    signedIn(await answeredWith(signed({ claims: { email: 'aino@example.test', email_verified: verified } })))
    expect(await origin.accounts.all('SELECT email FROM user', [])).toEqual([{ email: null }])
  })

  test('names are kept on one line and not longer than they may be', async () => {
    signedIn(await answeredWith(signed({ claims: { given_name: `A\nB${'c'.repeat(200)}`, family_name: 7 } })))
    const [row] = await origin.accounts.all<{ given_name: string }>('SELECT given_name, family_name FROM user', [])
    expect(row).toEqual({ given_name: `A B${'c'.repeat(97)}`, family_name: '' })
  })
})

describe('a provider that fails', () => {
  test('one that is down is told from a sign-in that is wrong, and reported; others are not touched', async () => {
    await rogue.stop()
    expect(await origin.post('/api/auth/google/begin', { redirect_uri: callbackOf(PROVIDER) })).toEqual(UNAVAILABLE)
    expect(origin.reports).toHaveLength(1)

    const other = await startRogueProvider()
    const both = await ssoOrigin({ google: rogueConfig(rogue), azure: rogueConfig(other) })
    expect((await begin(both, 'azure')).url).toContain(other.issuer)
    await other.stop()
  })

  test('one that goes down between the beginning and the end', async () => {
    const { url, transaction } = await begin(origin, PROVIDER)
    await rogue.stop()
    const state = new URL(url).searchParams.get('state')
    expect(await finish(origin, PROVIDER, transaction, `${callbackOf(PROVIDER)}?code=c&state=${state}`)).toEqual(UNAVAILABLE)
  })

  test.each([
    [500, UNAVAILABLE],
    [503, UNAVAILABLE],
    [400, REFUSED],
    [401, REFUSED],
  ])('a token endpoint that answers %i', async (status, expected) => {
    rogue.tokenStatus = status
    expect(await answeredWith(signed())).toEqual(expected)
  })

  test('G23 one that would send browsers to another site is not followed', async () => {
    rogue.metadata = { authorization_endpoint: 'https://evil.test/authorize' }
    expect(await origin.post('/api/auth/google/begin', { redirect_uri: callbackOf(PROVIDER) })).toEqual(UNAVAILABLE)
  })

  test('one that says it is another issuer is not used', async () => {
    rogue.metadata = { issuer: 'https://accounts.google.com' }
    expect(await origin.post('/api/auth/google/begin', { redirect_uri: callbackOf(PROVIDER) })).toEqual(UNAVAILABLE)
  })

  test('what it says of itself is asked once an hour, and still holds when it cannot be asked again', async () => {
    await begin(origin, PROVIDER)
    await begin(origin, PROVIDER)
    expect(rogue.discoveries).toBe(1)
    now += 61 * 60 * SECONDS
    await begin(origin, PROVIDER)
    expect(rogue.discoveries).toBe(2)
    await rogue.stop()
    now += 61 * 60 * SECONDS
    expect((await begin(origin, PROVIDER)).url).toContain(rogue.issuer)
  })
})
