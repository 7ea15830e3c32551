import { expect, test } from 'vitest'
import type { AutocompleteSearch } from './autocomplete-props.ts'
import { suggestionUrl } from './suggestion-url.ts'

const pair: AutocompleteSearch = { type: 'language-pair', fromId: 'fi', toId: 'en' }
const inDictionary = (langs: Extract<AutocompleteSearch, { type: 'dictionary' }>['langs']): AutocompleteSearch => ({
  type: 'dictionary',
  dictionaryId: 'sanavirta.laki',
  kind: 'dictionary',
  langs,
})

test.each<[string, AutocompleteSearch, { headword: string; lang: 'fi' | 'en' | 'sv' }, string]>([
  ['AC-029 of the source language', pair, { headword: 'talo', lang: 'fi' }, '/finnish-english/talo'],
  ['SUG-006 of the target language', pair, { headword: 'house', lang: 'en' }, '/english-finnish/house'],
  ['AC-029 with a slash', pair, { headword: 'ja/tai', lang: 'fi' }, '/finnish-english/ja%2Ftai'],
  ['URL-023 with a work mode', { ...pair, workmode: 'kiosk' }, { headword: 'talo', lang: 'fi' }, '/finnish-english/talo?workmode=kiosk'],
  ['of all languages of a dictionary', inDictionary({ type: 'all' }), { headword: 'lag', lang: 'sv' }, '/sanavirta.laki/all/lag'],
  [
    'SUG-006 of a dictionary of two languages',
    inDictionary({ type: 'pair', fromId: 'fi', toId: 'sv' }),
    { headword: 'lag', lang: 'sv' },
    '/sanavirta.laki/swedish-finnish/lag',
  ],
])('the search of a suggestion %s', (_, search, suggestion, url) => {
  expect(suggestionUrl(search, suggestion)).toBe(url)
})
