import { expect, test } from 'vitest'
import type { SearchLanguages } from './search-route.ts'
import { type SuggestionScope, suggestionUrl } from './suggestion-url.ts'

const pair: SuggestionScope = { type: 'language-pair', fromId: 'fi', toId: 'en' }
const inDictionary = (langs: SearchLanguages): SuggestionScope => ({
  type: 'dictionary',
  dictionaryId: 'sanavirta.laki',
  kind: 'dictionary',
  langs,
})

test.each<[string, SuggestionScope, { headword: string; lang: 'fi' | 'en' | 'sv' }, string]>([
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
  [
    'of a third language, which a dictionary of two keeps out of its pair',
    inDictionary({ type: 'pair', fromId: 'fi', toId: 'sv' }),
    { headword: 'law', lang: 'en' },
    '/sanavirta.laki/finnish-swedish/law',
  ],
])('the search of a suggestion %s', (_, search, suggestion, url) => {
  expect(suggestionUrl(search, suggestion)).toBe(url)
})
