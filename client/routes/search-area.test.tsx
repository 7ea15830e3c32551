import { renderToReadableStream } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { withLocale } from '#client/i18n/with-locale.ts'
import type { SearchEvent } from '#shared/analytics/analytics-event.ts'
import { type GivenPage, loaderArgs } from './page-for-tests.ts'
import SearchArea, { loader, meta } from './search-area.tsx'

const TALO = {
  id: 'd:talo',
  headword: 'talo',
  clean_headword: 'talo',
  lang: 'fi',
  dict_type: 'non-premium',
  senses: [
    {
      id: 's',
      translations: [
        { text: 'house', lang: 'en' },
        { text: 'building', lang: 'en' },
      ],
    },
  ],
}
const FOUND = { searchWords: () => ({ data: [TALO], flipLangs: false }) }
const PAIRS = {
  searchLanguages: () => ({ languagePairs: [{ fromId: 'fi', toId: 'en', monoDirectional: false, locked: false }], singleLanguages: [] }),
}
const ADVANCED = { anonymous: true, pacmanSearchFeatures: true }
const DICTIONARY = { id: 'sanavirta.fi-en', type: 'biDirectional', title: 'Perussanakirja', langs: ['fi', 'en'], entryCount: 60 }
const DICTIONARIES = { searchDictionaries: () => ({ dictionaries: [DICTIONARY], groups: [] }) }

/** What a URL answers: a page with its status and head, or a redirect. */
async function open(given: GivenPage) {
  const locale = given.locale ?? 'en'
  return withLocale(locale, async () => {
    const answer = await loader(loaderArgs(given)).catch((thrown: unknown) => thrown)
    if (answer instanceof Response) return { status: answer.status, location: answer.headers.get('location'), html: '', head: [] }
    const { data, init } = answer as Awaited<ReturnType<typeof loader>> // not a Response, so the loader's own
    const stream = await renderToReadableStream(<SearchArea loaderData={data} />)
    await stream.allReady
    return { status: init?.status ?? 200, location: undefined, html: await new Response(stream).text(), head: meta({ loaderData: data }) }
  })
}

/** What comes of a stream up to a text, or all there is. */
async function readUntil(reader: ReadableStreamDefaultReader<string>, end: string, before = ''): Promise<string> {
  const { done, value } = await reader.read()
  if (done) return before
  const text = before + value
  return text.includes(end) ? text : readUntil(reader, end, text)
}

describe('SRCH-049 the words are asked for in the reader’s order of dictionaries', () => {
  const orderAsked = async (url: string, storedPreferences?: string) => {
    let asked: string | null = 'not asked'
    const searchWords = (query: URLSearchParams) => {
      asked = query.get('dict_order')
      return FOUND.searchWords()
    }
    await open({ url, answers: { ...DICTIONARIES, searchWords }, features: ADVANCED, page: { storedPreferences } })
    return asked
  }
  const CHOSEN = '1||langPair|||normal|1|1|||lgmt'

  test.each([
    ['STORE-002 by language pair', '/finnish-english/talo', CHOSEN, 'law,general,medicine,tech_commerce'],
    ['STORE-002 in a dictionary', '/sanavirta.fi-en/finnish-english/talo', CHOSEN, 'law,general,medicine,tech_commerce'],
    ['STORE-008 the default is not sent', '/finnish-english/talo', '1||langPair|||normal|1|1|||glmt', null],
    ['STORE-007 nor one that is none', '/finnish-english/talo', '1||langPair|||normal|1|1|||lgm', null],
    ['STORE-008 nor anything of who has stored nothing', '/finnish-english/talo', undefined, null],
  ])('%s', async (_, url, cookie, order) => expect(await orderAsked(url, cookie)).toBe(order))
})

describe('ANLT-001 what is counted of a document', () => {
  const eventsOf = async (given: GivenPage) => {
    const events: SearchEvent[] = []
    await open({ ...given, page: { track: (event) => events.push(event) } })
    return events.map(({ name, mode, results }) => [name, mode, results])
  }
  const hit = { headword: 'talo', clean_headword: 'talo', leftContext: '', match: 'talo', rightContext: '', lang: 'fi' }
  const kwicList = ['d:1', 'd:2'].map((entryRef) => ({ ...hit, entryRef }))
  const HITS = { fullTextSearch: () => ({ count: 2, kwicList }), fullTextCount: () => ({ totalCount: 2 }) }

  test.each<[string, GivenPage, unknown[]]>([
    [
      'a word that is found',
      { url: '/finnish-english/talo', answers: FOUND },
      [
        ['lookup', 'default', 1],
        ['word_found', 'default', 1],
      ],
    ],
    [
      'a word that is not',
      { url: '/finnish-english/talo' },
      [
        ['lookup', 'default', 0],
        ['word_missing', 'default', 0],
      ],
    ],
    ['an address that leads elsewhere', { url: '/finnish-klingon/talo' }, []],
    ['no word', { url: '/finnish-english' }, []],
    ['FT-017 another page of hits', { url: '/finnish-english/talo?searchMode=fulltext&start=20' }, []],
    ['FT-017 an opened hit', { url: '/finnish-english/talo?searchMode=fulltext&entry=d:1' }, []],
    [
      'FT-017 hits',
      { url: '/finnish-english/talo?searchMode=fulltext', answers: HITS },
      [
        ['lookup', 'fulltext', 2],
        ['word_found', 'fulltext', 2],
      ],
    ],
    [
      'FT-017 no hits',
      { url: '/finnish-english/talo?searchMode=fulltext' },
      [
        ['lookup', 'fulltext', 0],
        ['word_missing', 'fulltext', 0],
      ],
    ],
  ])('%s', async (_, given, events) => expect(await eventsOf(given)).toEqual(events))
})

describe('the status of a result document', () => {
  test('SRCH-052, SRCH-030 words answer 200', async () => {
    const { status, html } = await open({ url: '/finnish-english/talo', answers: FOUND })
    expect(status).toBe(200)
    expect(html).toContain('>house</a>')
    expect(html).toContain('1 hit')
  })

  test('SRCH-052, SRCH-040 no words answer 404 with the whole page', async () => {
    const { status, html } = await open({ url: '/finnish-english/kaamosväsy', answers: PAIRS })
    expect(status).toBe(404)
    expect(html).toContain('not found in the dictionaries')
    expect(html).toContain('id="sug"')
  })

  test('SRCH-037 a failed call answers 502 with the error in the page', async () => {
    const { status, html } = await open({
      url: '/finnish-english/talo',
      answers: {
        searchWords: () => {
          throw 502
        },
      },
    })
    expect(status).toBe(502)
    expect(html).toContain('role="status"')
  })

  test('SRCH-039, SRCH-012 without a key nothing is searched', async () => {
    const calls: string[] = []
    const { status } = await open({
      url: '/finnish-english',
      answers: { searchWords: () => void calls.push('words'), searchAutocomplete: () => void calls.push('suggestions') },
    })
    expect(status).toBe(200)
    expect(calls).toEqual([])
  })

  test('SRCH-036, SRCH-042 a word that cannot be searched as written answers 400 and says so', async () => {
    const { status, html } = await open({ url: '/finnish-english/a*', answers: FOUND })
    expect(status).toBe(400)
    expect(html).toContain('class="note warn"')
  })

  test('SRCH-038 a wildcard word has its hits among the suggestions', async () => {
    const answers = { searchAutocomplete: () => ({ result: [{ headword: 'talous', lang: 'fi', is_match: false }], complete: true }) }
    const { status, html } = await open({ url: '/finnish-english/tal*s', answers })
    expect(status).toBe(200)
    expect(html).toContain('href="/finnish-english/talous"')
    expect(html).toContain('<span class="muted num">1 hit</span>')
    const none = await open({ url: '/finnish-english/xq*', answers: PAIRS })
    expect(none).toMatchObject({ status: 200 })
    expect(none.html).toContain('<span class="muted num">no hits</span>')
  })
})

describe('a search that found nothing', () => {
  const NOTHING = { didYouMean: [], baseForms: [], parts: [], translations: [], elsewhere: [] }
  const talo = { headword: 'talo', lang: 'fi', is_match: false }
  const knows = (ways: object) => ({ ...PAIRS, searchWaysOn: () => ({ ...NOTHING, ...ways }) })
  const row = (label: string, html: string) => new RegExp(`<dt>${label}</dt><dd[^>]*>.*?${html}.*?</dd>`)

  test('SRCH-052 offers its base form first', async () => {
    const answers = knows({ baseForms: [{ headword: 'talo', lang: 'fi', pos: 'n' }], didYouMean: [talo, { ...talo, headword: 'talous' }] })
    const { status, html } = await open({ url: '/finnish-english/taloissammekin', answers })
    expect(status).toBe(404)
    expect(html).toMatch(row('Base form', '<a href="/finnish-english/talo" lang="fi">talo</a>'))
    expect(html).toMatch(row('Did you mean', '<a href="/finnish-english/talous" lang="fi">talous</a>'))
    expect(html.match(/>talo<\/a>/g)).toHaveLength(1)
    expect(html.indexOf('Base form')).toBeLessThan(html.indexOf('Did you mean'))
  })

  test('SRCH-052 offers the parts of a compound and what the word translates', async () => {
    const parts = [
      { headword: 'kaamos', lang: 'fi' },
      { headword: 'väsy', lang: 'fi' },
    ]
    const translations = [{ headword: 'fatigue', lang: 'en', translation: 'väsymys', dict_type: 'premium' }]
    const { html } = await open({ url: '/finnish-english/kaamosväsy', answers: knows({ parts, translations }) })
    expect(html).toMatch(row('Parts of the compound', '>kaamos</a>.*>väsy</a>'))
    expect(html).toMatch(
      row('A translation of', '<a href="/english-finnish/fatigue" lang="en">fatigue<svg.*<span class="muted">väsymys</span>'),
    )
  })

  test('SRCH-052, URL-042 names directions and dictionaries that have the word, no dictionary where the visitor may not go', async () => {
    const elsewhere = [
      { fromId: 'sv', toId: 'fi' },
      { fromId: 'fi', toId: 'en', dictionary: { id: 'sanavirta.fi-en', name: 'Perussanakirja' } },
    ]
    const answers = { ...DICTIONARIES, ...knows({ elsewhere }) }
    const { html } = await open({ url: '/finnish-english/tala', answers })
    expect(html).toMatch(row('The word is found in', '<a href="/swedish-finnish/tala">Swedish → Finnish</a>'))
    expect(html).not.toContain('Perussanakirja')
    const advanced = await open({ url: '/finnish-english/tala', answers, features: ADVANCED })
    expect(advanced.html).toContain('<a href="/sanavirta.fi-en/finnish-english/tala">Perussanakirja</a>')
  })

  test('offers words that begin alike where nothing is nearer', async () => {
    const searchAutocomplete = () => ({ result: [talo], complete: true })
    const { html } = await open({ url: '/finnish-english/talx', answers: { ...PAIRS, searchAutocomplete } })
    expect(html).toMatch(row('Begins alike', '<a href="/finnish-english/talo" lang="fi">talo</a>'))
    const nearer = await open({ url: '/finnish-english/talx', answers: { ...knows({ didYouMean: [talo] }), searchAutocomplete } })
    expect(nearer.html).not.toContain('Begins alike')
  })

  test.each([
    ['nothing to offer', PAIRS],
    [
      'a failed call',
      {
        ...PAIRS,
        searchWaysOn: () => {
          throw 502
        },
      },
    ],
  ])('with %s has the advice to check it', async (_, answers) => {
    const { status, html } = await open({ url: '/finnish-english/xyz', answers })
    expect(status).toBe(404)
    expect(html).toContain('Check the spelling')
    expect(html).not.toContain('<dl')
  })

  test('SRCH-043 in one direction offers the other one, where the word is', async () => {
    const searchWords = (query: URLSearchParams) => ({ data: query.get('keyword_language') === 'fi' ? [TALO] : [], flipLangs: false })
    const { status, html } = await open({ url: '/english-finnish/talo?unidir=1', answers: { ...PAIRS, searchWords } })
    expect(status).toBe(404)
    expect(html).toContain('<a href="/finnish-english/talo">Finnish → English</a>')
    const both = await open({ url: '/english-finnish/talo', answers: { ...PAIRS, searchWords } })
    expect(both.html).not.toContain('>Finnish → English</a>')
  })

  test('for a pair that no dictionary has offers others from the same language', async () => {
    const { html } = await open({ url: '/finnish-japanese/talo', answers: PAIRS })
    expect(html).toContain('no dictionary for this language pair')
    expect(html).toContain('<a href="/finnish-english/talo">Finnish → English</a>')
    expect(html).not.toContain('Check the spelling')
  })

  test('is not kept waiting by what it offers', async () => {
    const never = () => new Promise(() => undefined)
    const calls = { ...PAIRS, searchAutocomplete: never, searchLemmas: never, searchWaysOn: never }
    const { data, init } = await loader(loaderArgs({ url: '/finnish-english/talossa', answers: calls }))
    expect(init?.status).toBe(404)
    const stream = await renderToReadableStream(<SearchArea loaderData={data} />)
    const shell = await readUntil(stream.pipeThrough(new TextDecoderStream()).getReader(), '</footer>')
    expect(shell).toContain('<a href="/finnish-english/talossa?suggestions=1">Show alternatives</a>')
  })
})

describe('the panel of suggestions', () => {
  const panel = /<aside/
  const button = /popoverTarget="sug"|popovertarget="sug"/

  test.each([
    ['without a key', '/finnish-english'],
    ['of a word that cannot be searched', '/finnish-english/a*'],
  ])('SUG-003 %s is not there', async (_, url) => {
    const { html } = await open({ url, answers: PAIRS })
    expect(html).not.toMatch(panel)
    expect(html).not.toMatch(button)
  })

  test('SUG-007 that is empty has no button on narrow screens', async () => {
    const { html } = await open({ url: '/finnish-english/kaamosväsy', answers: PAIRS })
    expect(html).toMatch(panel)
    expect(html).not.toMatch(button)
  })

  test('A11Y-007 comes after the entries in the order of reading', async () => {
    const { html } = await open({ url: '/finnish-english/talo', answers: FOUND })
    expect(html.indexOf('<article')).toBeLessThan(html.indexOf('<aside'))
  })
})

describe('where a URL leads', () => {
  const FLIP = {
    searchWords: (query: URLSearchParams) =>
      query.get('keyword_language') === 'en' ? { data: [TALO], flipLangs: false } : { data: [], flipLangs: true },
  }

  test('SRCH-021 a word of the other language turns the pair', async () => {
    expect(await open({ url: '/finnish-english/house', answers: FLIP })).toMatchObject({ status: 302, location: '/english-finnish/house' })
  })

  test('SRCH-043 a search in one direction is not turned', async () => {
    expect(await open({ url: '/finnish-english/house?unidir=1', answers: FLIP })).toMatchObject({ status: 404, location: undefined })
  })

  test('SRCH-021 nobody is sent to where nothing is', async () => {
    const answers = { searchWords: () => ({ data: [], flipLangs: true }) }
    expect(await open({ url: '/finnish-english/house', answers })).toMatchObject({ status: 404, location: undefined })
  })

  test.each([
    ['/finnish-klingon/talo', 302, '/forbidden/404'],
    ['/nonsense', 302, '/forbidden/404'],
    ['/Finnish-English/talo', 301, '/finnish-english/talo'],
    ['/unknown.dictionary/finnish-english/talo', 302, '/forbidden/404'],
  ])('URL-010, URL-033, URL-039 %s answers %i %s', async (url, status, location) => {
    expect(await open({ url })).toMatchObject({ status, location })
  })

  test('PERM-027, URL-036 a dictionary is closed to visitors without advanced search', async () => {
    const url = '/sanavirta.fi-en/finnish-english/talo'
    expect(await open({ url, answers: DICTIONARIES })).toMatchObject({ status: 302, location: '/forbidden/no-access' })
    expect(await open({ url, answers: { ...DICTIONARIES, ...FOUND }, features: ADVANCED })).toMatchObject({ status: 200 })
  })

  test('URL-005 a dictionary search asks that dictionary', async () => {
    const asked: string[] = []
    const searchWords = (query: URLSearchParams) => {
      asked.push(query.toString())
      return { data: [TALO], flipLangs: false }
    }
    await open({ url: '/sanavirta.fi-en/finnish-english/talo', answers: { ...DICTIONARIES, searchWords }, features: ADVANCED })
    expect(asked[0]).toContain('dictionaries=sanavirta.fi-en')
    expect(asked[0]).toContain('keyword_language=fi')
  })

  test('SRCH-004 a dictionary without search modes is searched for headwords', async () => {
    const searchDictionaries = () => ({ dictionaries: [{ ...DICTIONARY, disableSearchFeatures: true }], groups: [] })
    const url = '/fulltext/sanavirta.fi-en/finnish-english/talo'
    expect(await open({ url, answers: { searchDictionaries }, features: ADVANCED })).toMatchObject({
      status: 302,
      location: '/sanavirta.fi-en/finnish-english/talo',
    })
  })
})

describe('the search box', () => {
  test('NAV-020 keeps key and languages', async () => {
    const { html } = await open({ url: '/finnish-english/talo', answers: { ...FOUND, ...PAIRS } })
    expect(html).toContain('value="talo"')
    expect(html).toMatch(/<option value="fi" selected="">/)
  })

  test('LANG-031, LANG-036, SRCH-043 the swap says the direction it gives and searches one way', async () => {
    const { html } = await open({ url: '/finnish-english/talo', answers: { ...FOUND, ...PAIRS } })
    expect(html).toContain('href="/english-finnish/talo?unidir=1" aria-label="Swap to English–Finnish"')
  })

  test('LANG-036 a one-way pair has no swap', async () => {
    const oneWay = {
      searchLanguages: () => ({ languagePairs: [{ fromId: 'fi', toId: 'en', monoDirectional: true, locked: false }], singleLanguages: [] }),
    }
    expect((await open({ url: '/finnish-english/talo', answers: { ...FOUND, ...oneWay } })).html).not.toContain('Swap to')
  })

  const modes = /<fieldset class="seg modes">/

  test('TAB-017, SRCH-003, AC-033 has the modes as buttons of its form, after the one that Enter presses', async () => {
    const { html } = await open({ url: '/finnish-english/talo', answers: FOUND })
    expect(html).toMatch(modes)
    expect(html).toMatch(/<button[^>]*form="sb"[^>]*value="default" aria-current="true"[^>]*>Headword</)
    expect(html.indexOf('aria-label="Search"><svg')).toBeLessThan(html.search(modes))
  })

  test('NAV-020, URL-040 keeps the mode', async () => {
    const { html } = await open({ url: '/finnish-english/talo?searchMode=nearSearch', answers: FOUND })
    expect(html).toContain('<input type="hidden" name="searchMode" value="nearSearch"/>')
    expect(html).toMatch(/value="nearSearch" aria-current="true"/)
  })

  test('TAB-018, TAB-019 a dictionary without search features has no modes', async () => {
    const url = '/sanavirta.fi-en/finnish-english/talo'
    const plain = { searchDictionaries: () => ({ dictionaries: [{ ...DICTIONARY, disableSearchFeatures: true }], groups: [] }) }
    expect((await open({ url, answers: { ...FOUND, ...DICTIONARIES }, features: ADVANCED })).html).toMatch(modes)
    expect((await open({ url, answers: { ...FOUND, ...plain }, features: ADVANCED })).html).not.toMatch(modes)
  })

  test('TAB-015 tabs are drawn where the dictionary tab would let the visitor in', async () => {
    const url = '/finnish-english/talo'
    expect((await open({ url, answers: FOUND })).html).not.toContain('tab=dictionary')
    expect((await open({ url, answers: FOUND, features: ADVANCED })).html).toContain('tab=dictionary')
    expect((await open({ url, answers: FOUND, features: { pacmanSearchFeatures: true } })).html).not.toContain('tab=dictionary')
  })
})

describe('suggestions', () => {
  const answers = {
    ...FOUND,
    searchLemmas: () => ({ result: [{ headword: 'tala', lang: 'fi' }] }),
    searchAutocomplete: () => ({
      result: [
        { headword: 'talo', lang: 'fi', is_match: true },
        { headword: 'house', lang: 'en', is_match: false, dict_type: 'premium' },
      ],
      complete: true,
    }),
  }

  test('SUG-005, SUG-006, SUG-018 are links, from their own language', async () => {
    const { html } = await open({ url: '/finnish-english/talo', answers })
    expect(html).toContain('<a href="/finnish-english/talo" lang="fi" aria-current="true">talo</a>')
    expect(html).toContain('<a href="/english-finnish/house" lang="en">house<svg')
    expect(html).toContain('<h3>Finnish</h3>')
  })

  test('SUG-019 a failure is their own', async () => {
    const broken = {
      ...FOUND,
      searchAutocomplete: () => {
        throw 502
      },
    }
    expect(await open({ url: '/finnish-english/talo', answers: broken })).toMatchObject({ status: 200 })
  })

  test('SUG-019, ERR-014 nor do base forms share it', async () => {
    const broken = {
      ...answers,
      searchLemmas: () => {
        throw 502
      },
    }
    const { status, html } = await open({ url: '/finnish-english/talo', answers: broken })
    expect(status).toBe(200)
    expect(html).toMatch(/<h2>Base forms<\/h2><p class="muted">The search did not go through/)
    expect(html).toContain('>house<svg')
  })

  test.each([
    ['SUG-004, SUG-014 two words', '/finnish-english/iso%20talo', {}],
    ['SUG-014 a wildcard', '/finnish-english/tal*', {}],
    ['SUG-013 nothing', '/finnish-english', {}],
    ['SUG-015 many languages', '/sanavirta.many/all/talo', ADVANCED],
    ['SUG-016 no analysed language', '/finnish-english/talo', { baseFormLanguages: ['sv'] }],
  ])('%s has no base forms', async (_, url, features) => {
    const asked: string[] = []
    const many = { id: 'sanavirta.many', type: 'multiLingual', title: 'x', langs: ['fi', 'sv', 'en'] }
    const searchDictionaries = () => ({ dictionaries: [many], groups: [] })
    const searchLemmas = () => void asked.push('lemmas')
    await open({ url, answers: { ...FOUND, searchDictionaries, searchLemmas }, features })
    expect(asked).toEqual([])
  })

  test('SUG-011, SUG-012 base forms are asked for with both languages', async () => {
    const asked: string[] = []
    const searchLemmas = (query: URLSearchParams) => {
      asked.push(query.toString())
      return { result: [] }
    }
    await open({ url: '/finnish-english/talossa', answers: { searchLemmas } })
    expect(asked[0]).toBe('dictionaries=default&keyword=talossa&languages=fi%2Cen&user_type=free')
  })

  test('NAV-022 are kept open or closed by a script of the document', async () => {
    const { html } = await open({ url: '/finnish-english/talo', answers })
    const script = /<script nonce="n">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(script).toContain('showPopover')
    expect(script).not.toMatch(/[&"'<>]/) // React would write them as entities, which a script is not read with
  })

  test('SUG-001 what takes longer than 150 ms streams in later, with a link to wait for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const later = Promise.withResolvers<unknown>()
    const loading = loader(
      loaderArgs({
        url: '/finnish-english/talo?unidir=1',
        answers: { ...FOUND, searchAutocomplete: () => later.promise, searchLemmas: () => later.promise.then(answers.searchLemmas) },
      }),
    )
    await vi.advanceTimersByTimeAsync(150)
    const { data } = await loading
    vi.useRealTimers()

    const stream = await renderToReadableStream(<SearchArea loaderData={data} />)
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
    const shell = await readUntil(reader, '</footer>')
    expect(shell).toContain('href="/finnish-english/talo?unidir=1&amp;suggestions=1"')
    expect(shell).toContain('>house</a>')

    later.resolve(answers.searchAutocomplete())
    expect(await readUntil(reader, '>tala</a>')).toContain('>tala</a>')
  })

  test('SUG-001 with suggestions=1 the page waits for them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const slow = {
      ...answers,
      searchAutocomplete: () => new Promise((resolve) => setTimeout(() => resolve(answers.searchAutocomplete()), 400)),
    }
    const opened = open({ url: '/finnish-english/talo?suggestions=1', answers: slow })
    await vi.advanceTimersByTimeAsync(400)
    await vi.runAllTimersAsync()
    const { html } = await opened
    vi.useRealTimers()
    expect(html).not.toContain('class="wave"')
    expect(html).toContain('>tala</a>')
  })

  test('NAV-022 of a wildcard word are in the page on narrow screens too', async () => {
    expect((await open({ url: '/finnish-english/tal*', answers })).html).toContain(
      '<aside class="aside" id="sug" aria-label="Suggestions">',
    )
    expect((await open({ url: '/finnish-english/talo', answers })).html).toContain(
      '<aside class="aside" id="sug" popover="auto" aria-label="Suggestions">',
    )
  })

  test('SUG-002 too short keywords have none', async () => {
    expect((await open({ url: '/finnish-english/a', answers })).html).toContain('at least two')
  })
})

describe('near search', () => {
  const near = { headword: 'talo', lang: 'fi', is_match: false }

  test('NEAR-002, NEAR-003, NEAR-004, NEAR-006 asks for words as near as the brand has it, and shows them among the suggestions', async () => {
    const asked: string[] = []
    const searchAutocomplete = (query: URLSearchParams) => {
      asked.push(query.toString())
      return { result: [near], complete: true }
    }
    const { status, html, head } = await open({ url: '/finnish-english/tola?searchMode=nearSearch', answers: { searchAutocomplete } })
    expect(asked[0]).toMatch(/&prefix=0&.*&similarity=0\.65&/)
    expect(status).toBe(200)
    expect(html).toContain('listed under suggestions')
    expect(html).toContain('<aside class="aside" id="sug" aria-label="Suggestions">')
    expect(head).toContainEqual({ name: 'robots', content: 'noindex' })
  })

  test('NEAR-001 in no other mode', async () => {
    const asked: string[] = []
    const searchAutocomplete = (query: URLSearchParams) => {
      asked.push(query.toString())
      return { result: [], complete: true }
    }
    await open({ url: '/finnish-english/tola', answers: { searchAutocomplete } })
    expect(asked[0]).not.toContain('similarity')
  })

  test('SRCH-051 shows the word itself where there is one', async () => {
    const { html } = await open({ url: '/finnish-english/talo?searchMode=nearSearch', answers: FOUND })
    expect(html).toContain('>house</a>')
  })
})

describe('machine translation', () => {
  const features = { ...ADVANCED, machineTranslationLanguages: ['fi', 'en'] }
  const translateText = () => ({ translations: ['polar night fatigue'], provider: 'Test' })

  test('MT-001, MT-004 is offered for a word that was not found', async () => {
    const { html } = await open({ url: '/finnish-english/kaamosväsy', features })
    expect(html).toContain(`href="/finnish-english/${encodeURIComponent('kaamosväsy')}/mt" rel="nofollow">Translate by machine</a>`)
  })

  test('MT-007 is not where no provider is configured', async () => {
    expect((await open({ url: '/finnish-english/kaamosväsy', features: ADVANCED })).html).not.toContain('/mt"')
  })

  test('URL-017, MT-005, MT-009 is marked as such and not indexed', async () => {
    const { status, html, head } = await open({ url: '/finnish-english/yö/mt', features, answers: { translateText } })
    expect(status).toBe(200)
    expect(html).toContain('<span>polar night fatigue</span>')
    expect(html).toContain('A machine made this translation (Test)')
    expect(head).toContainEqual({ name: 'robots', content: 'noindex' })
  })

  test('MT-008 that cannot be had leaves the page standing', async () => {
    const answers = {
      translateText: () => {
        throw 501
      },
    }
    const { status, html } = await open({ url: '/finnish-english/yö/mt', features, answers })
    expect(status).toBe(404)
    expect(html).toContain('not available right now')
  })

  test('MT-002 is not asked for by visitors without advanced search', async () => {
    const asked: string[] = []
    const answers = { translateText: () => void asked.push('translate') }
    await open({ url: '/finnish-english/yö/mt', features: { machineTranslationLanguages: ['fi', 'en'] }, answers })
    expect(asked).toEqual([])
  })
})

describe('the head of a result document', () => {
  test('META-005 names key, languages and service, and describes by the first translations', async () => {
    const { head } = await open({ url: '/finnish-english/talo?linkType=inner-link', answers: FOUND })
    expect(head).toContainEqual({ title: 'talo – Finnish-English – Sanavirta' })
    expect(head).toContainEqual({ name: 'description', content: 'talo: house, building' })
    expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://sanavirta.example/finnish-english/talo' })
    expect(head).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'sv',
      href: 'https://sanavirta.example/finnish-english/talo?hl=sv',
    })
  })

  test('META-006 what was not found is not indexed', async () => {
    expect((await open({ url: '/finnish-english/olematon' })).head).toContainEqual({ name: 'robots', content: 'noindex' })
  })
})

test('A11Y-001, A11Y-007 the skip link comes first, and the page has one h1', async () => {
  const { html } = await open({ url: '/finnish-english/talo', answers: FOUND })
  expect(html).toMatch(/^(?:<!--.*?-->)?<a class="skip" href="#main">/)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).not.toContain('style=')
})
