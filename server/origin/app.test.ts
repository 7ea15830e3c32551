import fc from 'fast-check'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAutocomplete } from '#shared/api/autocomplete.ts'
import { type TestLexicon, testLexicon } from '../../tests/support/test-lexicon.ts'
import { getter, post, testOrigin } from '../../tests/support/test-origin.ts'

let lexicon: TestLexicon
let app: Hono
let get: (path: string, init?: RequestInit) => Promise<Response>

beforeAll(async () => {
  lexicon = await testLexicon([
    {
      code: 'a',
      type: 'biDirectional',
      langs: ['fi', 'en'],
      isDefault: true,
      words: { fi: ['talo', 'talous', 'talvi'], en: ['house', 'tale'] },
    },
  ])
  app = await testOrigin({
    lexicon: lexicon.database,
    content: {
      page: async ({ project, language, page }) =>
        project === 'sanakirja' && language === 'en' && page === 'about' ? '<h1>About</h1>' : undefined,
      image: async ({ file }) => (file === 'a.svg' ? '<svg/>' : file === 'b.png' ? new Uint8Array([137, 80]) : undefined),
    },
  })
  get = await getter(app)
})
afterAll(() => lexicon.close())

const SEARCH = '/api/search/api/sk/search'
const AUTOCOMPLETE = '/api/search/api/sk/autocomplete'
const PAIR = 'keyword_language=fi&target_language=en&search_service=ss'

describe('every call', () => {
  test('an answer names the generation it came from', async () => {
    const response = await get(`${SEARCH}?keyword=talo&${PAIR}`)
    expect([response.status, response.headers.get('x-sk-generation'), response.headers.get('content-type')]).toEqual([
      200,
      'test',
      'application/json',
    ])
  })

  test.each([{}, { authorization: 'Bearer x' }, { authorization: 'Bearer x.y.z', 'x-sk-brand': 'sanakirja' }])(
    'without a token %j: 401',
    async (headers) => {
      const response = await app.request(`${SEARCH}?keyword=talo&${PAIR}`, { headers })
      expect([response.status, await response.json()]).toEqual([401, { error: 'unauthorized' }])
    },
  )

  test.each(['/api', '/api/nothing', '/', '/api/search/api/sk/search/', '/api/search/%2e%2e/x', '/api/content/x%2fy/en/about'])(
    'API-028 %s is not found, in JSON',
    async (path) => {
      const response = await get(path)
      expect([response.status, await response.json()]).toEqual([404, { error: 'not_found' }])
    },
  )

  test('a known path with another method: 405', async () => {
    const response = await post(app, SEARCH, {})
    expect([response.status, await response.json()]).toEqual([405, { error: 'method_not_allowed' }])
  })

  test('HEAD is GET without a body', async () => {
    const response = await get(`${SEARCH}?keyword=talo&${PAIR}`, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  test.each([
    ['declared', { body: 'x'.repeat(20_000) }],
    ['streamed', { body: new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(4096)) }), duplex: 'half' as const }],
  ])('a body that is too large (%s): 413', async (_, init) => {
    const response = await app.request('/api/auth/authorize', { method: 'POST', ...init })
    expect([response.status, await response.json()]).toEqual([413, { error: 'body_too_large' }])
  })

  test.each(['', '{', 'null', '[]', '"x"', '{"__proto__":1}'])('a body that is not what the call takes (%s): 400', async (body) => {
    expect((await app.request('/api/auth/authorize', { method: 'POST', body })).status).toBe(400)
  })
})

describe('search input', () => {
  test.each([
    ['A05 a blank keyword', `keyword=%20&${PAIR}`, 'SearchNotPossible'],
    ['A05 no keyword', PAIR, 'bad_request'],
    ['A02 251 characters', `keyword=${'a'.repeat(251)}&${PAIR}`, 'keyword_too_long'],
    ['A12 a keyword given twice', `keyword=a&keyword=b&${PAIR}`, 'bad_request'],
    ['SRCH-048 another search service', 'keyword=talo&search_service=nss', 'bad_request'],
    ['a language that is none', 'keyword=talo&search_service=ss&keyword_language=klingon', 'bad_request'],
    ['A10 asterisks alone', `keyword=${'*'.repeat(250)}&${PAIR}`, 'bad_request'],
    ['more dictionaries than a group may hold', `keyword=talo&${PAIR}&dictionaries=${Array(65).fill('a')}`, 'bad_request'],
  ])('%s: 400', async (_, query, error) => {
    for (const path of [SEARCH, AUTOCOMPLETE]) {
      const response = await get(`${path}?${query}`)
      expect([response.status, await response.json()]).toMatchObject([400, { error }])
    }
  })

  test.each([
    ['limit=1000000', 4],
    ['limit=-1', 1],
    ['limit=2', 2],
  ])('A11 %s is held within bounds', async (limit, count) => {
    const response = await get(`${AUTOCOMPLETE}?keyword=ta&${PAIR}&${limit}`)
    expect(((await response.json()) as { result: unknown[] }).result).toHaveLength(count)
  })

  test('A11 a limit that is no whole number is refused', async () => {
    expect((await get(`${AUTOCOMPLETE}?keyword=ta&${PAIR}&limit=1e9`)).status).toBe(400)
  })

  test('A12 unknown keys are passed over; SRCH-025 all the known ones are taken', async () => {
    const all =
      'free_premium=1&gamification=0&dict_order=law,general,medicine,teka&user_data=1&unidir=0&entry_langs=fi,en&wl_filter=x&user_type=free&multilang=1'
    expect((await get(`${SEARCH}?keyword=talo&${PAIR}&${all}&keyword[$ne]=x`)).status).toBe(200)
  })

  test('A07 SQL in a keyword is text', async () => {
    const response = await get(`${AUTOCOMPLETE}?keyword=${encodeURIComponent("ta' OR 1=1--")}&${PAIR}`)
    expect([response.status, await response.json()]).toMatchObject([200, { result: [] }])
  })

  test('nothing a caller can send makes the origin fail', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\0', '%', '*', '?', '\ud800', '{}', '1', 'fi', 'all', 'default', 'a?', 'ta*', '*a?', '0.5'),
    )
    const names = fc.constantFrom(
      'keyword',
      'keyword_language',
      'target_language',
      'search_service',
      'dictionaries',
      'entry_langs',
      'limit',
      'unidir',
      'dict_order',
      'prefix',
      'similarity',
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(SEARCH, AUTOCOMPLETE), fc.dictionary(names, text), async (path, fields) => {
        const query = new URLSearchParams({ search_service: 'ss', keyword: 'talo', ...fields })
        expect((await get(`${path}?${query}`)).status).toBeLessThan(500)
      }),
      { numRuns: 300 },
    )
  })
})

describe('AC-007 autocomplete', () => {
  test('answers ranked suggestions of both directions', async () => {
    const response = await get(`${AUTOCOMPLETE}?keyword=talo&${PAIR}&limit=10`)
    expect(await response.json()).toEqual({
      result: [
        { headword: 'talo', lang: 'fi', dict_type: 'non-premium', is_match: true },
        { headword: 'talous', lang: 'fi', dict_type: 'non-premium', is_match: false },
      ],
      resultBaseForms: {},
      complete: true,
    })
  })

  test.each([
    ['tal*', ['talo', 'talvi', 'talous', 'tale']],
    ['*alo', ['talo']],
    ['t?l*s', ['talous']],
  ])('SRCH-047 the wildcard %s', async (keyword, expected) => {
    expect(await headwordsOf(`keyword=${encodeURIComponent(keyword)}`)).toEqual(expected)
  })

  test.each(['*', 'a*', '**'])('SRCH-015 the wildcard %s asks for everything and is refused', async (keyword) => {
    const response = await get(`${AUTOCOMPLETE}?keyword=${keyword}&${PAIR}`)
    expect([response.status, await response.json()]).toMatchObject([400, { error: 'bad_request' }])
  })

  test('NEAR-005 similarity and prefix together ask for near search', async () => {
    expect(await headwordsOf('keyword=tallo&similarity=0.65&prefix=0')).toEqual(['talo'])
    expect(await headwordsOf('keyword=dalo&similarity=0.65&prefix=1')).toEqual([])
    expect(await headwordsOf('keyword=tallo&similarity=0.65')).toEqual([])
  })
})

async function headwordsOf(query: string): Promise<string[]> {
  const { result } = v.parse(searchAutocomplete.answer, await (await get(`${AUTOCOMPLETE}?${query}&${PAIR}`)).json())
  return result.map(({ headword }) => headword)
}

test('a wildcard finds no entries; what it matches is suggested', async () => {
  const response = await get(`${SEARCH}?keyword=tal*&${PAIR}`)
  expect(await response.json()).toEqual({ data: [], flipLangs: false })
})

test('SRCH-050 a word of the other language asks for the swapped pair', async () => {
  const response = await get(`${SEARCH}?keyword=house&${PAIR}`)
  expect(await response.json()).toEqual({ data: [], flipLangs: true })
})

test('LANG-011 languages answer under both paths', async () => {
  for (const path of ['/api/search/api/sk/search/languages', '/api/sk/search/languages']) {
    const response = await get(`${path}?search_service=ss&user=abcde`)
    expect(await response.json()).toMatchObject({ languagePairs: [{ fromId: 'en' }, { fromId: 'fi' }], singleLanguages: [] })
  }
})

test('PICK-035 dictionaries and groups', async () => {
  const response = await get('/api/search/api/sk/dictionaries')
  expect(await response.json()).toMatchObject({ dictionaries: [{ id: 'a', entryCount: 5 }], groups: [] })
})

describe('CONF-002 configuration', () => {
  test('is the brand’s public part', async () => {
    const response = await app.request('/api/config/app', { headers: { 'x-sk-brand': 'sanakirja' } })
    expect(await response.json()).toMatchObject({ appName: 'Sanavirta', theme: 'sanakirja' })
  })

  test('of no brand: 400', async () => {
    expect((await app.request('/api/config/app')).status).toBe(400)
  })
})

describe('content', () => {
  test('CONT-010 a page in another language and of another project falls back', async () => {
    const response = await app.request('/api/content/valter/sv/about')
    expect([response.status, await response.text(), response.headers.get('content-language')]).toEqual([200, '<h1>About</h1>', 'en'])
  })

  test('a page cannot run anything when opened by its own address', async () => {
    const { headers } = await app.request('/api/content/sanakirja/en/about')
    expect([headers.get('content-type'), headers.get('content-security-policy')]).toEqual(['text/html; charset=utf-8', 'sandbox'])
  })

  test.each([
    '/api/content/sanakirja/en/nothing',
    '/api/content/sanakirja/de/about',
    '/api/content/sanakirja/en/..%5cabout',
    '/api/content/__proto__/en/about',
  ])('%s: 404', async (path) => {
    expect((await app.request(path)).status).toBe(404)
  })

  const image = (file: string) => app.request(`/api/content/sanakirja/images/?file=${file}&dictionary=a`)

  test('ENT-040 an image is its bytes and type, for a day', async () => {
    const { headers } = await image('a.svg')
    expect([
      headers.get('content-type'),
      headers.get('cache-control'),
      headers.get('content-security-policy'),
      headers.get('x-content-type-options'),
    ]).toEqual(['image/svg+xml', 'public, max-age=86400', 'sandbox', 'nosniff'])
    const png = await image('b.png')
    expect([png.headers.get('content-type'), [...new Uint8Array(await png.arrayBuffer())]]).toEqual(['image/png', [137, 80]])
  })

  test.each([
    ['c.svg', 404],
    ['a.exe', 404],
    ['..%2Fa.svg', 400],
    ['.svg', 400],
    ['', 400],
  ])('an image called %s: %d', async (file, status) => {
    expect((await image(file)).status).toBe(status)
  })
})
