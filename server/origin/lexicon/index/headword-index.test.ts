import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareCodePoints, indexHeadwords } from './headword-index.ts'

test('texts are compared as SQLite compares them', () => {
  const connection = new DatabaseSync(':memory:')
  const isLess = connection.prepare('SELECT ?1 < ?2 AS less')
  const text = fc.string({ unit: fc.constantFrom('a', 'ä', '\uD7FF', '\uE000', '\uFB00', '𐐀', '🌊'), maxLength: 3 })
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(compareCodePoints(a, b) < 0).toBe(isLess.get(a, b)?.less === 1)
    }),
  )
})

test('ranks go by weight, then length, then code point', () => {
  const headwords = ['pitkä sana', 'bb', 'ba', '𐐀', '\uFB00', 'olla'].map((text, id) => ({
    id,
    lang: 'fi' as const,
    text,
    senses: text === 'olla' ? 50 : 1,
    translations: 1,
    dictionaries: text.length === 1 || text === '𐐀' ? 2 : 1,
    lastDictionary: 1,
    isName: false,
  }))
  const { ranks, weights } = indexHeadwords(headwords, {})
  const ordered = headwords.toSorted((a, b) => (ranks[a.id] ?? 0) - (ranks[b.id] ?? 0)).map(({ text }) => text)
  expect(ordered.at(0)).toBe('olla')
  expect(ordered.indexOf('ba')).toBeLessThan(ordered.indexOf('bb'))
  expect(ordered.map((text) => weights[headwords.findIndex((one) => one.text === text)] ?? 0)).toEqual(
    [...weights].toSorted((a, b) => b - a),
  )
})
