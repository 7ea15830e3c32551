import { renderToReadableStream } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { withLocale } from '#client/i18n/with-locale.ts'
import { type GivenPage, loaderArgs } from './page-for-tests.ts'
import SearchArea, { loader } from './search-area.tsx'

const hit = (number: number) => ({
  clean_headword: `kate${number}`,
  leftContext: 'There is a cold north ',
  match: 'wind',
  rightContext: ' blowing from the bay',
  entryRef: `d:kate${number}`,
  lang: 'fi',
  textLang: 'en',
  dictionary: { id: 'd', name: 'General, in the language of the source' },
})
const HITS = Array.from({ length: 45 }, (_, index) => hit(index + 1))
const ENTRY = { id: 'd:kate2', headword: 'kate', clean_headword: 'kate', lang: 'fi', dict_type: 'non-premium', senses: [] }

/** Full text of 45 hits, and what it was asked. */
function engine(over: object = {}) {
  const asked: string[] = []
  const answers = {
    fullTextSearch: (query: URLSearchParams) => {
      asked.push(`search ${query}`)
      const start = Number(query.get('start') ?? 0)
      const kwicList = HITS.slice(start, start + 20)
      return { count: kwicList.length, kwicList }
    },
    fullTextCount: (query: URLSearchParams) => {
      asked.push(`count ${query}`)
      return { totalCount: HITS.length }
    },
    fullTextEntry: (query: URLSearchParams) => {
      asked.push(`entry ${query}`)
      return { data: [ENTRY] }
    },
    ...over,
  }
  return { asked, answers }
}

const broken = () => {
  throw 502
}

async function open(given: GivenPage) {
  return withLocale('en', async () => {
    const { data, init } = await loader(loaderArgs(given))
    const stream = await renderToReadableStream(<SearchArea loaderData={data} />)
    await stream.allReady
    return { status: init?.status ?? 200, html: await new Response(stream).text() }
  })
}

const URL_OF_WIND = '/english-finnish/wind?searchMode=fulltext'
const numbered = (html: string) => [...html.matchAll(/<li id="hit-(\d+)"/g)].map(([, number]) => Number(number))

describe('a page of full text', () => {
  test('URL-003, FT-002, FT-016, FT-019 shows hits in their contexts, each word in its language', async () => {
    const { asked, answers } = engine()
    const searchDictionaries = () => ({
      dictionaries: [{ id: 'd', type: 'biDirectional', title: 'General', langs: ['fi', 'en'] }],
      groups: [],
    })
    const { status, html } = await open({ url: URL_OF_WIND, answers: { ...answers, searchDictionaries } })
    expect(status).toBe(200)
    expect(numbered(html)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(html).toContain('<span lang="fi">kate1</span></span><small>General</small>')
    expect(html).toContain('<span class="l" lang="en"><span>There is a cold north </span></span><mark lang="en">wind</mark>')
    expect(html).toContain('1–20 of 45 matches')
    expect(asked).toContain('search dictionaries=default&keyword=wind&keyword_language=en&start=0&target_language=fi')
  })

  test('FT-009 is turned by links, which keep the mode', async () => {
    const { html } = await open({ url: `${URL_OF_WIND}&start=20`, answers: engine().answers })
    expect(numbered(html).at(0)).toBe(21)
    expect(html).toContain('href="/english-finnish/wind?searchMode=fulltext" rel="prev"')
    expect(html).toContain('href="/english-finnish/wind?searchMode=fulltext&amp;start=40" rel="next"')
    expect(html).toContain('Page 2 of 3')
  })

  test.each([
    ['39', 21],
    ['500', 41],
    ['99999', 41],
    ['x', 1],
  ])('FT-009 start=%s is held to a page that there is', async (start, first) => {
    const { html } = await open({ url: `${URL_OF_WIND}&start=${start}`, answers: engine().answers })
    expect(numbered(html).at(0)).toBe(first)
  })

  test('FT-021 is counted by the same call whichever page it is', async () => {
    const { asked, answers } = engine()
    await open({ url: URL_OF_WIND, answers })
    await open({ url: `${URL_OF_WIND}&start=20`, answers })
    const counts = asked.filter((call) => call.startsWith('count'))
    expect(counts).toHaveLength(2)
    expect(new Set(counts).size).toBe(1)
  })

  test('URL-016, URL-040 is found in a dictionary as well', async () => {
    const { asked, answers } = engine()
    const dictionary = { id: 'sanavirta.en-fi', type: 'biDirectional', title: 'x', langs: ['en', 'fi'] }
    const searchDictionaries = () => ({ dictionaries: [dictionary], groups: [] })
    const features = { anonymous: true, pacmanSearchFeatures: true }
    const { html } = await open({
      url: '/fulltext/sanavirta.en-fi/english-finnish/wind',
      answers: { ...answers, searchDictionaries },
      features,
    })
    expect(asked[0]).toContain('dictionaries=sanavirta.en-fi')
    expect(html).toContain('href="/fulltext/sanavirta.en-fi/english-finnish/wind?start=20" rel="next"')
    expect(html).not.toContain('<small>General</small>')
  })
})

describe('the entry of a hit', () => {
  test('FT-007, FT-019 stands in place at its own address', async () => {
    const { asked, answers } = engine()
    const { html } = await open({ url: `${URL_OF_WIND}&entry=d%3Akate2`, answers })
    expect(asked).toContain('entry source=d%3Akate2')
    expect(html).toMatch(
      /<li id="hit-2"><a class="hit" href="\/english-finnish\/wind\?searchMode=fulltext#hit-2" aria-expanded="true".*?<article class="entry"/,
    )
    expect(html.match(/<article/g)).toHaveLength(1)
  })

  test('FT-019 is opened by a link', async () => {
    const { html } = await open({ url: `${URL_OF_WIND}&start=20`, answers: engine().answers })
    expect(html).toContain('href="/english-finnish/wind?searchMode=fulltext&amp;start=20&amp;entry=d%3Akate21#hit-21"')
  })

  test('FT-019 is asked for only of a hit on the page', async () => {
    const { asked, answers } = engine()
    await open({ url: `${URL_OF_WIND}&entry=d%3Akate40`, answers })
    expect(asked.filter((call) => call.startsWith('entry'))).toEqual([])
  })

  test.each([
    ['fails', broken],
    ['is not there for the visitor', () => ({ data: [] })],
  ])('ERR-014 that %s says so in its place', async (_, fullTextEntry) => {
    const { status, html } = await open({ url: `${URL_OF_WIND}&entry=d%3Akate2`, answers: engine({ fullTextEntry }).answers })
    expect(status).toBe(200)
    expect(html).toContain('The entry could not be opened')
  })
})

describe('what full text says', () => {
  test('URL-004, FT-020 without a word: how to search, and nothing is asked', async () => {
    const { asked, answers } = engine()
    const { status, html } = await open({ url: '/english-finnish?searchMode=fulltext', answers })
    expect(status).toBe(200)
    expect(html).toContain('Type a word in the search box')
    expect(asked).toEqual([])
  })

  test.each(['wind', 'w*nd'])('SRCH-052, FT-020 of %s without hits: not found', async (key) => {
    const { status, html } = await open({ url: `/english-finnish/${key}?searchMode=fulltext` })
    expect(status).toBe(404)
    expect(html).toContain('not found in the dictionaries')
  })

  test('FT-018, ERR-014 when the search fails', async () => {
    const { status, html } = await open({ url: URL_OF_WIND, answers: engine({ fullTextSearch: broken }).answers })
    expect(status).toBe(502)
    expect(html).toContain('The search did not go through')
  })

  test('FT-018, ERR-014 when only the count fails: the hits, without a total', async () => {
    const { status, html } = await open({ url: URL_OF_WIND, answers: engine({ fullTextCount: broken }).answers })
    expect(status).toBe(200)
    expect(html).toContain('The matches could not be counted')
    expect(html).toContain('matches 1–20<')
    expect(html).toContain('start=20" rel="next"')
    expect(numbered(html)).toHaveLength(20)
  })

  test('FT-014 when there are more than are shown', async () => {
    const { html } = await open({ url: URL_OF_WIND, answers: engine({ fullTextCount: () => ({ totalCount: 5001 }) }).answers })
    expect(html).toContain('1–20 of over 5,000 matches')
    expect(html).toContain('Page 1 of 250')
  })
})

test('FT-019 a hit opens in place once it is pressed, and is a link until then', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { html } = await open({ url: URL_OF_WIND, answers: engine().answers })
  expect(html).toContain('<app-island id="hit-1-row" name="full-text-hit" wake-on="press"')
  expect(html).not.toContain('style=')
  expect(reported).not.toHaveBeenCalled()
})
