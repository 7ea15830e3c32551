import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordUrl } from './path-segment.ts'
import { buildSearchUrl, type SearchTarget } from './search-url.ts'

test.each<[string, SearchTarget]>([
  ['a pair', { type: 'language-pair', fromId: 'fi', toId: 'en' }],
  ['a pair in a work mode', { type: 'language-pair', fromId: 'fi', toId: 'en', workmode: 'kiosk' }],
  ['a dictionary', { type: 'dictionary', dictionaryId: 'sanavirta.law', langs: { type: 'all' } }],
  [
    'a group in one direction',
    { type: 'dictionary', dictionaryId: 'g', kind: 'group', langs: { type: 'pair', fromId: 'fi', toId: 'sv' }, unidir: true },
  ],
])('URL-037 a word put into the URL of %s makes the URL that the search of the word has', (_, search) => {
  const word = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.constantFrom('.', '..', 'a.data', 'ja/tai', 'mikä?', '100 %', 'a&b=c'),
  )
  fc.assert(
    fc.property(word, (headword) => {
      expect(wordUrl(buildSearchUrl(search), headword)).toBe(buildSearchUrl({ ...search, key: headword }))
    }),
    { numRuns: 500 },
  )
})
