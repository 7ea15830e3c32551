import { describe, expect, test } from 'vitest'
import { browserAt, scriptedAccounts } from '../scripted-accounts.ts'
import { scriptedEdge } from '../scripted-edge.ts'

const SID = '__Host-sid'
const TX = '__Host-tx'
const PROVIDER_URL = 'https://login.example/authorize?client_id=1&state=s'

/** A site whose origin sends browsers to a provider and takes what they come back with. */
function site() {
  const accounts = scriptedAccounts()
  const sent: { path: string; body: Record<string, unknown> }[] = []
  const provider = { status: 200, error: 'token_error', url: PROVIDER_URL, result: {} as Record<string, unknown> }
  const refusal = () => Response.json({ error: provider.error }, { status: provider.status })
  accounts.state.answering = async (request) => {
    const { pathname } = new URL(request.url)
    const [, name] = /^\/api\/auth\/\w+\/(begin|finish|acs)$/.exec(pathname) ?? []
    if (!name) return undefined as unknown as Response // what is not scripted
    sent.push({ path: pathname, body: await request.json() })
    if (provider.status !== 200) return refusal()
    if (name === 'begin') return Response.json({ url: provider.url, transaction: 'secret-of-the-transaction' })
    if (name === 'acs') return Response.json({ token: 'a-token-of-one-use-only' })
    return Response.json({ ...(await accounts.loginResult()), login_method: 'google', ...provider.result })
  }
  const edge = scriptedEdge(accounts.origin, { providerOrigins: ['https://login.example'] })
  const browser = browserAt(edge)
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-sk-client': '' }
  const begin = (name: string, fields: Record<string, string> = {}, headers = {}) =>
    browser.send(`/api/auth/${name}/login`, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { ...form, ...headers },
    })
  return { ...accounts, edge, browser, sent, provider, begin, form }
}

describe('to the provider', () => {
  test('SSO-005 the form of a button sends the browser there, and keeps its secret in a cookie of ten minutes', async () => {
    const { begin, sent } = site()
    const response = await begin('google', { returnState: '/finnish-english/talo' })
    expect(response.status).toBe(200)
    expect(response.headers.get('refresh')).toBe(`0; url=${PROVIDER_URL}`)
    expect(await response.text()).toContain(`<a href="${PROVIDER_URL.replace('&', '&amp;')}">login.example</a>`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-tx=[\w.-]+; Max-Age=600; .*HttpOnly; Secure; SameSite=Lax$/),
    ])
    expect(sent[0]).toEqual({
      path: '/api/auth/google/begin',
      body: {
        redirect_uri: 'http://localhost/auth/google/callback',
        return_state: '/finnish-english/talo',
        language_ui: 'en',
        is_check: false,
      },
    })
  })

  test('SSO-003 an island is told the address', async () => {
    const response = await site().begin('mpassid', { next: '/x' }, { 'x-sk-client': '1' })
    expect(await response.json()).toEqual({ url: PROVIDER_URL })
  })

  test('SSO-010 Haka is told the organisation, and posts its answer back', async () => {
    const { begin, sent } = site()
    await begin('haka', { idp: 'https://idp.example' })
    expect(sent[0]?.body).toMatchObject({ idp: 'https://idp.example', redirect_uri: 'http://localhost/api/auth/haka/acs' })
  })

  test('F16 the form of another site begins nothing', async () => {
    const { begin, sent } = site()
    expect((await begin('google', {}, { origin: 'https://evil.test' })).status).toBe(403)
    expect(sent).toEqual([])
  })

  test('a provider without a configuration is said to have failed', async () => {
    const { begin, provider } = site()
    provider.status = 404
    provider.error = 'not_found'
    const response = await begin('azure')
    expect([response.status, response.headers.get('location')]).toEqual([303, '/social-login-error?code=not_found&provider=microsoft'])
  })
})

describe('the addresses that begin it', () => {
  const script = { 'x-sk-client': '1' }

  test.each([
    ['SSO-002 /auth/azure/login', '/auth/azure/login', 'azure', {}],
    ['SSO-002 /auth/mpassid/login', '/auth/mpassid/login?returnState=%2Fx', 'mpassid', { return_state: '/x' }],
    ['SSO-010 /haka/spinitsso-redirect', '/haka/spinitsso-redirect?idp=https%3A%2F%2Fidp.example', 'haka', { idp: 'https://idp.example' }],
  ])('%s answers a script the address, and sends a document there', async (_, path, name, body) => {
    const { browser, sent } = site()
    const told = await browser.send(path, { headers: script })
    expect([told.status, await told.json()]).toEqual([200, { url: PROVIDER_URL }])
    expect(told.headers.get('cache-control')).toBe('private, no-store')
    expect(browser.jar.has(TX)).toBe(true)
    const opened = await browser.send(path, { headers: { 'sec-fetch-site': 'same-origin' } })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, PROVIDER_URL])
    expect(sent[1]).toMatchObject({ path: `/api/auth/${name}/begin`, body: { ...body, is_check: false } })
  })

  test('SSO-009 /haka/providers answers the organisations', async () => {
    const { browser, state } = site()
    const lists = { fi: [{ name: 'Yliopisto', idp: 'https://idp.example' }], sv: [], en: [] }
    state.answering = ({ url }) => (url.endsWith('/api/haka/providers') ? Response.json(lists) : undefined)
    expect(await (await browser.send('/haka/providers')).json()).toEqual(lists)
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling', { 'sec-fetch-site': 'same-site' }],
    ['nobody knows where', {}],
  ])('F16 from %s nothing begins and nothing is checked', async (_, headers) => {
    const { browser, sent } = site()
    for (const path of ['/auth/azure/login', '/auth/azure/check', '/haka/spinitsso-redirect?idp=x'])
      expect((await browser.send(path, { headers })).status).toBe(403)
    expect(sent).toEqual([])
  })

  test('G16 an organisation that is none of the list is a bad request', async () => {
    const { browser, provider } = site()
    provider.status = 400
    provider.error = 'bad_request'
    expect((await browser.send('/haka/spinitsso-redirect?idp=https://evil.test', { headers: script })).status).toBe(400)
  })

  test.each(['https://evil.test/authorize', 'https://login.example.evil.test/', 'javascript:alert(1)', '/relative', 'no address'])(
    'G23 nobody is sent to %s, whatever the origin says',
    async (url) => {
      const { begin, browser, provider } = site()
      provider.url = url
      expect((await begin('google')).headers.get('location')).toBe('/social-login-error?code=token_error&provider=google')
      expect(browser.jar.has(TX)).toBe(false)
    },
  )
})

describe('back from the provider', () => {
  test.each([
    ['AUTH-047 a returning user to where they were going', { return_state: '/finnish-english/talo' }, '/finnish-english/talo'],
    ['AUTH-049 also when that is wrapped', { return_state: '{"url":"/search?a=1"}' }, '/search?a=1'],
    ['AUTH-052 H02 never to another site', { return_state: '//evil.test' }, '/'],
    ['AUTH-046 a new user is welcomed', { is_new: true }, '/auth/welcome?return=%2Fauth%2Fsuccess%2Ffree'],
  ])('%s', async (_, result, location) => {
    const { begin, browser, provider, sent } = site()
    provider.result = result
    await begin('google')
    const response = await browser.send('/auth/google/callback?code=c&state=s', {
      headers: { 'accept-language': 'fi', 'sec-fetch-site': 'cross-site' },
    })
    expect([response.status, response.headers.get('location')]).toEqual([302, location])
    expect([browser.jar.has(SID), browser.jar.has(TX)]).toEqual([true, false])
    expect(sent[1]).toMatchObject({
      path: '/api/auth/google/finish',
      body: {
        transaction: 'secret-of-the-transaction',
        callback_url: 'http://localhost/auth/google/callback?code=c&state=s',
        language_ui: 'fi',
      },
    })
  })

  test('ROUTE-029 by way of /handle_cb as well', async () => {
    const { begin, browser } = site()
    await begin('google')
    let response = await browser.send('/handle_cb/auth/google/callback?code=c&state=s')
    expect(response.headers.get('location')).toBe('/api/auth/google/callback?code=c&state=s')
    response = await browser.send(response.headers.get('location') ?? '')
    expect(response.headers.get('location')).toBe('/auth/google/callback?code=c&state=s')
    await browser.send(response.headers.get('location') ?? '')
    expect(browser.jar.has(SID)).toBe(true)
  })

  test('G11 nobody is signed in who did not begin it in this browser, or began it elsewhere', async () => {
    const { begin, browser, sent } = site()
    const unbegun = await browser.send('/auth/google/callback?code=c&state=s')
    expect(unbegun.headers.get('location')).toBe('/social-login-error?code=token_error&provider=google')
    await begin('google')
    expect((await browser.send('/auth/azure/callback?code=c')).headers.get('location')).toBe(
      '/social-login-error?code=token_error&provider=microsoft',
    )
    expect(sent.filter(({ path }) => path.endsWith('/finish'))).toEqual([])
    expect(browser.jar.has(SID)).toBe(false)
  })

  test('a sign-in that failed says so, and leaves nobody signed in', async () => {
    const { begin, browser, provider } = site()
    await begin('mpassid')
    provider.status = 400
    const response = await browser.send('/auth/mpassid/callback?error=access_denied')
    expect(response.headers.get('location')).toBe('/social-login-error?code=token_error&provider=mpassid')
    expect(browser.jar.size).toBe(0)
  })

  test.each([
    ['mpassid', '/social-login-error?code=expired_error&provider=mpassid'],
    ['azure', '/social-login-error?code=expired_error&provider=microsoft'],
  ])('AUTH-024 SSO-014 a sign-in that %s has ended leads to its expired page', async (name, location) => {
    const { begin, browser, provider } = site()
    provider.result = { revoke: true }
    await begin(name)
    expect((await browser.send(`/auth/${name}/callback?code=c`)).headers.get('location')).toBe(location)
    expect(browser.jar.has(SID)).toBe(false)
  })
})

describe('Haka', () => {
  const answer = new URLSearchParams({ SAMLResponse: 'PHNhbWw+', RelayState: 'r' }).toString()

  test("SSO-019 the federation's answer comes across sites, without cookies, and leads to a page of ours", async () => {
    const { edge, sent } = site()
    const headers = { origin: 'https://idp.example', 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' }
    const response = await edge.send('/api/auth/haka/acs', { method: 'POST', body: answer, headers })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/social-login-confirm/a-token-of-one-use-only?provider=haka',
    ])
    expect(response.headers.getSetCookie()).toEqual([])
    expect(sent[0]?.body).toEqual({ SAMLResponse: 'PHNhbWw+', RelayState: 'r', redirect_uri: 'http://localhost/api/auth/haka/acs' })
  })

  test('the token counts in the browser that began it: its secret goes along, whatever a caller says', async () => {
    const { begin, browser, state } = site()
    await begin('haka', { idp: 'https://idp.example' })
    const bodies: unknown[] = []
    const before = state.answering
    state.answering = async (request) => {
      if (!request.url.includes('/haka/login/')) return before(request) as Promise<Response>
      bodies.push(await request.json())
      return Response.json({ error: 'token_invalid_expired' }, { status: 400 })
    }
    await browser.post('/api/auth/haka/login/a-token-of-one-use-only', { transaction: 'made up' })
    expect(bodies).toEqual([{ device: '', transaction: 'secret-of-the-transaction' }])
  })
})

describe('the Microsoft check', () => {
  const checked = async () => {
    const made = site()
    made.provider.result = { login_method: 'azure', auth_check: true }
    await made.begin('azure')
    await made.browser.send('/auth/azure/callback?code=c')
    made.sent.length = 0
    return made
  }

  test('SSO-006 SSO-007 the next document waits for it, once; calls and assets do not', async () => {
    const { browser, sent } = await checked()
    expect((await browser.send('/api/session')).status).toBe(200)
    await browser.send('/assets/x.js')
    expect(sent).toEqual([])
    const response = await browser.send('/finnish-english/talo?x=1')
    expect([response.status, response.headers.get('location')]).toEqual([302, PROVIDER_URL])
    expect(sent[0]?.body).toMatchObject({ is_check: true, return_state: '/finnish-english/talo?x=1' })
    expect((await browser.send('/')).status).toBe(200)
    expect(sent).toHaveLength(1)
  })

  test('SSO-007 coming back signed in leads on, and does not ask again', async () => {
    const { browser, provider } = await checked()
    await browser.send('/')
    provider.result = { login_method: 'azure', auth_check: true, return_state: '/finnish-english/talo' }
    expect((await browser.send('/auth/azure/callback?code=c')).headers.get('location')).toBe('/finnish-english/talo')
    expect((await browser.send('/finnish-english/talo')).status).toBe(200)
  })

  test('SSO-008 another user who is signed in at the provider does not take the session over', async () => {
    const { browser, provider } = await checked()
    await browser.send('/')
    provider.result = { login_method: 'azure', user_data: { user_id: 'somebody-else', team_id: null, preferences: {} } }
    const answer = await browser.send('/auth/azure/callback?code=c')
    expect(answer.headers.get('location')).toBe('/social-login-error?code=azure-error&provider=microsoft')
    expect(browser.jar.has(SID)).toBe(false)
  })

  test.each([
    ['cannot begin', async () => undefined],
    ['is answered no', async (send: (path: string) => Promise<Response>) => void (await send('/'))],
  ])('SSO-008 SSO-015 when it %s the user is signed out and told so', async (_, before) => {
    const { browser, provider } = await checked()
    await before(browser.send)
    provider.status = 400
    const path = browser.jar.has(TX) ? '/auth/azure/callback?error=login_required' : '/'
    expect((await browser.send(path)).headers.get('location')).toBe('/social-login-error?code=azure-error&provider=microsoft')
    expect(browser.jar.has(SID)).toBe(false)
  })

  test.each(['https://evil.test/authorize', 'javascript:alert(1)'])(
    'G23 a check that would lead to %s signs out, and says so',
    async (url) => {
      const { browser, provider } = await checked()
      provider.url = url
      expect((await browser.send('/')).headers.get('location')).toBe('/social-login-error?code=azure-error&provider=microsoft')
      expect(browser.jar.has(SID)).toBe(false)
    },
  )

  describe('at /auth/azure/check', () => {
    const script = { 'x-sk-client': '1' }
    const signedIn = async (method: 'azure' | 'google') => {
      const made = site()
      made.state.claims = { login_method: method }
      await made.begin('azure')
      await made.browser.send('/auth/azure/callback?code=c')
      made.sent.length = 0
      return made
    }

    test.each([
      ['http://localhost/finnish-english/talo?x=1', '/finnish-english/talo?x=1'],
      ['/user/settings', '/user/settings'],
      ['https://evil.test/', '/'],
    ])('SSO-004 the way back from %s is %s', async (state, returnState) => {
      const { browser, sent } = await signedIn('azure')
      const answer = await browser.send(`/auth/azure/check?state=${encodeURIComponent(state)}`, { headers: script })
      expect([answer.status, await answer.json()]).toEqual([200, { address: PROVIDER_URL }])
      expect(sent[0]?.body).toMatchObject({ is_check: true, return_state: returnState })
    })

    test('SSO-007 a document is sent to the address', async () => {
      const { browser } = await signedIn('azure')
      const answer = await browser.send('/auth/azure/check?state=/', { headers: { 'sec-fetch-site': 'same-origin' } })
      expect([answer.status, answer.headers.get('location')]).toEqual([302, PROVIDER_URL])
    })

    test('SSO-008 when it cannot be, the user is signed out, and the address is that of the page that says so', async () => {
      const { browser, provider } = await signedIn('azure')
      provider.status = 400
      const answer = await browser.send('/auth/azure/check', { headers: script })
      expect(await answer.json()).toEqual({ address: '/social-login-error?code=azure-error&provider=microsoft' })
      expect(browser.jar.has(SID)).toBe(false)
    })

    test('while nobody can be asked the user stays signed in', async () => {
      const { browser, provider } = await signedIn('azure')
      provider.status = 503
      provider.error = 'unavailable'
      expect((await browser.send('/auth/azure/check', { headers: script })).status).toBe(503)
      expect(browser.jar.has(SID)).toBe(true)
    })

    test('who is not signed in by Microsoft is not checked', async () => {
      const { browser, sent } = await signedIn('google')
      expect((await browser.send('/auth/azure/check', { headers: script })).status).toBe(401)
      expect((await site().browser.send('/auth/azure/check', { headers: script })).status).toBe(401)
      expect(sent).toEqual([])
    })
  })

  test('an origin that cannot be asked keeps nobody out', async () => {
    const { browser, provider } = await checked()
    provider.status = 503
    provider.error = 'unavailable'
    expect((await browser.send('/')).status).toBe(200)
    expect(browser.jar.has(SID)).toBe(true)
  })
})
