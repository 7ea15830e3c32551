import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type StandIns, startStandIns } from '#server/runtimes/node/stand-ins/start-stand-ins.ts'
import { standInBrowser } from '../support/stand-in-browser.ts'
import { addUser, begin, callbackOf, counts, finish, type SsoOrigin, signedIn, ssoOrigin } from '../support/stand-in-providers.ts'

let standIns: StandIns
let origin: SsoOrigin
let now: number

beforeAll(async () => {
  standIns = await startStandIns()
})
afterAll(() => standIns.stop())
beforeEach(async () => {
  now = Date.now()
  origin = await ssoOrigin(standIns.providers, () => now)
})

/** Where the provider sends the browser of somebody who signs in. */
async function callbackFor(user: string, url: string, browser = standInBrowser()): Promise<string> {
  const end = await browser.signInAs(user, url)
  if (end.type !== 'sent-back') throw new Error('A form came back')
  return end.url
}

async function wholeSignIn(provider: 'google' | 'azure' | 'mpassid', user: string, browser = standInBrowser()) {
  const { url, transaction } = await begin(origin, provider, { return_state: '/wordlists' })
  return finish(origin, provider, transaction, await callbackFor(user, url, browser))
}

const NOTHING = { signIns: 0, users: 0, identities: 0 }
const REFUSED = { status: 400, body: { error: 'token_error' } }

describe('a sign-in that goes well', () => {
  test.each(['google', 'azure', 'mpassid'] as const)('SSO-002, SSO-019 %s makes an account, and knows it again', async (provider) => {
    const first = signedIn(await wholeSignIn(provider, 'aino'))
    expect(first).toMatchObject({ login_method: provider, is_new: true, return_state: '/wordlists', auth_check: provider === 'azure' })
    expect(first.access_token).toBeTruthy()

    const second = signedIn(await wholeSignIn(provider, 'aino'))
    expect(second).toMatchObject({ is_new: false, user_data: { user_id: first.user_data.user_id } })
    expect(await counts(origin.accounts)).toEqual({ signIns: 2, users: 1, identities: 1 })
  })

  test('an account is made with the name, the language and, from Google, the verified address', async () => {
    await wholeSignIn('google', 'aino')
    const [row] = await origin.accounts.all('SELECT given_name, family_name, email, email_confirmed_at, language_ui, brand FROM user', [])
    const names = { given_name: 'Aino', family_name: 'Virtanen', language_ui: 'sv', brand: 'sanakirja' }
    expect(row).toEqual({ ...names, email: 'aino.virtanen@example.test', email_confirmed_at: now })
  })

  test.each(['azure', 'mpassid'] as const)('SSO-020 an account made by %s has no address', async (provider) => {
    await wholeSignIn(provider, 'aino')
    expect(await origin.accounts.all('SELECT email FROM user', [])).toEqual([{ email: null }])
  })

  test('the same person at two providers is two accounts', async () => {
    await wholeSignIn('azure', 'aino')
    await wholeSignIn('mpassid', 'aino')
    expect(await counts(origin.accounts)).toMatchObject({ users: 2, identities: 2 })
  })

  test('somebody without an e-mail address gets an account without one', async () => {
    expect(signedIn(await wholeSignIn('google', 'carol')).is_new).toBe(true)
    expect(await origin.accounts.all('SELECT email FROM user', [])).toEqual([{ email: null }])
  })

  test('two callbacks of one new person at the same time make one account', async () => {
    const begun = await Promise.all([begin(origin, 'google'), begin(origin, 'google')])
    const urls = await Promise.all(begun.map(({ url }) => callbackFor('aino', url)))
    const answers = await Promise.all(begun.map(({ transaction }, index) => finish(origin, 'google', transaction, urls[index] ?? '')))
    const results = answers.map(signedIn)
    expect(new Set(results.map(({ user_data }) => user_data.user_id)).size).toBe(1)
    expect(await counts(origin.accounts)).toEqual({ signIns: 2, users: 1, identities: 1 })
  })
})

describe('accounts with the same e-mail address', () => {
  const EMAIL = 'aino.virtanen@example.test'

  test('an address verified by Google and confirmed with us is the same account, and the link is noted', async () => {
    await addUser(origin.accounts, { id: 'u1', email: EMAIL, isConfirmed: true })
    expect(signedIn(await wholeSignIn('google', 'aino'))).toMatchObject({ is_new: false, user_data: { user_id: 'u1' } })
    const [event] = await origin.accounts.all('SELECT kind, user, detail FROM account_event', [])
    expect(event).toEqual({ kind: 'identity_linked', user: 'u1', detail: '{"provider":"google"}' })
  })

  test('G13 an address that Google has not verified links to nothing', async () => {
    await addUser(origin.accounts, { id: 'u1', email: 'bertil.lund@example.test', isConfirmed: true })
    const result = signedIn(await wholeSignIn('google', 'bertil'))
    expect(result.is_new).toBe(true)
    expect(result.user_data.user_id).not.toBe('u1')
    expect(await origin.accounts.all('SELECT email FROM user WHERE id <> ?1', ['u1'])).toEqual([{ email: null }])
  })

  test.each(['azure', 'mpassid'] as const)('G13 %s links to nothing, even by an address it calls verified', async (provider) => {
    await addUser(origin.accounts, { id: 'u1', email: EMAIL, isConfirmed: true })
    expect(signedIn(await wholeSignIn(provider, 'aino')).user_data.user_id).not.toBe('u1')
  })

  test('G13 a registration that never was confirmed, and its password, give way to the proved owner of the address', async () => {
    await addUser(origin.accounts, { id: 'squatter', email: EMAIL, isConfirmed: false })
    const result = signedIn(await wholeSignIn('google', 'aino'))
    expect(result.user_data.user_id).not.toBe('squatter')
    expect(await origin.accounts.all('SELECT id, email, password_hash FROM user', [])).toEqual([
      { id: result.user_data.user_id, email: EMAIL, password_hash: null },
    ])
  })

  test('an address that has a new owner at Google does not open the old owner’s account', async () => {
    await addUser(origin.accounts, { id: 'u1', email: EMAIL, isConfirmed: true })
    await origin.accounts.run("INSERT INTO identity VALUES ('google', 'an earlier subject', 'u1', 1)", [])
    const result = signedIn(await wholeSignIn('google', 'aino'))
    expect(result.user_data.user_id).not.toBe('u1')
    expect(await origin.accounts.all('SELECT email FROM user WHERE id <> ?1', ['u1'])).toEqual([{ email: null }])
  })

  test('an account that was deleted is made anew', async () => {
    const first = signedIn(await wholeSignIn('google', 'aino'))
    await origin.accounts.run('DELETE FROM user', [])
    const second = signedIn(await wholeSignIn('google', 'aino'))
    expect(second.is_new).toBe(true)
    expect(second.user_data.user_id).not.toBe(first.user_data.user_id)
  })
})

describe('a sign-in that is wrong', () => {
  const altered = (url: string, change: (query: URLSearchParams) => void) => {
    const address = new URL(url)
    change(address.searchParams)
    return address.href
  }

  test.each<[string, (query: URLSearchParams) => void]>([
    ['another state', (query) => query.set('state', 'x'.repeat(43))],
    ['no state', (query) => query.delete('state')],
    ['two states', (query) => query.append('state', query.get('state') ?? '')],
    ['another code', (query) => query.set('code', 'x'.repeat(43))],
    ['no code', (query) => query.delete('code')],
    ['another issuer (mix-up)', (query) => query.set('iss', standIns.providers.mpassid.issuer)],
    ['no issuer', (query) => query.delete('iss')],
    ['an error beside it', (query) => query.set('error', 'access_denied')],
  ])('G11 with %s is refused, and leaves nothing behind', async (_, change) => {
    const { url, transaction } = await begin(origin, 'google')
    const callback = await callbackFor('aino', url)
    expect(await finish(origin, 'google', transaction, altered(callback, change))).toEqual(REFUSED)
    expect(await counts(origin.accounts)).toEqual(NOTHING)
    expect(await finish(origin, 'google', transaction, callback)).toEqual(REFUSED) // spent
  })

  test('G11 the answer to another browser’s sign-in is refused', async () => {
    const attacker = await begin(origin, 'google')
    const victim = await begin(origin, 'google')
    const injected = await callbackFor('aino', attacker.url)
    expect(await finish(origin, 'google', victim.transaction, injected)).toEqual(REFUSED)
    expect(await counts(origin.accounts)).toEqual(NOTHING)
  })

  test('G11 a code for another sign-in’s nonce and verifier is refused even with the right state', async () => {
    const [attacker, victim] = [await begin(origin, 'google'), await begin(origin, 'google')]
    const injected = new URL(await callbackFor('aino', attacker.url))
    injected.searchParams.set('state', new URL(victim.url).searchParams.get('state') ?? '')
    expect(await finish(origin, 'google', victim.transaction, injected.href)).toEqual(REFUSED)
  })

  test('G11 the nonce that the provider was sent must come back', async () => {
    const { url, transaction } = await begin(origin, 'google')
    const callback = await callbackFor(
      'aino',
      altered(url, (query) => query.set('nonce', 'another')),
    )
    expect(await finish(origin, 'google', transaction, callback)).toEqual(REFUSED)
    expect(await counts(origin.accounts)).toEqual(NOTHING)
  })

  test('a transaction works once, also when it comes twice at the same time', async () => {
    const { url, transaction } = await begin(origin, 'google')
    const callback = await callbackFor('aino', url)
    const answers = await Promise.all([1, 2, 3].map(() => finish(origin, 'google', transaction, callback)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect(await counts(origin.accounts)).toEqual({ signIns: 1, users: 1, identities: 1 })
  })

  test('a code that was used is worth nothing in a new sign-in', async () => {
    const first = await begin(origin, 'google')
    const callback = await callbackFor('aino', first.url)
    signedIn(await finish(origin, 'google', first.transaction, callback))
    const second = await begin(origin, 'google')
    const state = new URL(second.url).searchParams.get('state') ?? ''
    expect(
      await finish(
        origin,
        'google',
        second.transaction,
        altered(callback, (query) => query.set('state', state)),
      ),
    ).toEqual(REFUSED)
  })

  test('a transaction that took more than ten minutes says so', async () => {
    const { url, transaction } = await begin(origin, 'google')
    const callback = await callbackFor('aino', url)
    now += 10 * 60 * 1000
    expect(await finish(origin, 'google', transaction, callback)).toEqual({ status: 400, body: { error: 'token_invalid_expired' } })
    expect(await counts(origin.accounts)).toEqual(NOTHING)
  })

  test('a transaction of another provider, another brand or nobody is refused', async () => {
    const { url, transaction } = await begin(origin, 'google')
    const callback = await callbackFor('aino', url)
    expect(await finish(origin, 'mpassid', transaction, callback)).toEqual(REFUSED)
    const body = { transaction, callback_url: callback, language_ui: 'fi' }
    expect(await origin.post('/api/auth/google/finish', body, 'pacman')).toEqual(REFUSED)
    expect(await finish(origin, 'google', '', callback)).toEqual(REFUSED)
    signedIn(await finish(origin, 'google', transaction, callback)) // nobody else could spend it
  })

  test.each(['https://evil.test/auth/google/callback', 'http://localhost:8787/auth/mpassid/callback', 'not an address'])(
    'a callback at %s is refused',
    async (address) => {
      const { url, transaction } = await begin(origin, 'google')
      const { search } = new URL(await callbackFor('aino', url))
      expect(await finish(origin, 'google', transaction, address + search)).toEqual(REFUSED)
    },
  )

  test('somebody whom the provider refuses is not signed in', async () => {
    expect(await wholeSignIn('google', 'erkki')).toEqual(REFUSED)
    expect(await counts(origin.accounts)).toEqual(NOTHING)
  })
})

describe('the Microsoft check', () => {
  test('SSO-004, SSO-007 tells without dialogue and without new tokens whose sign-in still holds', async () => {
    const browser = standInBrowser()
    const { user_data } = signedIn(await wholeSignIn('azure', 'aino', browser))
    const { url, transaction } = await begin(origin, 'azure', { is_check: true, return_state: '/finnish-english/talo' })
    expect(new URL(url).searchParams.get('prompt')).toBe('none')
    const result = signedIn(await finish(origin, 'azure', transaction, await callbackFor('nobody is asked', url, browser)))
    expect(result).toMatchObject({ user_data, auth_check: false, return_state: '/finnish-english/talo' })
    expect(result.access_token).toBeUndefined()
    expect(result.refresh_token).toBeUndefined()
    expect(await counts(origin.accounts)).toMatchObject({ signIns: 1 })
  })

  test('SSO-008 fails where the sign-in has ended', async () => {
    await wholeSignIn('azure', 'aino')
    const { url, transaction } = await begin(origin, 'azure', { is_check: true })
    const callback = await callbackFor('nobody is asked', url)
    expect(new URL(callback).searchParams.get('error')).toBe('login_required')
    expect(await finish(origin, 'azure', transaction, callback)).toEqual(REFUSED)
  })

  test('SSO-008 makes no account for whoever is signed in there', async () => {
    const browser = standInBrowser()
    await wholeSignIn('azure', 'carol', browser)
    await origin.accounts.run('DELETE FROM user', [])
    const { url, transaction } = await begin(origin, 'azure', { is_check: true })
    expect(await finish(origin, 'azure', transaction, await callbackFor('', url, browser))).toEqual(REFUSED)
    expect(await counts(origin.accounts)).toMatchObject({ users: 0 })
  })

  test('is for Microsoft only', async () => {
    const body = { redirect_uri: callbackOf('google'), is_check: true }
    expect(await origin.post('/api/auth/google/begin', body)).toMatchObject({ status: 400 })
  })
})

describe('what is begun', () => {
  test('asks by code, S256, state and nonce, and stores no transaction in the clear', async () => {
    const { url, transaction } = await begin(origin, 'google')
    const query = Object.fromEntries(new URL(url).searchParams)
    expect(query).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', redirect_uri: callbackOf('google') })
    for (const secret of [query.state, query.nonce, query.code_challenge]) expect(secret).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await origin.accounts.all('SELECT * FROM provider_sign_in', []))).not.toContain(transaction)
  })

  test('only as much of a person is asked for as an account keeps', async () => {
    const scope = async (provider: 'google' | 'azure' | 'mpassid') => new URL((await begin(origin, provider)).url).searchParams.get('scope')
    expect([await scope('google'), await scope('azure'), await scope('mpassid')]).toEqual([
      'openid email profile',
      'openid profile',
      'openid profile',
    ])
  })

  test.each([
    'https://evil.test/elsewhere',
    `${callbackOf('google')}?next=/`,
    `${callbackOf('google')}#x`,
    callbackOf('mpassid'),
    'javascript:alert(1)//auth/google/callback',
    'http://user@localhost:8787/auth/google/callback',
    '/auth/google/callback',
  ])('%s is no address to come back to', async (address) => {
    expect(await origin.post('/api/auth/google/begin', { redirect_uri: address })).toMatchObject({ status: 400 })
  })

  test('sign-ins that are long over are dropped by the next', async () => {
    await begin(origin, 'google')
    now += 71 * 60 * 1000
    await begin(origin, 'google')
    expect(await origin.accounts.all('SELECT transaction_hash FROM provider_sign_in', [])).toHaveLength(1)
  })

  test('a brand that does not exist begins nothing', async () => {
    const body = { redirect_uri: callbackOf('google') }
    expect(await origin.post('/api/auth/google/begin', body, 'nowhere')).toMatchObject({ status: 400 })
  })
})
