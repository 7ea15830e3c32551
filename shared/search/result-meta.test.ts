import * as v from 'valibot'
import { expect, test } from 'vitest'
import { WordSchema } from '#shared/entry/entry-schema.ts'
import { isNoIndex, resultDescription, resultTitle } from './result-meta.ts'

const fields = { key: 'talo', searchMode: 'default', isMachineTranslated: false, unidir: false, workmode: 'normal' } as const
const pair = { ...fields, type: 'language-pair', fromId: 'fi', toId: 'en' } as const
const dictionary = { ...fields, type: 'dictionary', kind: 'dictionary', dictionaryId: 'd' } as const
const names = { fi: 'suomi', en: 'englanti' }

test.each([
  [pair, 'talo – suomi-englanti – Sanakirja'],
  [{ ...pair, key: '' }, 'suomi-englanti – Sanakirja'],
  [{ ...dictionary, langs: { type: 'all' } }, 'talo – Sanakirja'],
  [{ ...dictionary, langs: { type: 'list', ids: ['fi'] } }, 'talo – suomi – Sanakirja'],
  [{ type: 'home', key: '', workmode: 'normal' }, 'Sanakirja'],
] as const)('META-005 the title of %j is %s', (search, title) =>
  expect(resultTitle(search, 'Sanakirja', (id) => (id === 'fi' || id === 'en' ? names[id] : id))).toBe(title),
)

const word = (clean_headword: string, sense: object) =>
  v.parse(WordSchema, { id: clean_headword, headword: clean_headword, clean_headword, lang: 'fi', senses: [{ id: '1', ...sense }] })
const translations = (...texts: string[]) => ({ translations: texts.map((text) => ({ text, lang: 'en' })) })

test('META-005 the description is of the first translations, without tags and repeats', () => {
  const words = [
    word('talo', translations('house', '<i>building</i>', 'house')),
    word('tyhjä', {}),
    word('koti', { definitions: [{ lang: 'fi', definition: 'asuinpaikka' }] }),
  ]
  expect(resultDescription(words)).toBe('talo: house, building; koti: asuinpaikka')
})

test('META-005 a long description ends at a word', () => {
  const description = resultDescription([
    word('talo', translations(...Array.from({ length: 8 }, (_, index) => `translation number ${index}`))),
  ])
  expect([...description].length).toBeLessThanOrEqual(155)
  expect(description).toMatch(/translation number…$|translation…$|\d…$/)
})

test('META-005 no words, no description', () => expect(resultDescription([])).toBe(''))

test.each([
  ['has-results', pair, false],
  ['empty_keyword', { ...pair, key: '' }, false],
  ['no_results', pair, true],
  ['has-error', pair, true],
  ['wildcard-search', { ...pair, key: 'tal*' }, true],
  ['has-results', { ...pair, key: 'tal*' }, true],
  ['near-search', { ...pair, searchMode: 'nearSearch' }, true],
  ['has-results', { ...pair, isMachineTranslated: true }, true],
] as const)('META-006 %s of %j is noindex: %s', (status, search, noIndex) => expect(isNoIndex(status, search)).toBe(noIndex))
