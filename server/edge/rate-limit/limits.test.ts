import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { AUTOCOMPLETE, loginAnswer, type ScriptedOptions, type ScriptedOrigin, SEARCH, scriptedEdge } from '../scripted-edge.ts'
import { memoryLimiters } from './memory-rate-limiter.ts'
import type { LimiterOf } from './rate-limiter.ts'

type Edge = ReturnType<typeof limitedEdge>
type Own = Parameters<Edge['send']>[2]

/** A brand allows 120 searches a minute unless its configuration says otherwise. */
const LIMIT = 120
const CLIENT = { 'x-sk-client': '1', origin: 'http://localhost' }
const PAGE = '/finnish-english/talo'

/** An edge with all of its limits in memory, on the clock that tests move. */
function limitedEdge(origin?: ScriptedOrigin, options: ScriptedOptions = {}) {
  let now = () => 0
  const edge = scriptedEdge(origin, { limiterOf: (budget) => memoryLimiters(() => now())(budget), ...options })
  now = () => edge.clock.now
  return edge
}

const statuses = async (count: number, request: () => Response | Promise<Response>) => {
  const seen: number[] = []
  for (let index = 0; index < count; index += 1) seen.push((await request()).status)
  return seen
}
const flood = (
  edge: Edge,
  path: string,
  { times = LIMIT, headers = {}, own = {} }: { times?: number; headers?: HeadersInit; own?: Own } = {},
) => statuses(times, () => edge.send(path, { headers }, own))
const status = async (edge: Edge, path: string, headers: HeadersInit = {}, own: Own = {}) =>
  (await edge.send(path, { headers }, own)).status
const cookiesOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
const cookieOf = (response: Response, name: string) => cookiesOf(response).find((cookie) => cookie.startsWith(`${name}=`))

const post = (edge: Edge, path: string, body: unknown, own: Own = {}) =>
  edge.send(path, { method: 'POST', headers: { ...CLIENT, 'content-type': 'application/json' }, body: JSON.stringify(body) }, own)

describe('reading', () => {
  test('UNBL-012 L01 a visitor searches 120 times a minute; over it a call is 429 with Retry-After and a document leads to /unblock', async () => {
    const edge = limitedEdge()
    expect(new Set(await flood(edge, SEARCH))).toEqual(new Set([200]))
    const call = await edge.send(SEARCH)
    expect([call.status, call.headers.get('retry-after'), call.headers.get('cache-control')]).toEqual([429, '1', 'no-store'])
    expect(await call.json()).toEqual({ error: 'too_many_requests' })
    const document = await edge.send(PAGE)
    expect([document.status, document.headers.get('location')]).toEqual([303, `/unblock?id=${edge.clock.now}`])
    expect(document.headers.get('cache-control')).toContain('no-store')
  })

  test('UNBL-012 documents are searches, and the brand says how many', async () => {
    const { brands } = scriptedEdge()
    const strict = brands.map((brand) => ({ ...brand, rateLimitPerMinute: 5 }))
    const edge = limitedEdge(undefined, { brands: strict, brandStore: { read: async (id) => strict.find((brand) => brand.id === id) } })
    expect(await flood(edge, PAGE, { times: 6 })).toEqual([200, 200, 200, 200, 200, 303])
    expect(await status(edge, 'http://pacman.localhost/')).toBe(200)
  })

  test('the limit lifts by itself: half a second later one more search is there, a minute later all of them', async () => {
    const edge = limitedEdge()
    await flood(edge, SEARCH)
    edge.clock.now += 500
    expect(await flood(edge, SEARCH, { times: 2 })).toEqual([200, 429])
    edge.clock.now += 60_000
    expect(new Set(await flood(edge, SEARCH))).toEqual(new Set([200]))
  })

  test('UNBL-012 suggestions, pictures and content take nothing from searches', async () => {
    const edge = limitedEdge(() => Response.json({ result: [], complete: true }))
    expect(new Set(await flood(edge, AUTOCOMPLETE, { times: 600 }))).toEqual(new Set([200]))
    expect(await status(edge, AUTOCOMPLETE)).toBe(429)
    expect(await status(edge, '/api/content/sanakirja/en/help')).toBe(200)
    expect(await status(edge, PAGE)).toBe(200)
  })

  test("UNBL-012 readers behind one address are counted apart, up to the address's own limit of twenty times as many", async () => {
    const edge = limitedEdge()
    const browser = (index: number) => ({ 'user-agent': `Browser ${index}` })
    await flood(edge, PAGE, { headers: browser(0), times: LIMIT + 1 })
    for (let index = 1; index < 20; index += 1)
      expect(new Set(await flood(edge, PAGE, { headers: browser(index) }))).toEqual(new Set([200]))
    expect(await status(edge, PAGE, browser(20))).toBe(303)
    expect(await status(edge, PAGE, browser(20), { clientAddress: '192.0.2.2' })).toBe(200)
  })

  test('L04 G17 whoever changes address within a /64, or headers that name one, stays who they are', async () => {
    const edge = limitedEdge()
    const address = (index: number) => ({ clientAddress: `2001:db8:0:1::${index.toString(16)}` })
    let index = 0
    const forged = () => ({ headers: { 'x-forwarded-for': `203.0.113.${index % 250}`, 'cf-connecting-ip': `198.51.100.${index % 250}` } })
    await statuses(LIMIT, () => edge.send(PAGE, forged(), address(++index)))
    expect(await status(edge, PAGE, {}, address(999))).toBe(303)
    expect(await status(edge, PAGE, {}, { clientAddress: '2001:db8:0:2::1' })).toBe(200)
  })

  test('L07 the way out is open while everything else is not', async () => {
    const origin: ScriptedOrigin = () => Response.json({ data: { message: 'Not verified' } })
    const edge = limitedEdge(origin, { coarseLimiter: { take: () => ({ allowed: false, retryAfterMs: 1500 }) } })
    expect([await status(edge, '/'), await status(edge, SEARCH)]).toEqual([429, 429])
    expect([await status(edge, '/unblock?id=1'), await status(edge, '/api/config/app'), await status(edge, '/assets/x.js')]).toEqual([
      200, 200, 404,
    ])
    expect((await post(edge, '/api/auth/unblock', { provider_identifier: 'x' })).status).toBe(200)

    const fine = limitedEdge(origin)
    await flood(fine, PAGE, { times: LIMIT + 1 })
    const unblocked = await flood(fine, '/unblock?id=1', { times: LIMIT + 1 })
    expect(new Set(unblocked)).toEqual(new Set([200]))
    expect([await status(fine, '/api/config/app'), await status(fine, '/assets/x.js')]).toEqual([200, 404])
  })

  test('UNBL-001 the page that was wanted is remembered for the visit to /unblock, for this site only and for ten minutes', async () => {
    const edge = limitedEdge()
    await flood(edge, PAGE)
    const response = await edge.send('/finnish-english/p%C3%A4iv%C3%A4?unidir=1')
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toBe(
      `__Host-prev=${edge.clock.now}.${encodeURIComponent('/finnish-english/p%C3%A4iv%C3%A4?unidir=1')}; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax`,
    )
    expect(cookiesOf(await edge.send(SEARCH))).toEqual([])
    expect(cookiesOf(await edge.send(`${PAGE}?${'x'.repeat(3000)}`))).toEqual([])
  })

  test('L06 a limiter that fails lets readers through', async () => {
    const limiterOf: LimiterOf = () => ({ take: async () => Promise.reject(new Error('down')) })
    const edge = limitedEdge(undefined, { limiterOf, coarseLimiter: limiterOf({ name: '', limitPerMinute: 1, burst: 1, isExact: false }) })
    expect([await status(edge, PAGE), await status(edge, SEARCH)]).toEqual([200, 200])
  })

  test('counters that answer later are waited for', async () => {
    const counted = memoryLimiters(() => 0)
    const limiterOf: LimiterOf = (budget) => {
      const limiter = counted(budget)
      return { take: async (visitor) => limiter.take(visitor) }
    }
    const edge = limitedEdge(undefined, { limiterOf })
    expect((await flood(edge, PAGE, { times: LIMIT + 1 })).at(-1)).toBe(303)
  })

  test('L04 D16 the coarse limit counts the address the runtime names, whatever headers say', async () => {
    const seen: string[] = []
    const coarseLimiter = {
      take: (visitor: string) => {
        seen.push(visitor)
        return { allowed: true, retryAfterMs: 0 }
      },
    }
    const edge = scriptedEdge(undefined, { coarseLimiter })
    for (const forged of ['6.6.6.6', '7.7.7.7'])
      await edge.send('/', { headers: { 'x-forwarded-for': forged, 'cf-connecting-ip': forged } })
    expect(seen).toEqual(['192.0.2.1', '192.0.2.1'])
  })

  test('L01 over the coarse limit a call and a document are 429 with Retry-After', async () => {
    const edge = scriptedEdge(undefined, { coarseLimiter: { take: () => ({ allowed: false, retryAfterMs: 1500 }) } })
    const response = await edge.send(SEARCH)
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([429, '2', 'no-store'])
    expect((await edge.send('/')).status).toBe(429)
  })
})

describe('the human check', () => {
  const verified =
    (message = 'Human verified'): ScriptedOrigin =>
    () =>
      Response.json({ data: { message } })
  const unblock = (edge: Edge, own: Own = {}) => post(edge, '/api/auth/unblock', { provider_identifier: 'solution' }, own)

  test('L03 UNBL-004 a pass comes with the word of the origin, and lifts the limit for its visitor', async () => {
    const edge = limitedEdge(verified())
    await flood(edge, PAGE, { times: LIMIT + 1 })
    const response = await unblock(edge)
    expect(await response.json()).toEqual({ data: { message: 'Human verified' } })
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-hv=[\w.-]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const cookie = cookieOf(response, '__Host-hv') ?? ''
    expect(await status(edge, PAGE, { cookie })).toBe(200)
    expect(await status(edge, PAGE)).toBe(303)
  })

  test("UNBL-012 a pass is three times as much, not everything; and it is a visitor's own behind an address that is over its limit", async () => {
    const edge = limitedEdge(verified())
    for (let index = 0; index <= 20; index += 1) await flood(edge, PAGE, { headers: { 'user-agent': `${index}` } })
    expect(await status(edge, PAGE, { 'user-agent': 'new' })).toBe(303)
    const [one, other] = [cookieOf(await unblock(edge), '__Host-hv') ?? '', cookieOf(await unblock(edge), '__Host-hv') ?? '']
    expect(new Set(await flood(edge, PAGE, { headers: { 'user-agent': 'new', cookie: one }, times: 3 * LIMIT }))).toEqual(new Set([200]))
    const over = await edge.send(PAGE, { headers: { 'user-agent': 'new', cookie: one } })
    expect(over.status).toBe(303)
    expect(await status(edge, PAGE, { 'user-agent': 'new', cookie: other })).toBe(200)
  })

  test('L02 a pass ends after an hour, and is nothing when it was changed, made for another brand or made up', async () => {
    const edge = limitedEdge(verified())
    const cookie = cookieOf(await unblock(edge), '__Host-hv') ?? ''
    const foreign = cookieOf(
      await edge.send('http://pacman.localhost/api/auth/unblock', {
        method: 'POST',
        headers: { 'x-sk-client': '1', origin: 'http://pacman.localhost', 'content-type': 'application/json' },
        body: JSON.stringify({ provider_identifier: 'solution' }),
      }),
      '__Host-hv',
    )
    const refused = async (sent: string) => {
      await flood(edge, PAGE)
      return status(edge, PAGE, { cookie: sent })
    }
    expect(foreign).toBeDefined()
    for (const sent of [`${cookie.slice(0, -4)}AAAA`, foreign ?? '', '__Host-hv=9999999999999.key.mac', '__Host-hv='])
      expect(await refused(sent)).toBe(303)
    edge.clock.now += 59 * 60_000
    expect(await refused(cookie)).toBe(200)
    edge.clock.now += 60_000
    expect(await refused(cookie)).toBe(303)
  })

  test.each([
    ['another word', verified('Not verified')],
    ['nearly the word', verified('human verified')],
    ['a failure', () => Response.json({ error: 'app_error' }, { status: 500 })],
  ])('L03 UNBL-006 %s gives no pass', async (_, origin) => {
    const response = await unblock(limitedEdge(origin))
    expect(cookiesOf(response)).toEqual([])
  })

  test('L02 everybody gets a puzzle of their own', async () => {
    let count = 0
    const challenge = () => {
      count += 1
      const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: String(count), salt: '', cost: 1, keyLength: 32, keyPrefix: '', data: {} }
      return Response.json({ parameters, signature: 's' })
    }
    const edge = limitedEdge(challenge)
    const answers = await Promise.all(Array.from({ length: 10 }, () => edge.send('/api/auth/unblock/challenge')))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(10)
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array.from({ length: 10 }, () => 'no-store'))
  })

  test('the check itself is limited by address', async () => {
    const edge = limitedEdge(verified('Not verified'))
    expect(new Set(await statuses(120, () => unblock(edge)))).toEqual(new Set([200]))
    const over = await unblock(edge)
    expect([over.status, over.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await unblock(edge, { clientAddress: '192.0.2.2' })).status).toBe(200)
  })
})

describe('calls with stricter limits', () => {
  const wrong = () => Response.json({ error: 'bad_username_or_password' }, { status: 401 })
  const logIn = (edge: Edge, email: string, own: Own = {}) => post(edge, '/api/auth/login', { email, password: 'guess' }, own)

  test('UNBL-012 an account is tried ten times from an address, then five times a minute; case is no difference', async () => {
    const edge = limitedEdge(wrong)
    expect(await statuses(11, () => logIn(edge, 'reader@example.org'))).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    const over = await logIn(edge, 'READER@example.org')
    expect([over.status, over.headers.get('retry-after'), await over.json()]).toEqual([429, '12', { error: 'too_many_requests' }])
    expect((await logIn(edge, 'other@example.org')).status).toBe(401)
    expect((await logIn(edge, 'reader@example.org', { clientAddress: '192.0.2.2' })).status).toBe(401)
    edge.clock.now += 12_000
    expect(await statuses(2, () => logIn(edge, 'reader@example.org'))).toEqual([401, 429])
    expect(edge.requests.filter(({ url }) => url.endsWith('/auth/login'))).toHaveLength(13)
  })

  test('UNBL-012 an address tries forty accounts at once; a /64 is one address', async () => {
    const edge = limitedEdge(wrong)
    let index = 0
    const next = () => logIn(edge, `reader${index}@example.org`, { clientAddress: `2001:db8:0:1::${(++index).toString(16)}` })
    expect(await statuses(41, next)).toEqual([...Array.from({ length: 40 }, () => 401), 429])
  })

  test.each([
    ['/api/auth/reset', { email: 'reader@example.org' }],
    ['/api/auth/magic_link/user', { email: 'reader@example.org' }],
    ['/api/auth/register', { email: 'reader@example.org', password: 'a very long password', language_ui: 'fi' }],
  ])('UNBL-012 mails of %s to one account are three at once, wherever they are asked for', async (path, body) => {
    const edge = limitedEdge(() => Response.json({ message: 'accepted' }))
    let index = 0
    const ask = () => post(edge, path, body, { clientAddress: `192.0.2.${++index}` })
    expect(await statuses(4, ask)).toEqual([200, 200, 200, 429])
    edge.clock.now += 60_000
    expect(await statuses(2, ask)).toEqual([200, 429])
  })

  test('L06 nobody signs in, asks for a mail or is verified while nothing counts', async () => {
    const edge = limitedEdge(wrong, { limiterOf: () => ({ take: async () => Promise.reject(new Error('down')) }) })
    const answers = [
      await logIn(edge, 'reader@example.org'),
      await post(edge, '/api/auth/magic_link/user', { email: 'reader@example.org' }),
      await post(edge, '/api/auth/unblock', { provider_identifier: 'x' }),
    ]
    expect(answers.map(({ status: code }) => code)).toEqual([503, 503, 503])
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['10', '10', '10'])
    expect(edge.requests.filter(({ url }) => /login|magic|unblock/.test(new URL(url).pathname) && !url.includes('anon'))).toEqual([])
  })

  test('counters are named by no e-mail address', async () => {
    const names: string[] = []
    const limiterOf: LimiterOf = () => ({
      take: (visitor) => {
        names.push(visitor)
        return { allowed: true, retryAfterMs: 0 }
      },
    })
    await logIn(limitedEdge(wrong, { limiterOf }), 'reader@example.org')
    expect(names.length).toBeGreaterThan(1)
    expect(names.join()).not.toContain('example')
  })
})

describe('institutions', () => {
  const token = (exp: number) =>
    new SignJWT({ aud: 'sanakirja', role: 'ip', user_claims: ['canAccessPacman'], identity: {}, signupMethods: ['ip'] })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('ip.library')
      .setIssuedAt(0)
      .setExpirationTime(exp)
      .sign(new Uint8Array(32))

  test("UNBL-012 an institution's readers are counted one by one and its address not at all", async () => {
    const edge = limitedEdge(undefined, {
      originFetch: async (request) => {
        const { pathname } = new URL(request.url)
        if (pathname !== '/api/config/domain') return loginAnswer(pathname) ?? Response.json({ data: [], flipLangs: false })
        const ipLogin = { access_token: await token(2_000_000_000), expires_in: 3600, customer_type: 'pacman' }
        return Response.json({ ipLogin, pacman: [], xl: [], mot: [] })
      },
    })
    for (let reader = 0; reader < 25; reader += 1) {
      const cookie = cookieOf(await edge.send(PAGE, { headers: { 'user-agent': `first ${reader}` } }), '__Host-dom') ?? ''
      expect(cookie).not.toBe('')
      expect(new Set(await flood(edge, PAGE, { headers: { cookie } }))).toEqual(new Set([200]))
      expect(await status(edge, PAGE, { cookie })).toBe(303)
    }
  })
})
