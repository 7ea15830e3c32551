import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { AutocompleteAnswerSchema, SuggestionSchema, searchAutocomplete } from '#shared/api/autocomplete.ts'
import { fullTextSearch } from '#shared/api/full-text.ts'
import { searchLemmas } from '#shared/api/lemmas.ts'
import { SearchAnswerSchema, searchLanguages, searchWords } from '#shared/api/search.ts'
import { FeaturesSchema } from '#shared/brand/brand-config.ts'
import { DictionaryGroupSchema, DictionaryTypeSchema } from '#shared/dictionary/dictionary.ts'
import { defaultPreferences, PreferencesSchema } from '#shared/preferences/preferences-schema.ts'
import { SEARCH_MODES } from '#shared/search/search-route.ts'
import { searchTypeOf } from '#shared/search/search-type.ts'

/** The names and values that search and its callers have agreed on. Spec: search §1, §3, §7. */
const fieldsOf = (schema: { entries: object }) => Object.keys(schema.entries)

describe('what values there are', () => {
  test('SRCH-002 the modes of search', () => expect(SEARCH_MODES).toEqual(['default', 'fulltext', 'nearSearch']))

  test('TAB-001 TAB-002 STORE-022 the two tabs, the language pair first', () => {
    const { tab } = PreferencesSchema.entries.local.entries
    expect(['langPair', 'dictionary', 'wordlist', ''].map((value) => v.parse(tab, value))).toEqual([
      'langPair',
      'dictionary',
      'langPair',
      'langPair',
    ])
    expect(defaultPreferences().local).toEqual({ tab: 'langPair', extDict: null, extLangs: [] })
  })

  test('PICK-002 the types of dictionaries', () =>
    expect([...DictionaryTypeSchema.options].sort()).toEqual([
      'all',
      'biDirectional',
      'default',
      'glossaries',
      'glossary',
      'monoDirectional',
      'monoLingual',
      'multiLingual',
      'separator',
      'user',
    ]))

  test('LANG-053 the languages of priority, unless a brand has its own', () => {
    expect(v.parse(FeaturesSchema, {}).priorityLanguages).toEqual(['fi', 'en', 'sv', 'de', 'fr', 'es', 'it', 'ru'])
    expect(v.parse(FeaturesSchema, { priorityLanguages: ['sv', 'fi'] }).priorityLanguages).toEqual(['sv', 'fi'])
  })

  test('SRCH-005 SRCH-006 SRCH-008 how a word is matched; by nearness no longer, which is a mode', () => {
    const matched = SEARCH_MODES.flatMap((mode) => ['talo', 'ta*', 't?lo'].map((key) => searchTypeOf(key, mode)))
    expect(new Set(matched)).toEqual(new Set(['exact', 'wildcard', 'fulltext']))
    expect(searchTypeOf('talo', 'nearSearch')).toBe('exact')
  })
})

describe('what fields there are', () => {
  test.each([
    ['AC-015 a suggestion', SuggestionSchema, ['headword', 'lang', 'dict_type', 'is_match']],
    ['SUG-009 suggestions', AutocompleteAnswerSchema, ['result', 'resultBaseForms', 'complete']],
    ['SRCH-024 what a search found', SearchAnswerSchema, ['data', 'flipLangs', 'detected']],
    ['PICK-003 a group of dictionaries', DictionaryGroupSchema, ['id', 'title', 'type', 'dictionaries', 'langs', 'disableGrouping']],
    ['LANG-009 the languages to choose from', searchLanguages.answer, ['languagePairs', 'singleLanguages', 'baseForms']],
    ['STORE-021 preferences of word lists', PreferencesSchema.entries.wordlist, ['speech_speed', 'speech_on']],
    ['STORE-022 preferences of this browser', PreferencesSchema.entries.local, ['tab', 'extDict', 'extLangs']],
  ])('%s', (_, schema, fields) => expect(fieldsOf(schema)).toEqual(fields))

  test('LANG-006 detect is a source and no language', () => {
    const asked = (query: object) => v.is(searchWords.query, { search_service: 'ss', keyword: 'talo', ...query })
    expect(asked({ keyword_language: 'detect', target_language: 'fi' })).toBe(true)
    expect(asked({ keyword_language: 'fi', target_language: 'detect' })).toBe(false)
    expect(v.is(searchAutocomplete.query, { search_service: 'ss', keyword: 'talo', keyword_language: 'detect' })).toBe(false)
  })

  test('FT-004 full text begins with the first hit', () =>
    expect(v.parse(fullTextSearch.query, { keyword: 'talo' })).toMatchObject({ start: 0, limit: 20 }))

  test('SUG-010 base forms are asked for by word, languages and dictionaries', () => {
    expect([searchLemmas.method, searchLemmas.path]).toEqual(['GET', '/api/search/api/sk/lemmas'])
    const query = { keyword: 'taloissa', languages: 'fi,en', dictionaries: 'a,b' }
    expect(v.parse(searchLemmas.query, query)).toMatchObject({ keyword: 'taloissa', languages: ['fi', 'en'], dictionaries: ['a', 'b'] })
    expect(v.is(searchLemmas.query, { keyword: 'taloissa' })).toBe(false)
  })
})

describe('what the style sheets are built on', () => {
  const css = ['tokens', 'base', 'components', 'pages', 'search']
    .map((name) => readFileSync(new URL(`../../client/styles/${name}.css`, import.meta.url), 'utf8'))
    .join('\n')

  test('NAV-010 the widths of search pages and of all others', () => {
    expect(css).toMatch(/--w-page: 58\.75rem;/)
    expect(css).toMatch(/--w-text: 57\.75rem;/)
  })

  test('NAV-019 the breakpoints of pages', () => {
    const widths = [...css.matchAll(/min-width: ([\d.]+)em/g)].map(([, em]) => Number(em) * 16)
    expect([...new Set(widths)].sort((a, b) => a - b)).toEqual([600, 960, 1440])
  })

  test('NAV-008 the way to the top shows from one window height on and is gone below 0.8 of it', () => {
    const rule = css.slice(css.indexOf('.totop {'), css.indexOf('.totop {') + 250)
    expect(rule).toContain('visibility: hidden')
    expect(rule).toContain('animation-range: 80vh 100vh')
  })
})
