import { expect, test } from 'vitest'
import type { LanguageId } from './language-id.ts'
import { readPairOptions } from './option-text.ts'
import { pickerList } from './picker-list.ts'

const NAMES: Partial<Record<LanguageId, string[]>> = {
  fi: ['suomi', 'finska', 'Finnish'],
  en: ['englanti', 'engelska', 'English'],
  sv: ['ruotsi', 'svenska', 'Swedish'],
  smn: ['inarinsaame', 'enaresamiska', 'Inari Sami'],
}
const PAIRS = readPairOptions('de:fi,en,sv en:fi,sv,de fi:en,sv,de,fr,>smn fr:fi sv:fi,en,de zu:xh')

const list = (fields: { filter?: string; showsAll?: boolean } = {}) =>
  pickerList({
    pairs: PAIRS,
    singles: [
      { id: 'sv', locked: false },
      { id: 'la', locked: true },
      { id: 'fi', locked: false },
    ],
    priority: ['fi', 'en', 'sv', 'de', 'fr'],
    filter: '',
    showsAll: false,
    namesOf: (id) => NAMES[id] ?? [],
    ...fields,
  })
const named = (pairs: { fromId: string; toId: string }[]) => pairs.map(({ fromId, toId }) => `${fromId}-${toId}`)

test('LANG-017 six pairs come before "show all", which says how many there are', () => {
  const { pairs, pairCount } = list()
  expect(named(pairs)).toEqual(['fi-en', 'fi-sv', 'fi-de', 'en-sv', 'fi-fr', 'en-de'])
  expect(pairCount).toBe(9)
})

test('LANG-016 LANG-019 "show all" lists every pair once', () => {
  expect(named(list({ showsAll: true }).pairs)).toEqual(['fi-en', 'fi-sv', 'fi-de', 'en-sv', 'fi-fr', 'en-de', 'sv-de', 'fi-smn', 'zu-xh'])
})

test.each([
  ['LANG-022 by its source', 'englanti', ['en-fi', 'en-sv', 'en-de']],
  ['LANG-021 by both', 'eng suomi', ['en-fi']],
  ['LANG-023 a one-way pair by its target', 'inari', ['fi-smn']],
  ['LANG-025 nothing', 'volapük', []],
])('%s: "%s" lists %j', (_, filter, expected) => expect(named(list({ filter }).pairs)).toEqual(expected))

test('LANG-017 a filter looks among all pairs, not among the first six', () => {
  expect(named(list({ filter: 'suomi' }).pairs)).toContain('fi-smn')
})

test('LANG-018 single languages come by priority, LANG-022 and are found by their own names', () => {
  expect(list().singles.map(({ id }) => id)).toEqual(['fi', 'sv', 'la'])
  expect(list({ filter: 'ruotsi' }).singles.map(({ id }) => id)).toEqual(['sv'])
})
