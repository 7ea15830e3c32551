import { describe, expect, test } from 'vitest'
import type { PageContext } from '#client/page-context.ts'
import { callApi } from '#shared/api/call-api.ts'
import { configApp } from '#shared/api/config.ts'
import { searchWords } from '#shared/api/search.ts'
import { emptySearch, SEARCH, scriptedEdge, testBrand } from '../scripted-edge.ts'

const html = (body: string, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { 'content-type': 'text/html', ...init.headers } })

/** An edge whose pages remember what they were asked for. */
function edgeWithPages(
  draw: (request: Request, page: PageContext) => Promise<Response> | Response,
  ...rest: Parameters<typeof scriptedEdge>
) {
  const seen: { request: Request; page: PageContext }[] = []
  const [origin, overrides] = rest
  const edge = scriptedEdge(origin, {
    renderPage: async (request, page) => {
      seen.push({ request, page })
      return draw(request, page)
    },
    ...overrides,
  })
  return { ...edge, seen }
}

test('C01 a document has the policy of the design, its nonce of at least 128 bits', async () => {
  const edge = edgeWithPages(() => html('<p>'))
  const policy = (await edge.send('/')).headers.get('content-security-policy')
  const nonce = edge.seen[0]?.page.nonce ?? ''
  expect(atob(nonce.replaceAll('-', '+').replaceAll('_', '/')).length).toBeGreaterThanOrEqual(16)
  expect(policy).toBe(
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types sk-sanitized`,
  )
})

test('C02 each document has a nonce of its own', async () => {
  const edge = edgeWithPages((_, { nonce }) => html(nonce))
  const [a, b] = [await (await edge.send('/')).text(), await (await edge.send('/')).text()]
  expect(a).not.toBe(b)
})

test('identity providers of a brand may be posted to', async () => {
  const brand = { ...testBrand('sanakirja', 'localhost'), formActions: ['https://login.example'] }
  const edge = edgeWithPages(() => html('<p>'), undefined, { brandStore: { read: async () => brand } })
  expect((await edge.send('/')).headers.get('content-security-policy')).toContain("form-action 'self' https://login.example;")
})

test('ARCH-016 documents are private and asked about again; those of an account are kept by nobody (C13)', async () => {
  const edge = edgeWithPages(() => html('<p>'))
  expect((await edge.send('/finnish-english/talo')).headers.get('cache-control')).toBe('private, no-cache')
  for (const path of ['/auth/login', '/subscribe/plans', '/unblock', '/auth/login/x.css'])
    expect((await edge.send(path)).headers.get('cache-control')).toBe('private, no-store')
})

test('D09 C10 pages see the public address and only the headers they read', async () => {
  const edge = edgeWithPages(() => html('<p>'), undefined, { publicOrigin: 'https://dictionary.example' })
  const headers = {
    'x-react-router-spa-mode': 'yes',
    'x-remix-response': 'yes',
    'x-forwarded-host': 'evil.test',
    'x-original-url': '/admin',
    cookie: 'lang=sv',
    accept: 'text/html',
  }
  await edge.send('/finnish-english/talo?hl=fi', { headers })
  const { request, page } = edge.seen[0] ?? {}
  expect(request?.url).toBe('https://dictionary.example/finnish-english/talo?hl=fi')
  expect([...(request?.headers.keys() ?? [])].sort()).toEqual(['accept', 'cookie', 'host'])
  expect(page).toMatchObject({
    origin: 'https://dictionary.example',
    locale: 'fi',
    buildId: 'build-1',
    visitor: { isAnonymous: true, canAccessPremium: false },
  })
})

test.each([
  ['L10N-007 hl before all', '/?hl=sv', { cookie: 'lang=fi', 'accept-language': 'en' }, 'sv'],
  ['L10N-007 the cookie before the browser', '/', { cookie: 'a=b; lang=fi', 'accept-language': 'sv' }, 'fi'],
  ['L10N-002 the browser, in its order', '/', { 'accept-language': 'de, sv;q=0.8, fi;q=0.9' }, 'fi'],
  ['L10N-002 English for any other', '/', { 'accept-language': 'de' }, 'en'],
  ['M07 no path as a language', '/?hl=../../x', { cookie: 'lang=fi%00' }, 'en'],
  ['E08 no language of the visitor before', '/', {}, 'en'],
])('%s', async (_, path, headers, locale) => {
  const edge = edgeWithPages(() => html('<p>'))
  await edge.send('/', { headers: { cookie: 'lang=sv' } })
  await edge.send(path, { headers })
  expect(edge.seen[1]?.page.locale).toBe(locale)
})

describe('redirects of pages', () => {
  test.each([
    ['within the site', '/finnish-english/talo', '/finnish-english/talo'],
    ['within the site, written in full', 'http://localhost/a?b#c', '/a?b#c'],
    ['H02 to another site', 'https://evil.test/', '/'],
    ['H02 protocol-relative', '//evil.test', '/'],
    ['H10 to a script', 'javascript:alert(1)', '/'],
    ['H02 by a backslash', '/\\evil.test', '/'],
  ])('%s', async (_, location, target) => {
    const edge = edgeWithPages(() => new Response(null, { status: 302, headers: { location } }))
    const response = await edge.send('/x')
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([302, target, 'no-store'])
  })
})

test('a page may set cookies, each in a header of its own', async () => {
  const edge = edgeWithPages(() => {
    const response = html('<p>')
    response.headers.append('set-cookie', 'lang=fi; Path=/')
    response.headers.append('set-cookie', 'tab=dictionary; Path=/')
    return response
  })
  expect((await edge.send('/')).headers.getSetCookie()).toHaveLength(2)
})

describe('forms', () => {
  const form = (headers: Record<string, string>) => ({
    method: 'POST',
    body: 'a=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

  test.each([
    ['F16 from another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['F16 from a sibling', { origin: 'http://pacman.localhost', 'sec-fetch-site': 'same-site' }],
    ['F21 without any proof', {}],
    ['F16 by fetch metadata alone', { origin: 'http://localhost', 'sec-fetch-site': 'none' }],
  ])('%s are 403 and no page sees them', async (_, headers) => {
    const edge = edgeWithPages(() => html('<p>'))
    expect((await edge.send('/search', form(headers))).status).toBe(403)
    expect(edge.seen.map(({ request }) => [request.method, new URL(request.url).pathname])).toEqual([['GET', '/forbidden/403']])
  })

  test.each([{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost' }])(
    'of this site reach the page with their body: %j',
    async (headers) => {
      const edge = edgeWithPages(async (request) => html(await request.text()))
      expect(await (await edge.send('/search', form(headers as Record<string, string>))).text()).toBe('a=1')
    },
  )

  test.each([
    ['application/x-www-form-urlencoded;charset=UTF-8', 200],
    ['multipart/form-data', 415],
    ['application/json', 415],
    ['application/x-www-form-urlencoded-x', 415],
    ['', 415],
  ])('of the type “%s” are %i: no page meets a body that it cannot read', async (type, status) => {
    const edge = edgeWithPages(async (request) => html(request.method === 'POST' ? String((await request.formData()).get('a')) : '<p>'))
    const response = await edge.send('/search', form({ origin: 'http://localhost', 'content-type': type }))
    const asked = edge.seen.map(({ request }) => `${request.method} ${new URL(request.url).pathname}`)
    expect([response.status, asked]).toEqual([status, [status === 200 ? 'POST /search' : 'GET /forbidden/404']])
  })

  test('what a form cannot be is said in the reader’s language', async () => {
    const edge = edgeWithPages((_, { locale }) => html(`<p lang="${locale}">`))
    const headers = { origin: 'http://localhost', 'content-type': 'text/plain', 'accept-language': 'sv' }
    const response = await edge.send('/search', form(headers))
    expect([response.status, await response.text()]).toEqual([415, '<p lang="sv">'])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['F17 without the header of our client', { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' }, 403],
    ['F17 from another site with it', { origin: 'https://evil.test', 'x-sk-client': '1' }, 403],
    ['from our client', { 'sec-fetch-site': 'same-origin', 'x-sk-client': '1' }, 405],
  ])('a call that changes something, %s, is %i', async (_, headers, status) => {
    // Headers of the table are records of text.
    expect((await scriptedEdge().send(SEARCH, form(headers as unknown as Record<string, string>))).status).toBe(status)
  })
})

describe('loaders', () => {
  const input = { keyword: 'talo', search_service: 'ss' } as const

  test('API-022 take the same road as calls: one token, one key, one kept answer', async () => {
    const edge = edgeWithPages(async (_, { api }) => html(JSON.stringify(await callApi(api, searchWords, input))))
    await edge.send(SEARCH)
    expect(await (await edge.send('/finnish-english/talo')).json()).toEqual(emptySearch)
    expect(edge.calls()).toHaveLength(1)
  })

  test('the tab a visitor has chosen goes along', async () => {
    const edge = edgeWithPages(async (_, { api }) => html(JSON.stringify(await callApi(api, searchWords, input))))
    await edge.send('/', { headers: { cookie: 'sk_prefs=1||dictionary|fi-en||normal|1|1|' } })
    expect(edge.calls()[0]?.headers.get('x-search-context')).toBe('dictionary')
  })

  test('the configuration comes from the edge itself', async () => {
    const edge = edgeWithPages(async (_, { api }) => html((await callApi(api, configApp, {})).appName))
    expect(await (await edge.send('/')).text()).toBe('SANAKIRJA')
    expect(edge.calls()).toEqual([])
  })
})

describe('when the origin fails', () => {
  const drawn = async (request: Request, { api }: PageContext) => {
    if (request.url.endsWith('/offline')) return html('offline')
    const answer = await api({ call: searchWords, path: searchWords.path, query: 'keyword=talo&search_service=ss' })
    return html(`status ${answer.status}`, { status: answer.status < 500 ? answer.status : 500 }) // a loader that throws
  }

  test('AUTH-023 an origin nobody can reach is the offline page with 502', async () => {
    const edge = edgeWithPages(drawn, undefined, { originFetch: async () => Promise.reject(new TypeError('refused')) })
    const response = await edge.send('/finnish-english/talo')
    expect([response.status, await response.text()]).toEqual([502, 'offline'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(edge.lines.at(-1)).toMatchObject({ status: 502, failure: 'unreachable' })
  })

  test('SRCH-052 a page that has drawn the failure itself keeps its 502', async () => {
    const drawnByItself = async (...asked: Parameters<typeof drawn>) => {
      const broken = await drawn(...asked)
      return broken.status === 500 ? html('the word is still in the box', { status: 502 }) : broken
    }
    const edge = scriptedEdge(undefined, { originFetch: () => Promise.reject(new TypeError('fetch failed')), renderPage: drawnByItself })
    const response = await edge.send('/finnish-english/talo')
    expect([response.status, await response.text()]).toEqual([502, 'the word is still in the box'])
  })

  test('AUTH-022 a refused login leads to the status host, where the brand has one', async () => {
    const originFetch = async () => Response.json({ error: 'bad_request' }, { status: 400 })
    const brand = testBrand('sanakirja', 'localhost', { features: { statusUrl: 'https://status.example/' } })
    const edge = edgeWithPages(drawn, undefined, { originFetch, brandStore: { read: async () => brand } })
    expect((await edge.send('/x')).headers.get('location')).toBe('https://status.example/error.html')
    const without = edgeWithPages(drawn, undefined, { originFetch })
    expect((await without.send('/x')).status).toBe(502)
  })

  test('a plain line stands in where not even the offline page can be drawn', async () => {
    const edge = edgeWithPages(
      async (...asked) => (asked[0].url.endsWith('/offline') ? new Response('x', { status: 500 }) : drawn(...asked)),
      undefined,
      {
        originFetch: async () => Promise.reject(new TypeError('refused 10.0.0.3')),
      },
    )
    const response = await edge.send('/x')
    expect([response.status, await response.text()]).toEqual([502, '502 bad_gateway\n'])
  })

  test('a page that does without its data is drawn as it is', async () => {
    const edge = edgeWithPages(() => html('still here'), undefined, { originFetch: async () => Promise.reject(new TypeError('refused')) })
    expect((await edge.send('/')).status).toBe(200)
  })

  test('a fault that is not of the origin keeps the page its boundary drew', async () => {
    const edge = edgeWithPages(() => html('something went wrong', { status: 500 }))
    const response = await edge.send('/')
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
      500,
      'something went wrong',
      'no-store',
    ])
  })
})

test('HEAD of a document has its headers and no body', async () => {
  const response = await edgeWithPages(() => html('<p>x')).send('/', { method: 'HEAD' })
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, 'text/html', ''])
})

test('in development documents have no policy', async () => {
  const response = await edgeWithPages(() => html('<p>'), undefined, { isDevelopment: true }).send('/')
  expect(response.headers.has('content-security-policy')).toBe(false)
})
