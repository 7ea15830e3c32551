import { afterEach, describe, expect, test, vi } from 'vitest'
import { accessToken, browserAt, scriptedAccounts } from '../scripted-accounts.ts'
import { emptySearch, type ScriptedOptions, SEARCH, scriptedEdge, testBrand } from '../scripted-edge.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const SID = '__Host-sid'

afterEach(() => void vi.useRealTimers())

/** An edge before an origin with users, and a browser. */
function site(options: ScriptedOptions = {}) {
  const accounts = scriptedAccounts()
  const edge = scriptedEdge(accounts.origin, options)
  return { ...accounts, edge, browser: browserAt(edge), bearers: () => edge.requests.map(({ headers }) => headers.get('authorization')) }
}

/** The same, signed in. */
async function signedIn(options: ScriptedOptions = {}) {
  const made = site(options)
  await made.browser.login()
  made.state.asked.length = 0
  return made
}

const countOf = (asked: readonly string[], path: string) => asked.filter((one) => one === path).length
const bearerOf = ({ headers }: Request) => headers.get('authorization')

describe('signing in', () => {
  test('F01 AUTH-038 leaves one sealed cookie of this host only, which scripts never see', async () => {
    const { browser } = site()
    const [cookie = '', ...others] = (await browser.login()).headers.getSetCookie().filter((set) => set.startsWith(SID))
    expect(others).toEqual([])
    expect(cookie).toMatch(/^__Host-sid=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(cookie.length).toBeLessThan(3_800)
  })

  test('F02 F24 AUTH-005 no token is in any byte a browser gets or in any line of the log', async () => {
    const made = site({ renderPage: async (_, page) => new Response(JSON.stringify(page), { headers: { 'content-type': 'text/html' } }) })
    const { browser, edge, state } = made
    const answered = await browser.login()
    const cookie = browser.jar.get(SID) ?? 'none'
    const answers = [answered, await browser.send('/'), await browser.send('/api/session'), await browser.send('/api/users/me')]
    edge.clock.now += 10 * MINUTE
    answers.push(await browser.send('/api/users/me'), await browser.post('/api/auth/logout'))
    const bytes = (await Promise.all(answers.map(async (answer) => JSON.stringify([...answer.headers]) + (await answer.text())))).join('')
    expect(state.tokens).toHaveLength(4)
    const secrets = [...state.tokens, 'salasana', 'access_token', 'refresh_token']
    expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([])
    const log = JSON.stringify(edge.lines)
    expect([...secrets, 'aino@', '192.0.2.1', cookie].filter((secret) => log.includes(secret))).toEqual([])
  })

  test('AUTH-005 answers the rest of the login result', async () => {
    const answer = await (await site().browser.login()).json()
    expect(answer).toMatchObject({ login_method: 'email', user_data: { user_id: 'user-1' }, is_new: false })
  })

  test('the edge tells the origin which browser it is, whatever the browser says', async () => {
    const { browser, edge } = site()
    const body = JSON.stringify({ email: 'aino@example.org', password: 'salasana', device: 'made up' })
    await browser.send('/api/auth/login', { method: 'POST', body, headers: { 'user-agent': `Firefox/1\u0007${'x'.repeat(500)}` } })
    const sent = await edge.requests.find(({ url }) => url.endsWith('/login'))?.json()
    expect(sent.device).toMatch(/^Firefox\/1x{110,}$/)
    expect(sent.device.length).toBeLessThanOrEqual(200)
  })

  test('F06 whatever cookie was there before, the session is a new one, and the one before ends at the origin', async () => {
    const { browser, state, edge } = await signedIn()
    const planted = browser.jar.get(SID)
    const former = state.tokens[0]
    await browser.login()
    await edge.settled()
    expect(browser.jar.get(SID)).not.toBe(planted)
    const ended = edge.requests.find(({ url }) => url.endsWith('/logout'))
    expect(ended && bearerOf(ended)).toBe(`Bearer ${former}`)
  })

  test('STORE-039 the next document is drawn as the user likes it; who has stored nothing keeps what the browser shows', async () => {
    const { browser, state } = site()
    browser.jar.set('sk_prefs', 'as it was')
    await browser.login()
    expect(browser.jar.get('sk_prefs')).toBe('as it was')
    state.result = { user_data: { user_id: 'user-1', team_id: null, preferences: { dictionary: { view_preference: 'condensed' } } } }
    await browser.login()
    expect(browser.jar.get('sk_prefs')).toContain('condensed')
  })

  test('API-027 the auth service has another name', async () => {
    const { browser, state } = site()
    await browser.post('/api/sk_auth/login', { email: 'aino@example.org', password: 'salasana' })
    expect([browser.jar.has(SID), state.asked]).toEqual([true, ['/api/auth/login']])
  })

  test('a sign-in that is refused leaves nothing', async () => {
    const { browser, state } = site()
    state.answering = () => Response.json({ error: 'bad_username_or_password' }, { status: 401 })
    const response = await browser.login()
    expect([response.status, await response.json()]).toEqual([401, { error: 'bad_username_or_password' }])
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('F16 F17 F21 from another site nobody is signed in or out', async () => {
    const { browser } = await signedIn()
    for (const headers of [
      { origin: 'https://evil.test' },
      { 'sec-fetch-site': 'cross-site' },
      { 'x-sk-client': '0', 'content-type': 'text/plain' },
    ]) {
      const response = await browser.send('/api/auth/logout', { method: 'POST', body: '{}', headers })
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
    }
  })

  test('AUTH-024 a provider that has ended the sign-in leaves nobody signed in', async () => {
    const { browser, state } = await signedIn()
    state.result = { revoke: true }
    await browser.login()
    expect(browser.jar.has(SID)).toBe(false)
  })
})

describe('a cookie that is none of ours', () => {
  test.each<[string, (sid: string) => string]>([
    ['F03 with a bit flipped', (sid) => sid.slice(0, -5) + (sid.at(-5) === 'A' ? 'B' : 'A') + sid.slice(-4)],
    ['F03 oversized', (sid) => sid + 'A'.repeat(8_000)],
    ['F03 of another making', () => 'a.b.c.d.e'],
  ])('%s makes an anonymous visitor of one, and is taken away', async (_, change) => {
    const { browser, state } = await signedIn()
    const forged = change(browser.jar.get(SID) ?? '')
    browser.jar.set(SID, forged)
    const document = await browser.send('/')
    expect(document.status).toBe(200)
    expect(document.headers.getSetCookie()).toEqual([`${SID}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`])
    browser.jar.set(SID, forged)
    expect((await browser.send('/api/users/me')).status).toBe(401)
    expect(state.asked).not.toContain('/api/users/me')
  })

  test('F03 nor is that of another brand', async () => {
    const { browser, edge } = await signedIn()
    const other = browserAt(edge, { host: 'pacman.localhost' })
    other.jar.set(SID, browser.jar.get(SID) ?? '')
    expect((await other.send('/api/users/me')).status).toBe(401)
    expect(other.jar.has(SID)).toBe(false)
  })

  test('F04 keys are rotated without anybody noticing, and dropping one signs out whom it let in', async () => {
    const [first, second, third] = ['first key', 'second key', 'third key']
    const before = await signedIn({ sessionKeys: [first] })
    const during = scriptedEdge(before.origin, { sessionKeys: [second, first] })
    const reader = browserAt(during)
    reader.jar.set(SID, before.browser.jar.get(SID) ?? '')
    expect((await reader.send('/api/users/me')).status).toBe(200)
    expect(reader.jar.get(SID)).not.toBe(before.browser.jar.get(SID))

    const after = scriptedEdge(before.origin, { sessionKeys: [third, second] })
    const stayed = browserAt(after)
    stayed.jar.set(SID, reader.jar.get(SID) ?? '')
    expect((await stayed.send('/api/users/me')).status).toBe(200)
    const away = browserAt(after)
    away.jar.set(SID, before.browser.jar.get(SID) ?? '')
    expect((await away.send('/api/users/me')).status).toBe(401)
    expect(away.jar.has(SID)).toBe(false)
  })
})

describe('renewal', () => {
  test('F07 two hundred requests with an expired token renew it once, and one session survives', async () => {
    const { browser, edge, state } = await signedIn()
    edge.clock.now += 11 * MINUTE
    const sent = browser.jar.get(SID) ?? ''
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => edge.send('/api/users/me', { headers: { cookie: `${SID}=${sent}` } })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200))
    expect(countOf(state.asked, '/api/auth/token')).toBe(1)
    expect(new Set(edge.requests.filter(({ url }) => url.endsWith('/me')).map(bearerOf)).size).toBe(1)
  })

  test('F07 a tab that comes late with the old cookie gets the same successor; after ten seconds the origin is asked', async () => {
    const { browser, edge, state } = await signedIn()
    edge.clock.now += 11 * MINUTE
    const old = browser.jar.get(SID) ?? ''
    await browser.send('/api/users/me')
    edge.clock.now += 9_000
    await edge.send('/', { headers: { cookie: `${SID}=${old}` } })
    expect(countOf(state.asked, '/api/auth/token')).toBe(1)
    edge.clock.now += 2_000
    await edge.send('/', { headers: { cookie: `${SID}=${old}` } })
    expect(countOf(state.asked, '/api/auth/token')).toBe(2)
  })

  test.each([
    [8 * MINUTE + 59_000, 0],
    [9 * MINUTE + 1, 1],
  ])('a token that ends within a minute is renewed before the document is drawn (%i ms after the sign-in: %i)', async (age, refreshes) => {
    const { browser, edge, state } = await signedIn()
    edge.clock.now += age
    const response = await browser.send('/')
    expect(countOf(state.asked, '/api/auth/token')).toBe(refreshes)
    expect(response.headers.getSetCookie()).toHaveLength(refreshes)
  })

  test.each<[string, () => Response | Promise<Response>]>([
    ['500', () => Response.json({ error: 'app_error' }, { status: 500 })],
    ['garbage', () => new Response('<html>')],
    ['nothing', () => Promise.reject(new TypeError('gone'))],
    ['429', () => Response.json({ error: 'too_many_requests' }, { status: 429 })],
  ])('F10 a refresh that is answered with %s ends nothing: 503, the same cookie, and the next one succeeds', async (_, answer) => {
    const { browser, edge, state } = await signedIn()
    edge.clock.now += 11 * MINUTE
    const sent = browser.jar.get(SID)
    state.answering = ({ url }) => (url.endsWith('/token') ? answer() : undefined)
    const response = await browser.send('/api/users/me')
    expect([response.status, response.headers.getSetCookie()]).toEqual([503, []])
    expect(browser.jar.get(SID)).toBe(sent)
    state.answering = () => undefined
    expect((await browser.send('/api/users/me')).status).toBe(200)
  })

  test('F10 a token that still lasts serves on while it cannot be renewed', async () => {
    const { browser, edge, state } = await signedIn()
    edge.clock.now += 9 * MINUTE + 30_000
    state.answering = ({ url }) => (url.endsWith('/token') ? Response.json({ error: 'x' }, { status: 500 }) : undefined)
    expect((await browser.send('/api/users/me')).status).toBe(200)
  })

  test.each([
    [401, 'token_invalid_expired', 'login_expired'],
    [400, 'invalid_grant', 'login_expired'],
    [401, 'unauthorized_session', 'unauthorized_session'],
    [400, 'bad_request', 'unauthorized_session'],
  ])('F11 AUTH-026 AUTH-027 a refresh that is refused (%i %s) ends the session: %s', async (status, error, code) => {
    const { browser, edge, state } = await signedIn()
    edge.clock.now += 11 * MINUTE
    const held = browser.jar.get(SID) ?? ''
    state.answering = ({ url }) => (url.endsWith('/token') ? Response.json({ error }, { status }) : undefined)
    const call = await browser.send('/api/users/me')
    expect([call.status, await call.json(), browser.jar.has(SID)]).toEqual([401, { error: code }, false])

    browser.jar.set(SID, held)
    const document = await browser.send('/finnish-english/talo?x=1')
    expect(document.status).toBe(302)
    expect(document.headers.get('location')).toBe(`/application_error_notify/${code}?redirect=%2Ffinnish-english%2Ftalo%3Fx%3D1`)
    expect(browser.jar.has(SID)).toBe(false)
    expect((await browser.send(document.headers.get('location') ?? '')).status).toBe(200)
  })

  test('F11 who has no session any more can sign in at once', async () => {
    const { browser, edge, state } = await signedIn()
    edge.clock.now += 11 * MINUTE
    state.answering = ({ url }) => (url.endsWith('/token') ? Response.json({ error: 'invalid_grant' }, { status: 400 }) : undefined)
    expect((await browser.login()).status).toBe(200)
    expect(browser.jar.has(SID)).toBe(true)
  })

  test('F14 AUTH-031 a request waits for a token no longer than 31 s', async () => {
    const { browser, edge, state } = await signedIn()
    edge.clock.now += 11 * MINUTE
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    state.answering = ({ url }) => (url.endsWith('/token') ? new Promise<Response>(() => {}) : undefined)
    const answered = browser.send('/api/users/me')
    await vi.waitFor(() => expect(countOf(state.asked, '/api/auth/token')).toBe(1))
    await vi.advanceTimersByTimeAsync(31_000)
    expect((await answered).status).toBe(503)
  })

  test.each([
    ['idle for thirty days', 30 * DAY, 0],
    ['ninety days old, however much used', 29 * DAY, 4],
  ])('F23 %s: login_expired', async (_, step, uses) => {
    const { browser, edge } = await signedIn()
    for (let use = 0; use < uses; use += 1) {
      edge.clock.now += use < 3 ? step : 3 * DAY
      if (use < 3) expect((await browser.send('/api/users/me')).status).toBe(200)
    }
    if (uses === 0) edge.clock.now += step
    expect(await (await browser.send('/api/users/me')).json()).toEqual({ error: 'login_expired' })
    expect(browser.jar.has(SID)).toBe(false)
  })
})

describe('a token that the origin refuses', () => {
  const refusing = (refused: number) => {
    let count = 0
    return ({ url }: Request) => {
      if (!url.includes('/api/users/')) return undefined
      count += 1
      return count <= refused ? Response.json({ error: 'unauthorized' }, { status: 401 }) : undefined
    }
  }

  test('API-004 is renewed once, and the call is made once more', async () => {
    const { browser, state } = await signedIn()
    state.answering = refusing(1)
    const response = await browser.send('/api/users/me')
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toHaveLength(1)
    expect(state.asked).toEqual(['/api/users/me', '/api/auth/token', '/api/users/me'])
  })

  test('F12 API-005 when that is refused too the session is over: access_revoked, without a third try', async () => {
    const { browser, state } = await signedIn()
    state.answering = refusing(9)
    const response = await browser.send('/api/users/me')
    expect([response.status, await response.json(), browser.jar.has(SID)]).toEqual([401, { error: 'access_revoked' }, false])
    expect(countOf(state.asked, '/api/users/me')).toBe(2)
  })

  test('F12 API-005 a document whose call was refused says so', async () => {
    const { userProfile } = await import('#shared/api/users.ts')
    const drawing: ScriptedOptions = {
      renderPage: async (_, { api }) => {
        const { status } = await api({ call: userProfile, path: '/api/users/me', query: '' })
        return new Response('', { status: status === 200 ? 200 : 500, headers: { 'content-type': 'text/html' } })
      },
    }
    const { browser, state } = await signedIn(drawing)
    state.answering = refusing(9)
    const response = await browser.send('/user/settings')
    expect(response.headers.get('location')).toBe('/application_error_notify/access_revoked?redirect=%2Fuser%2Fsettings')
    expect(browser.jar.has(SID)).toBe(false)
  })

  test('F06 F13 a POST is made once more with the very same body, and never after a fault', async () => {
    const { browser, state } = await signedIn()
    const bodies: string[] = []
    let status = 401
    state.answering = async (request) => {
      if (!request.url.endsWith('/change')) return undefined as unknown as Response // what is not scripted
      bodies.push(await request.text())
      return bodies.length === 1 ? Response.json({ error: 'x' }, { status }) : Response.json({ message: 'updated', ...again })
    }
    const change = { password: 'salasana', new_password: 'uusi salasana', password_confirm: 'uusi salasana' }
    const tokens = { access_token: await accessToken({ sid: 'sid-anew' }), refresh_token: 'refresh-anew', expires_in: 600 }
    const again = { ...tokens, login_method: 'email', user_data: { user_id: 'user-1', team_id: null, preferences: {} } }
    const before = browser.jar.get('__Host-sid')
    const answer = await browser.post('/api/auth/change', change)
    const text = await answer.text()
    expect([answer.status, JSON.parse(text)]).toMatchObject([200, { message: 'updated', user_data: { user_id: 'user-1' } }])
    expect([...Object.values(tokens).slice(0, 2)].filter((token) => text.includes(String(token)))).toEqual([])
    expect(browser.jar.get('__Host-sid')).not.toBe(before) // F06: a session of its own for the new password
    expect([bodies.length, bodies[0]]).toEqual([2, bodies[1]])
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject(change)
    bodies.length = 0
    status = 502
    expect((await browser.post('/api/auth/change', change)).status).toBe(502)
    expect(bodies).toHaveLength(1)
  })
})

describe('signing out', () => {
  test('AUTH-016 AUTH-038 E25 ends the sign-in, takes the cookies, and the browser forgets what it kept', async () => {
    const { browser, edge, state } = await signedIn()
    const response = await browser.post('/api/auth/logout')
    expect([response.status, await response.json()]).toEqual([200, { message: 'ok' }])
    expect(response.headers.get('clear-site-data')).toBe('"cache"')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const taken = response.headers.getSetCookie().filter((set) => set.includes('Max-Age=0'))
    expect(taken.map((set) => set.split('=')[0]).toSorted()).toEqual(['__Host-sid', '__Host-tx', 'sk_group', 'sk_keys', 'sk_prefs'])
    expect(bearerOf(edge.requests.at(-1) as Request)).toBe(`Bearer ${state.tokens[0]}`) // the last one asked
    expect((await browser.send('/api/users/me')).status).toBe(401)
  })

  test('F15 AUTH-020 works while the origin is down, which is told later', async () => {
    const { browser, state, edge } = await signedIn()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let isDown = true
    state.answering = ({ url }) => (isDown && url.endsWith('/logout') ? Promise.reject(new TypeError('gone')) : undefined)
    const response = await browser.post('/api/auth/logout')
    expect([response.status, browser.jar.has(SID)]).toEqual([200, false])
    isDown = false
    await vi.advanceTimersByTimeAsync(1_000)
    await edge.settled()
    expect(countOf(state.asked, '/api/auth/logout')).toBe(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(countOf(state.asked, '/api/auth/logout')).toBe(2)
  })

  test("without a session nobody's is ended: the brand's own token is never signed out", async () => {
    const { browser, state } = site()
    expect((await browser.post('/api/auth/logout')).status).toBe(200)
    expect(state.asked).toEqual([])
  })

  test('E25 the next one at the same browser sees nothing of the one before', async () => {
    const { browser, state } = await signedIn()
    await browser.send('/api/users/me')
    await browser.post('/api/auth/logout')
    state.claims = { sub: 'user-2' }
    await browser.login()
    await browser.send('/api/users/me')
    expect(countOf(state.asked, '/api/users/me')).toBe(2)
  })
})

describe('whose answer it is', () => {
  const byToken = (request: Request) => {
    if (!request.url.includes('/search')) return undefined
    const [, payload = ''] = (bearerOf(request) ?? '').split('.')
    const isPremium = payload !== '' && atob(payload.replaceAll('-', '+').replaceAll('_', '/')).includes('hasPremiumContent')
    return Response.json({ ...emptySearch, data: [{ id: 'x', headword: isPremium ? 'whole' : 'teaser', clean_headword: 'x', lang: 'fi' }] })
  }

  test('E09 what a premium user has warmed no one else is given, whatever they ask with', async () => {
    const { browser, state, edge } = site()
    state.claims = { user_claims: ['hasPremiumContent'] }
    state.answering = byToken
    await browser.login()
    expect(await (await browser.send(SEARCH)).text()).toContain('whole')
    expect(await (await edge.send(`${SEARCH}&free_premium=true`)).text()).toContain('teaser')
    expect(await (await edge.send(SEARCH)).text()).toContain('teaser')
    const premium = await browser.send(SEARCH)
    expect(premium.headers.get('cache-status')).toBe('edge; hit')
    expect(await premium.text()).toContain('whole')
  })

  test("E09 a token with other rights than the one before is no answer for that one's class", async () => {
    const { browser, state, edge } = await signedIn()
    let isFirst = true
    state.answering = (request) => {
      if (!request.url.includes('/search')) return undefined
      if (!isFirst) return byToken(request)
      isFirst = false
      state.claims = { user_claims: ['hasPremiumContent'] }
      return Response.json({ error: 'unauthorized' }, { status: 401 })
    }
    expect(await (await browser.send(SEARCH)).text()).toContain('whole')
    state.claims = {}
    const free = browserAt(edge)
    await free.login()
    expect(await (await free.send(SEARCH)).text()).toContain('teaser')
  })

  test('E01 answers for members of a team are kept for nobody, and are their own', async () => {
    const { browser, state } = site()
    state.claims = { identity: { team_id: 'team-1' } }
    await browser.login()
    for (let time = 0; time < 2; time += 1) expect((await browser.send(SEARCH)).headers.get('cache-status')).toBeNull()
    expect(countOf(state.asked, '/api/search/api/sk/search')).toBe(2)
  })

  test('E22 an answer that others may be given sets no cookie, and one that sets a cookie is kept by nobody', async () => {
    const { browser, edge } = await signedIn()
    const shared = await edge.send(SEARCH)
    expect(shared.headers.getSetCookie()).toEqual([])
    edge.clock.now += 9.5 * MINUTE
    const renewed = await browser.send(SEARCH)
    expect(renewed.headers.getSetCookie()).toHaveLength(1)
    expect(renewed.headers.get('cache-control')).toBe('private, no-store')
    expect((await edge.send(SEARCH)).headers.getSetCookie()).toEqual([])
    for (const path of ['/robots.txt', '/__version', '/api/config/app', '/assets/x.js'])
      expect((await browser.send(path)).headers.getSetCookie()).toEqual([])
  })

  test('API-003 a header of the browser is no token', async () => {
    const { edge, state } = site()
    const response = await edge.send('/api/users/me', { headers: { authorization: 'Bearer x.y.z' } })
    expect([response.status, state.asked]).toEqual([401, []])
  })

  test('F26 following a link from another site finds the reader signed in', async () => {
    const { browser } = await signedIn({
      brandStore: { read: async () => testBrand('sanakirja', 'localhost', { features: { wordlists: true } }) },
    })
    const response = await browser.send('/wordlists/own', { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } })
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
  })

  test.each(['/user/settings', '/user/profile', '/auth/welcome', '/auth/logout', '/unblock?id=1', '/subscribe/plans'])(
    'C13 the document %s is kept by nobody',
    async (path) => {
      const { browser } = await signedIn()
      const response = await browser.send(path)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    },
  )

  test.each([
    '/user/settings/x.css',
    '/user/settings%2fx.css',
    '/user/settings;.css',
    '/api/users/me;.js',
    '/api/users/me/x.js',
    '/api/users/me%2f..%2fstatic/a.js',
    '/api/users/me?x=.css',
    '/api/session/x.css',
  ])('E12 what looks like an asset is none: %s is kept by nobody, and no other gets it', async (path) => {
    const { browser, edge } = await signedIn()
    const own = await browser.send(path)
    expect(own.headers.get('cache-control')).toMatch(/no-store/)
    const another = await browserAt(edge).send(path)
    expect(await another.text()).not.toMatch(/aino|user-1/i)
  })
})

describe('GET /api/session', () => {
  test('AUTH-039 tells an anonymous visitor without asking anybody', async () => {
    const { browser, edge } = site()
    const response = await browser.send('/api/session')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      user: null,
      preferences: null,
      permissions: { isAnonymous: true },
      domain: { isSignedIn: false },
    })
    expect(edge.requests).toEqual([])
  })

  test('AUTH-039 tells a user what to show and what is allowed', async () => {
    const { browser, state } = site()
    state.claims = { user_claims: ['hasPremiumContent'] }
    await browser.login()
    const view = await (await browser.send('/api/session')).json()
    expect(view).toMatchObject({
      user: { given_name: 'Aino' },
      permissions: { canAccessPremium: true, userId: 'user-1' },
      preferences: { speed: 1 },
    })
  })

  test('says 503 while the origin is down', async () => {
    const { browser, state } = await signedIn()
    state.answering = () => Promise.reject(new TypeError('gone'))
    expect((await browser.send('/api/session')).status).toBe(503)
  })
})
