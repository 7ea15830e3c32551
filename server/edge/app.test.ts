import { describe, expect, test } from 'vitest'
import { AUTOCOMPLETE, emptySearch, SEARCH, scriptedEdge, testBrand } from './scripted-edge.ts'

const HOSTILE = [
  ['D01', '/api/content/%2e%2e/auth/login', 405],
  ['D02', '/api/content/..%2f..%2fauth/x', 400],
  ['D02', '/api/content/sanakirja/fi/%2e%2e%2f', 400],
  ['D02', '/api/content/sanakirja/fi/x%00', 400],
  ['D03', '/api/content/x%5c..%5c..%5cauth/login', 400],
  ['D05', '//evil.test/api/x', 400],
  ['D22', '/api/unknown/x', 404],
  ['D22', '/api/internal/epochs', 404],
  ['D22', '/api', 404],
  ['E12', '/api/users/me;.js', 404],
  ['E12', '/api/users/me%2f..%2fstatic/a.js', 400],
  ['G01', '/api/auth/authorize', 404],
] as const

test.each(HOSTILE)('%s %s is answered %i without a call to the origin', async (_, path, status) => {
  const edge = scriptedEdge()
  const response = await edge.send(path)
  expect(response.status).toBe(status)
  expect(edge.requests).toEqual([])
})

test('API-028 an unknown call is 404 JSON whatever is accepted', async () => {
  const response = await scriptedEdge().send('/api/unknown', { headers: { accept: 'text/html' } })
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await response.json()).toEqual({ error: 'not_found' })
})

test('calls that only the edge makes are unknown to browsers, POST included', async () => {
  const edge = scriptedEdge()
  const headers = { origin: 'http://localhost', 'x-sk-client': '1', 'content-type': 'application/json' }
  const response = await edge.send('/api/auth/anon-login', { method: 'POST', headers, body: '{}' })
  expect(response.status).toBe(404)
  expect(edge.requests).toEqual([])
})

test.each([
  ['A02 a keyword over 250 code points', `${SEARCH}${'a'.repeat(250)}`, 'keyword_too_long'],
  ['A05 a blank keyword', '/api/search/api/sk/search?search_service=ss&keyword=%20%20', 'SearchNotPossible'],
  ['A05 no keyword', '/api/search/api/sk/search?search_service=ss&keyword=', 'SearchNotPossible'],
  ['A12 a scalar given twice', `${SEARCH}&keyword=b`, 'bad_request'],
  ['A11 a limit that is no number', `${AUTOCOMPLETE}&limit=1e9`, 'bad_request'],
])('%s is 400 and no call', async (_, path, code) => {
  const edge = scriptedEdge()
  const response = await edge.send(path)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: code })
  expect(edge.requests).toEqual([])
})

test('A11 a limit out of range is clamped before it is sent on', async () => {
  const edge = scriptedEdge(() => Response.json({ result: [], complete: true }))
  await edge.send(`${AUTOCOMPLETE}&limit=1000000`)
  expect(edge.calls()[0]?.url).toContain('limit=50&')
})

test('A04 control characters never reach the origin', async () => {
  const edge = scriptedEdge()
  await edge.send('/api/search/api/sk/search?search_service=ss&keyword=ta%00lo%1F')
  expect(edge.calls()[0]?.url).toContain('keyword=talo&')
})

test('A07 a keyword is sent on as text, encoded once', async () => {
  const edge = scriptedEdge()
  await edge.send("/api/search/api/sk/search?search_service=ss&keyword=a'%20OR%201=1--")
  expect(new URL(edge.calls()[0]?.url ?? '').searchParams.get('keyword')).toBe("a' OR 1=1--")
})

test('A14 a lone surrogate is answered, not crashed on', async () => {
  const response = await scriptedEdge().send('/api/search/api/sk/search?search_service=ss&keyword=%ED%A0%80talo')
  expect([200, 400]).toContain(response.status)
})

test.each([
  ['A03 bad percent-encoding', '/finnish-english/%E0%A4%A', {}, 400, '/forbidden/404'],
  ['A04 NUL in a document path', '/finnish-english/%00talo', {}, 400, '/forbidden/404'],
  ['F16 a form of another site', '/search', { method: 'POST' }, 403, '/forbidden/403'],
])('%s is refused with a page that says so', async (_, path, init, status, page) => {
  const drawn: string[] = []
  const edge = scriptedEdge(undefined, {
    renderPage: async ({ url }) => {
      drawn.push(new URL(url).pathname)
      return new Response('drawn', { status: 404, headers: { 'content-type': 'text/html' } })
    },
  })
  const response = await edge.send(path, init)
  expect([response.status, await response.text(), drawn]).toEqual([status, 'drawn', [page]])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('ROUTE-033 a refusal stays a plain line where its page cannot be drawn', async () => {
  const edge = scriptedEdge(undefined, { renderPage: async () => Promise.reject(new Error('SECRET')) })
  const response = await edge.send('/%')
  expect([response.status, await response.text()]).toEqual([400, '400 bad_request\n'])
})

test.each([
  ['the framework data URL of a page', '/finnish-english/talo.data', 404],
  ['the framework data URL of the root', '/_root.data', 404],
  ['C11 the framework manifest', `/__manifest?paths=${'/x'.repeat(5000)}`, 404],
  ['an unknown asset', '/assets/app-123.js', 404],
])('%s never reaches the pages', async (_, path, status) => {
  const drawn: string[] = []
  const edge = scriptedEdge(undefined, { renderPage: async ({ url }) => new Response(String(drawn.push(url))) })
  const response = await edge.send(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(drawn).toEqual([])
})

test('a search key that ends in .data passes when its dot is encoded', async () => {
  const response = await scriptedEdge().send('/finnish-english/meta%2Edata')
  expect(await response.text()).toBe('<h1>/finnish-english/meta%2Edata</h1>')
})

describe('hosts', () => {
  test.each([
    ['D08 an unknown host', 'http://unknown.test/', {}],
    ['D08 a trailing dot', 'http://localhost./', {}],
    ['D06 a request line for another host than the header', 'http://evil.test/api/config/app', { host: 'localhost' }],
    ['D06 a header for another host than the request line', 'http://localhost/', { host: 'evil.test' }],
    ['D08 a port that cannot be', 'http://localhost/', { host: 'localhost:99999' }],
  ])('%s is 421, and no brand is read', async (_, url, headers) => {
    const reads: string[] = []
    const edge = scriptedEdge(undefined, { brandStore: { read: async (id) => reads.push(id) } })
    const response = await edge.send(url, { headers })
    expect(response.status).toBe(421)
    expect(reads).toEqual([])
  })

  test('any port of a known host will do', async () => {
    expect((await scriptedEdge().send('http://pacman.localhost:8787/__version')).status).toBe(200)
  })

  test('D09 forwarding headers, and headers that rewrite, change nothing', async () => {
    const headers = {
      'x-forwarded-host': 'pacman.localhost',
      forwarded: 'host=pacman.localhost',
      'x-original-url': '/admin',
      'x-rewrite-url': '/admin',
      'x-http-method-override': 'DELETE',
      'x-forwarded-for': '6.6.6.6',
      'cf-connecting-ip': '6.6.6.6',
    }
    const edge = scriptedEdge()
    const plain = await (await edge.send('/api/config/app')).text()
    expect(await (await edge.send('/api/config/app', { headers })).text()).toBe(plain)
    await edge.send(SEARCH)
    expect((await edge.send(SEARCH, { headers })).headers.get('cache-status')).toBe('edge; hit')
  })
})

describe('headers', () => {
  const drawing = async () => {
    throw new Error('SECRET 10.0.0.3')
  }
  const routes = [
    ['a document', '/'],
    ['a call', SEARCH],
    ['an unknown call', '/api/x'],
    ['an unknown asset', '/assets/x.js'],
    ['a redirect', '/motsanakirjat'],
    ['a bad path', '/%'],
    ['an unknown host', 'https://unknown.test/'],
    ['a page that fails', '/fail'],
    ['robots.txt', '/robots.txt'],
    ['the build', '/__version'],
  ] as const

  test.each(routes)('C09 %s carries the security headers', async (_, path) => {
    const renderPage =
      path === '/fail'
        ? drawing
        : async () => new Response('<p>', { headers: { 'content-type': 'text/html', 'x-powered-by': 'x', server: 'x' } })
    const edge = scriptedEdge(undefined, { renderPage, publicOrigin: 'https://localhost' })
    const response = await edge.send(path)
    const { headers } = response
    if (response.status !== 421) expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-request-id')).toMatch(/./)
    expect(headers.has('server') || headers.has('x-powered-by')).toBe(false)
  })

  test('C09 transport security is not told over plain HTTP', async () => {
    expect((await scriptedEdge().send('/')).headers.has('strict-transport-security')).toBe(false)
  })

  test('C06 a page that throws is 500 with an id, without its message, and is logged without it too', async () => {
    const edge = scriptedEdge(undefined, { renderPage: drawing })
    const response = await edge.send('/finnish-english/talo')
    expect(response.status).toBe(500)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-request-id')).toMatch(/./)
    expect(await response.text()).toBe('500 app_error\n')
    expect(JSON.stringify(edge.lines)).not.toContain('SECRET')
    expect(edge.lines.map(({ event }) => event)).toEqual(['failure', 'request'])
  })

  test('C08 an error of a call is JSON and never sniffed, also where HTML is accepted', async () => {
    const edge = scriptedEdge(() => Response.json({ error: '<script>1</script>' }, { status: 400 }))
    const response = await edge.send(SEARCH, { headers: { accept: 'text/html' } })
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('C09 ids of requests differ', async () => {
    const edge = scriptedEdge()
    const [a, b] = [await edge.send('/'), await edge.send('/')]
    expect(a.headers.get('x-request-id')).not.toBe(b.headers.get('x-request-id'))
  })
})

describe('methods and bodies', () => {
  test.each(['PROPFIND', 'OPTIONS', 'PATCH'])('D18 %s is 405 and names what is allowed', async (method) => {
    const response = await scriptedEdge().send('/', { method })
    expect(response.status).toBe(method === 'OPTIONS' ? 405 : 403)
    const sameSite = await scriptedEdge().send('/', { method, headers: { origin: 'http://localhost' } })
    expect(sameSite.status).toBe(405)
    expect(sameSite.headers.get('allow')).toBe('GET, HEAD, POST')
  })

  test('D18 a call made with another method is 405', async () => {
    const edge = scriptedEdge()
    const response = await edge.send(SEARCH, { method: 'DELETE', headers: { origin: 'http://localhost', 'x-sk-client': '1' } })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    expect(edge.requests).toEqual([])
  })

  test('F22 a preflight gets no permission', async () => {
    const response = await scriptedEdge().send(SEARCH, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    })
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  const stream = (bytes: number) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(bytes))
        controller.close()
      },
    })

  const headers = { origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded' }

  test.each([
    ['with Content-Length', { body: 'a'.repeat(65_537), headers: { ...headers, 'content-length': '65537' } }],
    ['chunked', { body: stream(65_537), duplex: 'half', headers }],
  ])('D19 a body one byte over the limit is 413, %s', async (_, init) => {
    // `duplex` is asked for by Node and unknown to the DOM types.
    const response = await scriptedEdge().send('/search', { method: 'POST', ...init } as RequestInit)
    expect(response.status).toBe(413)
  })

  test('D19 a body at the limit passes', async () => {
    const response = await scriptedEdge().send('/search', { method: 'POST', body: 'a'.repeat(65_536), headers })
    expect(response.status).toBe(200)
  })
})

describe('fixed addresses', () => {
  test.each([
    ['CONT-008', '/motsanakirjat?x=1', '/legal/our-content'],
    ['ROUTE-014', '/tiimeille', '/organizations'],
    ['ROUTE-036', '/forbidden', '/forbidden/404'],
    ['ROUTE-025', '/reset-password/abcdefghijklmnop1234?x=1', '/auth/reset-password/abcdefghijklmnop1234'],
    ['H08', '/reset-password/%2f%2fevil', '/forbidden/404'],
    ['ROUTE-029', '/handle_cb/auth/google/login?code=1&state=2', '/api/auth/google/login?code=1&state=2'],
    ['ROUTE-029', '/handle_cb/api/auth/login', '/api/auth/login'],
    ['ROUTE-038', '/debug', '/forbidden/404'],
    ['ROUTE-037', '/wordlists/own', '/forbidden/404'],
  ])('%s %s leads to %s', async (_, path, target) => {
    const response = await scriptedEdge().send(path)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(target)
  })

  test.each([
    '/handle_cb//evil.test',
    '/handle_cb/%2f%2fevil.test',
    '/handle_cb/%5cevil.test',
    '/handle_cb/auth/x%0d%0aSet-Cookie:a=b',
    '/handle_cb/',
  ])('H05 H07 %s leads nowhere else', async (path) => {
    const response = await scriptedEdge().send(path)
    const location = response.headers.get('location')
    expect(location === null || location.startsWith('/api/')).toBe(true)
    expect(response.headers.has('set-cookie')).toBe(false)
  })
})

test('GET /__version names the build and is kept by nobody', async () => {
  const response = await scriptedEdge().send('/__version')
  expect(await response.json()).toEqual({ build: 'build-1' })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('META-007 robots.txt and the sitemap name the host they were asked at', async () => {
  const edge = scriptedEdge()
  expect(await (await edge.send('http://pacman.localhost/robots.txt')).text()).toContain('Sitemap: http://pacman.localhost/sitemap.xml')
  expect(await (await edge.send('/sitemap.xml')).text()).toContain('<loc>http://localhost/</loc>')
})

test('CONF-029 GET /api/config/app shows what the schema names and nothing else', async () => {
  const brand = { ...testBrand('sanakirja', 'localhost'), originToken: 'SECRET' }
  Object.assign(brand.app, { internalUrl: 'http://10.0.0.3' })
  const edge = scriptedEdge(undefined, { brandStore: { read: async () => brand } })
  const text = await (await edge.send('/api/config/app')).text()
  expect(JSON.parse(text)).toMatchObject({ appName: 'SANAKIRJA', theme: 'sanakirja' })
  expect(text).not.toMatch(/SECRET|10\.0\.0\.3/)
  expect(edge.requests).toEqual([])
})

test('CONF-022 a brand without any configuration is 500 without a reason', async () => {
  const edge = scriptedEdge(undefined, { extraHosts: { 'other.test': 'other' } })
  const response = await edge.send('http://other.test/')
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('500 app_error\n')
})

test('the log names the route and how it went, not what was looked up or by whom', async () => {
  const edge = scriptedEdge(() => Response.json(emptySearch))
  await edge.send(`${SEARCH}salaisuus`)
  await edge.send('/finnish-english/salaisuus', { headers: { cookie: 'lang=fi; a=SECRET', 'user-agent': 'UA' } })
  expect(edge.lines).toMatchObject([
    { event: 'request', method: 'GET', route: 'api', status: 200, brand: 'sanakirja', cache: 'miss' },
    { event: 'request', method: 'GET', route: 'page', status: 200, brand: 'sanakirja', cache: 'none' },
  ])
  expect(JSON.stringify(edge.lines)).not.toMatch(/salaisuus|SECRET|192\.0\.2\.1|UA/)
})

test.each([
  ['a reader who has left: nobody is at fault', true, 499],
  ['a page that broke', false, 500],
])('the log tells %s', async (_, hasLeft, status) => {
  const leaving = new AbortController()
  const renderPage = async () => {
    if (hasLeft) leaving.abort()
    return new Response('', { status: 500 })
  }
  const edge = scriptedEdge(undefined, { renderPage })
  await edge.send('/', { signal: leaving.signal })
  expect(edge.lines).toMatchObject([{ event: 'request', route: 'page', status }])
})
