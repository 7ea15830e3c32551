import { describe, expect, test } from 'vitest'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import { loaderArgs } from './page-for-tests.ts'
import { formSearch, loader } from './search-form.ts'

const ONE_WAY: Dictionary = { id: 'sanavirta.fi-smn', type: 'monoDirectional', title: 'x', langs: ['fi', 'smn'] }
const MANY: Dictionary = { id: 'sanavirta.many', type: 'multiLingual', title: 'x', langs: ['fi', 'sv', 'en'] }
const PLAIN: Dictionary = { ...ONE_WAY, id: 'team.plain', disableSearchFeatures: true }
const LISTS = { dictionaries: [ONE_WAY, MANY, PLAIN], groups: [] }

test.each([
  ['from=fi&to=en&key=talo', '/finnish-english/talo'],
  ['from=fi&to=en&key=', '/finnish-english'],
  ['key=talo', '/finnish-swedish/talo'],
  ['from=xx&to=en&key=talo', '/finnish-swedish/talo'],
  ['from=fi&to=en&key=%20%20ty%C3%B6%20mies%20', '/finnish-english/ty%C3%B6%20mies'],
  ['from=fi&to=en&key=a%2Fb', '/finnish-english/a%2Fb'],
  ['dictionary=sanavirta.many&langs=fi-sv&key=talo', '/sanavirta.many/fi-sv/talo'],
  ['dictionary=sanavirta.many&key=talo', '/sanavirta.many/all/talo'],
  ['dictionary=sanavirta.fi-smn&from=fi&to=smn&key=talo', '/sanavirta.fi-smn/finnish-inari_sami/talo'],
  ['dictionary=unknown&from=fi&to=en&key=talo', '/finnish-english/talo'],
])('URL-037 the form’s %s is the search %s', (query, url) => {
  expect(buildSearchUrl(formSearch(new URLSearchParams(query), { fromId: 'fi', toId: 'sv' }, LISTS))).toBe(url)
})

test.each([
  ['from=fi&to=en&key=talo&searchMode=fulltext', '/finnish-english/talo?searchMode=fulltext'],
  ['from=fi&to=en&key=talo&searchMode=nearSearch', '/finnish-english/talo?searchMode=nearSearch'],
  ['from=fi&to=en&key=talo&searchMode=nonsense', '/finnish-english/talo'],
  ['from=fi&to=en&key=&searchMode=fulltext', '/finnish-english?searchMode=fulltext'],
  ['from=fi&to=en&key=talo&searchMode=fulltext&searchMode=default', '/finnish-english/talo'],
  ['searchMode=nearSearch&from=fi&to=en&key=talo&searchMode=fulltext', '/finnish-english/talo?searchMode=fulltext'],
  ['dictionary=sanavirta.many&langs=fi-sv&key=talo&searchMode=fulltext', '/fulltext/sanavirta.many/fi-sv/talo'],
  ['dictionary=sanavirta.many&langs=fi-sv&key=talo&searchMode=nearSearch', '/sanavirta.many/fi-sv/talo?searchMode=nearSearch'],
  ['dictionary=team.plain&from=fi&to=smn&key=talo&searchMode=fulltext', '/team.plain/finnish-inari_sami/talo'],
])('SRCH-003, FT-001, URL-040 the form’s %s searches in the mode of the button pressed: %s', (query, url) => {
  expect(buildSearchUrl(formSearch(new URLSearchParams(query), { fromId: 'fi', toId: 'sv' }, LISTS))).toBe(url)
})

describe('LANG-055 the language of a word that is left to us', () => {
  const PAIR = { defaultLanguagePair: { fromId: 'fi', toId: 'sv' } }
  const opened = async (query: string, searchWords: (query: URLSearchParams) => unknown = () => ({ data: [], flipLangs: false })) => {
    const response = await loader(loaderArgs({ url: `/search?${query}`, features: PAIR, answers: { searchWords } }))
    return response.headers.get('location')
  }
  const detecting = (fields: URLSearchParams) =>
    fields.get('keyword_language') === 'detect' && fields.get('target_language') === 'en'
      ? { data: [], flipLangs: false, detected: 'et' }
      : { data: [], flipLangs: false }

  test('is named in the URL', async () => {
    expect(await opened('from=detect&to=en&key=maja', detecting)).toBe('/estonian-english/maja')
    expect(await opened('from=detect&to=en&key=maja&searchMode=nearSearch', detecting)).toBe('/estonian-english/maja?searchMode=nearSearch')
  })

  test.each([
    ['found in none', 'from=detect&to=en&key=xyzzy', '/finnish-english/xyzzy'],
    ['found in none, into the usual source', 'from=detect&to=fi&key=xyzzy', '/swedish-finnish/xyzzy'],
    ['of no word', 'from=detect&to=en&key=', '/finnish-english'],
    ['of a wildcard word', 'from=detect&to=en&key=ta*', '/finnish-english/ta*'],
    ['LANG-037 into a detected language', 'from=fi&to=detect&key=talo', '/finnish-swedish/talo'],
    ['both detected', 'from=detect&to=detect&key=talo', '/finnish-swedish/talo'],
  ])('%s is the brand’s own', async (_, query, url) => expect(await opened(query)).toBe(url))

  test('stays the brand’s own where the origin fails', async () => {
    const failing = () => {
      throw 502
    }
    expect(await opened('from=detect&to=en&key=talo', failing)).toBe('/finnish-english/talo')
  })
})
