import { afterEach, describe, expect, test, vi } from 'vitest'
import { AUTOCOMPLETE, emptySearch, loginAnswer, SEARCH, scriptedEdge, testBrand } from '../scripted-edge.ts'
import { HEADERS_DEADLINE_MS, TOTAL_DEADLINE_MS } from '../upstream/origin-upstream.ts'

/** A call without a token: a login waits for WebCrypto, which no faked clock moves. */
const HELP_PAGE = '/api/content/sanakirja/en/help'
const FAKED = ['setTimeout', 'clearTimeout', 'performance'] as const

const words = (headword: string) => ({ result: [{ headword, lang: 'fi', is_match: true }], complete: true })

describe('what the origin is sent', () => {
  test('D10 D13 nothing of the visitor but the call itself', async () => {
    const edge = scriptedEdge()
    const hostile = {
      authorization: 'Bearer victim',
      cookie: 'foo=1; __Host-sid=2',
      'x-user-id': '1',
      'x-internal-role': 'admin',
      'x-sk-brand': 'pacman',
      'x-request-id': 'chosen',
      connection: 'authorization, x-sk-brand',
    }
    await edge.send(SEARCH, { headers: hostile })
    const sent = Object.fromEntries(edge.calls()[0]?.headers ?? [])
    expect(sent).toEqual({
      accept: 'application/json, text/html',
      authorization: 'Bearer service-token',
      'x-request-id': expect.stringMatching(/-1$/),
      'x-search-context': 'langPair',
      'x-sk-brand': 'sanakirja',
    })
  })

  test.each([
    ['the tab a caller names', { 'x-search-context': 'dictionary' }, 'dictionary'],
    ["the brand's first tab for anything else", { 'x-search-context': 'evil' }, 'langPair'],
    ["the brand's first tab for nothing", {}, 'langPair'],
  ])('API-008 x-search-context is %s', async (_, headers, context) => {
    const edge = scriptedEdge()
    await edge.send(SEARCH, { headers })
    expect(edge.calls()[0]?.headers.get('x-search-context')).toBe(context)
  })

  test('API-002 API-011 the token goes in the header the brand names, and x-app-name only outside production', async () => {
    const brand = testBrand('sanakirja', 'localhost', { authHeader: 'x-auth', env: 'test' })
    const edge = scriptedEdge(undefined, { brandStore: { read: async () => brand } })
    await edge.send(SEARCH)
    expect(edge.calls()[0]?.headers.get('x-auth')).toBe('Bearer service-token')
    expect(edge.calls()[0]?.headers.get('x-app-name')).toBe('SANAKIRJA')
  })

  test('E10 unknown parameters are neither sent on nor part of the key', async () => {
    const edge = scriptedEdge()
    await edge.send(`${SEARCH}&utm_source=x&cb=123&_=1`)
    const again = await edge.send(SEARCH)
    expect(edge.calls().map(({ url }) => new URL(url).search)).toEqual(['?keyword=talo&search_service=ss'])
    expect(again.headers.get('cache-status')).toBe('edge; hit')
  })

  test('an alias of a path is the same call', async () => {
    const edge = scriptedEdge(() => Response.json({ languagePairs: [], singleLanguages: [] }))
    await edge.send('/api/sk/search/languages?search_service=ss&user=abcde')
    expect(edge.calls()[0]?.url).toBe('http://origin.invalid/api/search/api/sk/search/languages?search_service=ss')
  })

  test('A07 path parameters are written anew', async () => {
    const edge = scriptedEdge(() => new Response('<p>x</p>'))
    expect((await edge.send('/api/content/sanakirja/fi/help')).status).toBe(200)
    expect((await edge.send('/api/content/sanakirja/xx/help')).status).toBe(404)
    expect((await edge.send("/api/content/sanakirja/fi/he'lp")).status).toBe(404)
    expect(edge.calls().map(({ url }) => new URL(url).pathname)).toEqual(['/api/content/sanakirja/fi/help'])
  })
})

describe('what the visitor gets', () => {
  test('D14 E13 none of the origin headers that speak of the origin; an answer with a cookie is not kept', async () => {
    const headers = {
      'set-cookie': 'a=b',
      'access-control-allow-origin': '*',
      server: 'x',
      'content-security-policy': 'default-src *',
      'x-sk-generation': '7',
      'x-powered-by': 'y',
    }
    const edge = scriptedEdge(() => Response.json(emptySearch, { headers }))
    const response = await edge.send(SEARCH)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('server')).toBeNull()
    expect(response.headers.get('x-sk-generation')).toBeNull()
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
    await edge.send(SEARCH)
    expect(edge.calls()).toHaveLength(2)
    expect(edge.lines).toContainEqual({ event: 'notice', code: 'unshareable_answer', subject: 'searchWords' })
  })

  test('D14 a redirect of the origin is 502 and its address stays inside', async () => {
    const edge = scriptedEdge(() => new Response(null, { status: 302, headers: { location: 'http://origin.internal/login' } }))
    const response = await edge.send(SEARCH)
    expect(response.status).toBe(502)
    expect(response.headers.get('location')).toBeNull()
  })

  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })

  test('D15 a body over the cap is 502, and reading stops', async () => {
    const edge = scriptedEdge(() => new Response(endless(), { headers: { 'content-type': 'application/json' } }))
    expect((await edge.send(SEARCH)).status).toBe(502)
  })

  test.each([
    ['E14 a truncated body', () => new Response('{"dat', { headers: { 'content-length': '100' } })],
    ['E15 an error body with 200', () => Response.json({ error: 'x' })],
    ['E15 an empty body', () => new Response('')],
    ['E15 a login page', () => new Response('<html>log in</html>', { headers: { 'content-type': 'text/html' } })],
    ['E14 a body that breaks off', () => new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) }))],
  ])('%s is 502, is not kept, and the next request asks again', async (_, bad) => {
    let isBad = true
    const edge = scriptedEdge(() => (isBad ? bad() : Response.json(emptySearch)))
    const response = await edge.send(SEARCH)
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({ error: 'bad_gateway' })
    isBad = false
    expect((await edge.send(SEARCH)).status).toBe(200)
  })

  test('API-025 an error of the origin keeps its code and loses everything else; a fault of the origin says nothing', async () => {
    const edge = scriptedEdge((request) =>
      request.url.includes('talo')
        ? Response.json({ error: 'keyword_too_short', stack: 'at x' }, { status: 400 })
        : Response.json({ error: 'SQLITE at 10.0.0.3' }, { status: 500 }),
    )
    expect(await (await edge.send(SEARCH)).json()).toEqual({ error: 'keyword_too_short' })
    const fault = await edge.send('/api/search/api/sk/search?search_service=ss&keyword=x')
    expect(fault.status).toBe(500)
    expect(await fault.json()).toEqual({ error: 'app_error' })
  })

  test('L08 a 429 of the origin is passed on with its Retry-After and never kept', async () => {
    const edge = scriptedEdge(() => Response.json({ error: 'too_many_requests' }, { status: 429, headers: { 'retry-after': '7' } }))
    const response = await edge.send(SEARCH)
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([429, '7', 'no-store'])
  })

  test('CONT-009 HTML of a content page is sanitised before it is kept', async () => {
    const edge = scriptedEdge(() => new Response('<h1>Help</h1><script>alert(1)</script><a href="//evil.test" onclick=x>y</a>'))
    for (const status of ['edge; fwd=miss; stored', 'edge; hit']) {
      const response = await edge.send(HELP_PAGE)
      expect(response.headers.get('cache-status')).toBe(status)
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
      expect(await response.text()).toBe('<h1>Help</h1><a>y</a>')
    }
  })

  test('B18 a picture is what it says only if it is a picture', async () => {
    const path = '/api/content/sanakirja/images/?dictionary=d&file='
    const edge = scriptedEdge(
      (request) => new Response('<svg/>', { headers: { 'content-type': request.url.includes('a.svg') ? 'image/svg+xml' : 'text/html' } }),
    )
    const svg = await edge.send(`${path}a.svg`)
    expect([svg.headers.get('content-type'), svg.headers.get('x-content-type-options')]).toEqual(['image/svg+xml', 'nosniff'])
    expect(svg.headers.get('content-security-policy')).toContain('sandbox')
    expect((await edge.send(`${path}b.png`)).headers.get('content-type')).toBe('application/octet-stream')
    for (const file of ['../../etc/passwd', 'x%0d%0aSet-Cookie:a=b']) expect((await edge.send(path + file)).status).toBe(400)
  })
})

describe('kept answers', () => {
  test('E02 API-012 a hundred equal calls at once are one call to the origin', async () => {
    const edge = scriptedEdge(() => Response.json(words('talo')))
    const responses = await Promise.all(Array.from({ length: 100 }, () => edge.send(AUTOCOMPLETE)))
    const bodies = await Promise.all(responses.map((response) => response.text()))
    expect(new Set(bodies).size).toBe(1)
    expect(edge.calls()).toHaveLength(1)
  })

  test('E04 a failure is shared by those who wait and pinned for nobody', async () => {
    let fails = true
    const edge = scriptedEdge(() => (fails ? new Response('x', { status: 500 }) : Response.json(emptySearch)))
    const statuses = (await Promise.all([edge.send(SEARCH), edge.send(SEARCH), edge.send(SEARCH)])).map(({ status }) => status)
    expect(statuses).toEqual([500, 500, 500])
    expect(edge.calls()).toHaveLength(1)
    fails = false
    expect((await edge.send(SEARCH)).status).toBe(200)
  })

  test('E07 brands share nothing', async () => {
    const edge = scriptedEdge((request) => Response.json(words(request.headers.get('x-sk-brand') ?? '')))
    const [a, b] = [await edge.send(AUTOCOMPLETE), await edge.send(`http://pacman.localhost${AUTOCOMPLETE}`)]
    expect(await a.text()).toContain('sanakirja')
    expect(await b.text()).toContain('pacman')
    const configs = [await edge.send('/api/config/app'), await edge.send('http://pacman.localhost/api/config/app')]
    expect(await Promise.all(configs.map(async (response) => (await response.json()).appName))).toEqual(['SANAKIRJA', 'PACMAN'])
  })

  test('the search context is part of the key', async () => {
    const edge = scriptedEdge((request) => Response.json(words(request.headers.get('x-search-context') ?? '')))
    expect(await (await edge.send(AUTOCOMPLETE, { headers: { 'x-search-context': 'dictionary' } })).text()).toContain('"dictionary"')
    expect(await (await edge.send(AUTOCOMPLETE)).text()).toContain('"langPair"')
  })

  test('a new generation of the dictionaries is asked at once', async () => {
    let generation = '1'
    const edge = scriptedEdge(() => Response.json(words(generation), { headers: { 'x-sk-generation': generation } }))
    await edge.send(AUTOCOMPLETE)
    generation = '2'
    expect(await (await edge.send(AUTOCOMPLETE)).text()).toContain('"1"')
    await edge.send(`${AUTOCOMPLETE}o`)
    expect(await (await edge.send(AUTOCOMPLETE)).text()).toContain('"2"')
  })

  test('E16 errors are never kept; an empty result is for thirty seconds', async () => {
    const edge = scriptedEdge(() => Response.json({ result: [], complete: true }))
    await edge.send(AUTOCOMPLETE)
    edge.clock.now += 29_000
    expect((await edge.send(AUTOCOMPLETE)).headers.get('age')).toBe('29')
    edge.clock.now += 2_000
    expect((await edge.send(AUTOCOMPLETE)).headers.get('cache-status')).toBe('edge; fwd=miss; stored')
    for (const status of [401, 403, 429, 500]) {
      const failing = scriptedEdge(() => Response.json({ error: 'x' }, { status }))
      expect((await failing.send(SEARCH)).headers.get('cache-status')).toBeNull()
    }
  })

  test('E18 two hundred clients of a stale answer get it at once, and one new one is fetched', async () => {
    const edge = scriptedEdge(() => Response.json(words('talo')))
    await edge.send(AUTOCOMPLETE)
    edge.clock.now += 61_000
    const responses = await Promise.all(Array.from({ length: 200 }, () => edge.send(AUTOCOMPLETE)))
    expect(new Set(responses.map((response) => response.headers.get('cache-status')))).toEqual(new Set(['edge; hit; detail=stale']))
    await edge.settled()
    expect(edge.calls()).toHaveLength(2)
    expect((await edge.send(AUTOCOMPLETE)).headers.get('cache-status')).toBe('edge; hit')
  })

  test('E17 an old answer stands in while the origin fails, and not for ever', async () => {
    let isDown = false
    const edge = scriptedEdge(() => (isDown ? Promise.reject(new TypeError('refused')) : Response.json(words('talo'))))
    await edge.send(AUTOCOMPLETE)
    isDown = true
    edge.clock.now += 20 * 60_000
    const stale = await edge.send(AUTOCOMPLETE)
    expect([stale.status, stale.headers.get('cache-status'), stale.headers.get('age')]).toEqual([
      200,
      'edge; fwd=stale; detail=stale-if-error',
      '1200',
    ])
    edge.clock.now += 60 * 60_000
    const gone = await edge.send(AUTOCOMPLETE)
    expect([gone.status, gone.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await gone.json()).toEqual({ error: 'unavailable' })
  })

  test('E22 HEAD is GET without the body, a matching tag is 304, a range is passed over', async () => {
    const edge = scriptedEdge(() => Response.json(words('talo')))
    const get = await edge.send(AUTOCOMPLETE)
    const tag = get.headers.get('etag') ?? ''
    const head = await edge.send(AUTOCOMPLETE, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, ''])
    const same = await edge.send(AUTOCOMPLETE, { headers: { 'if-none-match': `"other", W/${tag}` } })
    expect([same.status, await same.text()]).toEqual([304, ''])
    expect((await edge.send(AUTOCOMPLETE, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    expect((await edge.send(AUTOCOMPLETE, { headers: { range: 'bytes=0-1' } })).status).toBe(200)
    expect(edge.calls()).toHaveLength(1)
  })

  test('E13 no document or call sets a cookie', async () => {
    const edge = scriptedEdge()
    for (const path of ['/', SEARCH, '/api/config/app']) expect((await edge.send(path)).headers.get('set-cookie')).toBeNull()
  })
})

describe('the service token', () => {
  test('AUTH-017 one login per brand, whoever comes at the same time', async () => {
    const edge = scriptedEdge()
    await Promise.all([SEARCH, AUTOCOMPLETE, `${SEARCH}a`].map((path) => edge.send(path)))
    const logins = edge.requests.filter(({ url }) => url.endsWith('/anon-login'))
    expect(logins.map(({ headers }) => headers.get('x-sk-brand'))).toEqual(['sanakirja'])
  })

  test('API-004 a 401 renews the token and makes the same call once more', async () => {
    let isRevoked = true
    const edge = scriptedEdge(() => {
      if (!isRevoked) return Response.json(emptySearch)
      isRevoked = false
      return Response.json({ error: 'unauthorized' }, { status: 401 })
    })
    expect((await edge.send(SEARCH)).status).toBe(200)
    expect(edge.calls()).toHaveLength(2)
  })

  test('API-005 F12 a second 401 is access_revoked, after two calls and no more', async () => {
    const edge = scriptedEdge(() => Response.json({ error: 'unauthorized' }, { status: 401 }))
    const response = await edge.send(SEARCH)
    expect([response.status, await response.json()]).toEqual([401, { error: 'access_revoked' }])
    expect(edge.calls()).toHaveLength(2)
  })

  test.each([
    ['AUTH-023 cannot be reached', () => Promise.reject(new TypeError('refused')), 503, 'unavailable'],
    ['AUTH-022 refuses', async () => Response.json({ error: 'bad_request' }, { status: 400 }), 502, 'bad_gateway'],
    ['AUTH-022 answers what is no login', async () => Response.json({ hello: 1 }), 502, 'bad_gateway'],
  ])('a login that %s is told as such', async (_, originFetch, status, error) => {
    const edge = scriptedEdge(undefined, { originFetch })
    const response = await edge.send(SEARCH)
    expect([response.status, await response.json()]).toEqual([status, { error }])
  })

  test('a content page needs no token', async () => {
    const edge = scriptedEdge(() => new Response('<p>x</p>'))
    await edge.send(HELP_PAGE)
    expect(edge.requests).toHaveLength(1)
  })
})

describe('faults', () => {
  afterEach(() => vi.useRealTimers())

  test('API-023 a GET is made once more when the network fails or a gateway says so', async () => {
    for (const first of [
      () => Promise.reject(new TypeError('reset')),
      async () => new Response('', { status: 502 }),
      async () => new Response('', { status: 504 }),
    ]) {
      const edge = scriptedEdge(() => (edge.calls().length === 1 ? first() : Response.json(emptySearch)))
      expect((await edge.send(SEARCH)).status).toBe(200)
      expect(edge.calls()).toHaveLength(2)
    }
  })

  test('F14 an origin that never answers is 504 after its deadline', async () => {
    vi.useFakeTimers({ toFake: [...FAKED] })
    const edge = scriptedEdge(() => new Promise(() => {}))
    const answer = edge.send(HELP_PAGE)
    await vi.advanceTimersByTimeAsync(HEADERS_DEADLINE_MS)
    expect((await answer).status).toBe(504)
  })

  test('an answer that drips is cut at the total deadline and not kept', async () => {
    vi.useFakeTimers({ toFake: [...FAKED] })
    const drip = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => new Promise((next) => setTimeout(() => next(controller.enqueue(new Uint8Array([32]))), 200)),
      })
    const edge = scriptedEdge(() => new Response(drip()))
    const answer = edge.send(HELP_PAGE)
    await vi.advanceTimersByTimeAsync(TOTAL_DEADLINE_MS)
    expect((await answer).status).toBe(504)
  })

  test('an origin that fails is left alone but for a probe each five seconds', async () => {
    const edge = scriptedEdge(() => Promise.reject(new TypeError('refused')))
    for (let index = 0; index < 20; index += 1) await edge.send(`${SEARCH}${index}`)
    const before = edge.calls().length
    expect(before).toBeLessThanOrEqual(6)
    edge.clock.now += 5_000
    await edge.send(`${SEARCH}again`)
    expect(edge.calls().length - before).toBe(1)
    expect((await edge.send(HELP_PAGE)).status).toBe(503)
  })
})

test('a login that is refused for one brand stops no other brand', async () => {
  const edge = scriptedEdge(undefined, {
    originFetch: async (request) => {
      if (request.headers.get('x-sk-brand') === 'sanakirja') return Response.json({ error: 'bad_request' }, { status: 400 })
      return loginAnswer(new URL(request.url).pathname) ?? Response.json(emptySearch)
    },
  })
  expect((await edge.send(SEARCH)).status).toBe(502)
  expect((await edge.send(`http://pacman.localhost${SEARCH}`)).status).toBe(200)
})
