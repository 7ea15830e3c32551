import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldKey, looseKey, rawKey } from '#shared/search/search-keys.ts'
import { headwordKeys, isInLevel } from './search-key-levels.ts'

test('a headword’s keys are those that a query asks for, in every language', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'abczäöåéßøİıA -') }))
  fc.assert(
    fc.property(text, fc.constantFrom('fi', 'en', 'da', 'tr', 'ja'), (headword, lang) => {
      expect(headwordKeys(headword, lang)).toEqual([rawKey(headword), foldKey(headword, lang), looseKey(headword)])
    }),
  )
})

test.each([
  ['talo', 'fi', [1]],
  ['äiti', 'fi', [1, 2]],
  ['cliché', 'fi', [0, 1]],
  ['Ärger', 'de', [0, 1]],
  ['piñata-äijä', 'fi', [0, 1, 2]],
] as const)('%s (%s) is in the levels %j', (headword, lang, levels) => {
  const keys = headwordKeys(headword, lang)
  expect(([0, 1, 2] as const).filter((level) => isInLevel(keys, level))).toEqual(levels)
})
