import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanKeyword } from '#shared/search/keyword-rules.ts'
import { get } from '../support/get.ts'
import { type BothRuntimes, START_MS, startBothRuntimes } from '../support/runtimes.ts'

let runtimes: BothRuntimes
beforeAll(async () => {
  runtimes = await startBothRuntimes()
}, START_MS)
afterAll(() => runtimes.stop())

const RUNTIMES = ['node', 'workers'] as const
const QUERY = 'search_service=ss&keyword_language=fi&target_language=en'
const STACK = /\bat \S+ \(|node_modules|Error:|SQLITE|D1_ERROR/

describe.each(RUNTIMES)('on %s', (name) => {
  const ask = (path: string, host = 'localhost') => get(runtimes[name].base, path, { host })
  /** The page of a word; a spelling that is not the word's own leads there first. */
  const page = async (key: string) => {
    const answer = await ask(`/finnish-english/${encodeURIComponent(key)}`)
    return answer.status === 301 ? ask(String(answer.headers.location)) : answer
  }
  const call = (which: 'search' | 'autocomplete', key: string) =>
    ask(`/api/search/api/sk/${which}?${QUERY}&keyword=${encodeURIComponent(key)}`)

  test.each([
    ['A01', '/finnish-klingon/talo', 'localhost'],
    ['A15', '/constructor/finnish-english/x', 'pacman.localhost'],
    ['A15', '/__proto__/all/x', 'pacman.localhost'],
    ['A15', '/toString/all/x', 'valter.localhost'],
    ['A15', '/constructor-constructor/x', 'localhost'],
    ['A15', '/hasOwnProperty/fi-en/x', 'localhost'],
  ])('%s %s is no search: not found', async (_, path, host) => {
    const answer = await ask(path, host)
    expect([answer.status, answer.headers.location]).toEqual([302, '/forbidden/404'])
    expect((await ask('/forbidden/404', host)).status).toBe(404)
  })

  test.each([
    ['A02 251 characters', `/finnish-english/${'a'.repeat(251)}`],
    ['A03 bad percent-encoding', '/finnish-english/%E0%A4%A'],
    ['A04 NUL', '/finnish-english/%00talo'],
    ['A14 a lone surrogate', '/finnish-english/%ED%A0%80'],
  ])('%s in a page’s address is refused without a stack, and the next one is drawn', async (_, path) => {
    const answer = await ask(path)
    expect([400, 404]).toContain(answer.status)
    expect(answer.body).not.toMatch(STACK)
    expect((await page('talo')).status).toBe(200)
  })

  test('A04 control characters in a word are taken out of it', async () => {
    const answer = await page('ta\u0001l\u001fo')
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('value="talo"')
  })

  test.each(['dog"', 'dog AND', 'NEAR(', '^', '-dog', "a' OR 1=1--", '"', ';--', 'dog) OR (x'])(
    'A08 A07 %s is looked up as it is',
    async (key) => {
      for (const which of ['search', 'autocomplete'] as const) {
        const answer = await call(which, key)
        expect([which, answer.status]).toEqual([which, 200])
        expect(Object.values(JSON.parse(answer.body))[0]).toEqual([])
      }
      expect((await page(key)).status).toBe(404)
    },
  )

  test.each([
    'dog"',
    'dog AND',
    'NEAR(',
    '^',
    '*',
    '-dog',
    '{open} : a',
    'open:talo',
    '"',
    '"*"',
    'a'.repeat(250),
    'a* '.repeat(80),
    '日*',
  ])('A08 FT-002 %s is words to be looked for in texts', async (key) => {
    for (const which of ['fulltext_search', 'fulltext_count'] as const) {
      const answer = await ask(`/api/search/api/sk/${which}?keyword_language=fi&target_language=en&keyword=${encodeURIComponent(key)}`)
      expect([which, answer.status]).toEqual([which, 200])
      expect(answer.body).not.toMatch(STACK)
    }
    expect((await ask(`/api/search/api/sk/fulltext_entry?source=${encodeURIComponent(key)}`)).body).toBe('{"data":[]}')
  })

  test('A11 a start and a limit beyond their bounds are held within them', async () => {
    const texts = '/api/search/api/sk/fulltext_search?keyword_language=fi&target_language=en&keyword=talo'
    for (const bounds of ['limit=1000000', 'limit=-1', 'start=5000', 'start=999999999', 'start=-20', 'context_limit=100000']) {
      const answer = await ask(`${texts}&${bounds}`)
      expect([bounds, answer.status]).toEqual([bounds, 200])
      const { kwicList } = JSON.parse(answer.body)
      expect(kwicList.length).toBeGreaterThan(0)
      expect(kwicList.length).toBeLessThanOrEqual(20)
      for (const { leftContext, rightContext } of kwicList)
        expect(Math.max(leftContext.length, rightContext.length)).toBeLessThanOrEqual(140)
    }
    for (const bounds of ['limit=1e9', 'start=9007199254740993', 'start=x']) expect((await ask(`${texts}&${bounds}`)).status).toBe(400)
  })

  test.each(['*', '*'.repeat(250), 'a*'.repeat(125).slice(0, 249), `${'?'.repeat(249)}`, 'a*', '**a'])(
    'A10 the pattern %s fails nowhere',
    async (key) => {
      const isPattern = key.replaceAll('*', '').length > 1
      const answer = await call('search', key)
      expect(answer.status).toBe(isPattern ? 200 : 400)
      expect((await call('autocomplete', key)).status).toBeLessThan(500)
      expect((await page(key)).status).toBeLessThan(500)
      expect(answer.body).not.toMatch(STACK)
    },
  )

  test('A14 250 code points pass and 251 do not, in pages and calls alike', async () => {
    const family = '👩‍👩‍👧' // five code points
    expect(cleanKeyword(family.repeat(50)).length).toBeGreaterThan(250)
    expect((await call('search', family.repeat(50))).status).toBe(200)
    expect((await call('search', `${family.repeat(50)}a`)).body).toBe('{"error":"keyword_too_long"}')
    expect((await page(family.repeat(50))).body).toContain('h1')
    expect([400, 404]).toContain((await page(`${family.repeat(50)}a`)).status)
  })

  const HOSTILE = [
    '"><script>alert(1)</script>',
    '"><script src=//evil.test',
    '"><img src=x onerror=alert(1) x="',
    `'-alert(1)-'`,
    '</title><script',
    '</script><script>alert(1)</script>\u2028<!--',
    '<!--<script',
    'javascript:alert(1)',
    '{{constructor}}',
  ]
  test.each(HOSTILE)('A06 C04 the word %s stays text wherever a page shows it', async (key) => {
    const [drawn, plain] = [await page(key), await page('zzzqqq')]
    const shown = cleanKeyword(key)
    expect([drawn.status, tagsOf(drawn.body)]).toEqual([404, tagsOf(plain.body)])
    expect(textOf(/<title>([^<]*)<\/title>/.exec(drawn.body)?.[1])).toContain(shown)
    expect(textOf(/property="og:title" content="([^"]*)"/.exec(drawn.body)?.[1])).toContain(shown)
    expect(textOf(/role="combobox"[^>]* value="([^"]*)"/.exec(drawn.body)?.[1])).toBe(shown)
    const props: unknown = JSON.parse(textOf(/<app-island [^>]*name="autocomplete"[^>]*props="([^"]*)"/.exec(drawn.body)?.[1]))
    expect(props).toMatchObject({ keyValue: shown })
  })
})

/** How many of the tags that matter a page has: text that became markup would add one. */
function tagsOf(html: string): Record<string, number> {
  const tags = 'script img iframe input form style meta link title app-island'.split(' ')
  return Object.fromEntries(tags.map((tag) => [tag, [...html.matchAll(new RegExp(`<${tag}\\b`, 'gi'))].length]))
}

const textOf = (html = '') =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
