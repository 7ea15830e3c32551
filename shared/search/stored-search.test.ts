import { describe, expect, test } from 'vitest'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import { dictionaryLookup } from '#shared/dictionary/dictionary-context.ts'
import { readPrefsCookie } from '#shared/preferences/display-preferences.ts'
import { buildSearchUrl, parseSearchUrl } from './search-url.ts'
import { rememberedSearch, rememberedTab, storedDictionary } from './stored-search.ts'

const DICTIONARIES: Dictionary[] = [
  { id: 'nature', type: 'multiLingual', title: 'Nature', langs: ['fi', 'sv', 'en'] },
  { id: 'basic', type: 'biDirectional', title: 'Basic', langs: ['fi', 'en'] },
  { id: '-', type: 'separator', title: '', langs: [] },
]
const lookup = dictionaryLookup({
  dictionaries: DICTIONARIES,
  groups: [{ id: 'custom', type: 'user', title: 'Mine', dictionaries: ['nature', 'basic'], langs: ['fi', 'sv', 'en'] }],
})
const NOTHING = readPrefsCookie(undefined)
const BRAND_PAIR = { fromId: 'fi', toId: 'sv' } as const

function search(url: string) {
  const { pathname, searchParams } = new URL(url, 'https://sanavirta.example')
  const parsed = parseSearchUrl(pathname, searchParams, lookup)
  if (parsed.type !== 'language-pair' && parsed.type !== 'dictionary' && parsed.type !== 'full-text') throw new Error(parsed.type)
  return parsed
}

describe('what a search leaves behind', () => {
  test.each([
    ['STORE-010 a pair', '/swedish-finnish/hus', { tab: 'langPair', languages: ['sv', 'fi'], dictId: null, dictLangs: [] }],
    ['STORE-011 a dictionary’s pair', '/basic/english-finnish/house', { tab: 'dictionary', dictId: 'basic', dictLangs: ['en', 'fi'] }],
    ['STORE-011 all languages', '/nature/all/hauki', { tab: 'dictionary', dictId: 'nature', dictLangs: [] }],
    ['STORE-011 some languages', '/nature/fi-sv', { dictId: 'nature', dictLangs: ['fi', 'sv'] }],
    ['PICK-023 the reader’s own group', '/custom/fi-sv', { dictId: 'custom', dictLangs: ['fi', 'sv'] }],
  ])('%s', (_, url, stored) => expect(rememberedSearch(NOTHING, search(url), BRAND_PAIR)).toMatchObject(stored))

  test.each([
    ['the brand’s own, where none was chosen', null, '/finnish-swedish/talo', null],
    ['another, where none was chosen', null, '/finnish-english/talo', ['fi', 'en']],
    ['the brand’s own, after another', ['fi', 'en'], '/finnish-swedish/talo', ['fi', 'sv']],
  ] as const)('CONF-023 a search by %s', (_, before, url, after) => {
    const stored = { ...NOTHING, languages: before === null ? null : ([...before] as ['fi', 'en']) }
    expect(rememberedSearch(stored, search(url), BRAND_PAIR).languages).toEqual(after)
  })

  test('TAB-023 a search on one tab keeps what the other was about', () => {
    const afterBoth = rememberedSearch(
      rememberedSearch(NOTHING, search('/nature/fi-sv'), BRAND_PAIR),
      search('/swedish-finnish'),
      BRAND_PAIR,
    )
    expect(afterBoth).toMatchObject({ tab: 'langPair', languages: ['sv', 'fi'], dictId: 'nature', dictLangs: ['fi', 'sv'] })
    expect(rememberedTab(afterBoth, 'dictionary')).toEqual({ ...afterBoth, tab: 'dictionary' })
  })
})

describe('URL-002 the stored dictionary', () => {
  const urlOf = (dictId: string | null, dictLangs: ('fi' | 'sv' | 'en' | 'ru')[] = []) => {
    const stored = storedDictionary({ dictId, dictLangs }, lookup)
    return stored && buildSearchUrl(stored)
  }
  test.each([
    ['in its own languages', 'nature', [], '/nature/all'],
    ['in the languages chosen', 'nature', ['sv', 'en'], '/nature/sv-en'],
    ['in the direction chosen', 'basic', ['en', 'fi'], '/basic/english-finnish'],
    ['URL-025 languages that it does not have are passed over', 'basic', ['fi', 'ru'], '/basic/finnish-english'],
    ['the reader’s own group', 'custom', ['fi', 'sv'], '/custom/fi-sv'],
  ] as const)('%s', (_, id, langs, url) => expect(urlOf(id, [...langs])).toBe(url))

  test.each([[null], ['gone'], ['default'], ['-'], ['__proto__']])('STORE-018 %j is dropped', (id) => expect(urlOf(id)).toBeUndefined())
})
