import { expect, test } from 'vitest'
import { headwordPlacements } from './headword-placements.ts'

const headword = (id: number) =>
  ({ id, lang: 'fi', text: String(id), senses: 0, translations: 0, dictionaries: 1, lastDictionary: 0, isName: false }) as const

test('each headword has the placements of all its entries, once each', () => {
  const occurrences = [[0, 0, 1], [1, 2, 0, 1], [], [2, 2]].map((headwords) => ({ headwords, entries: headwords.map(() => 0) }))
  const { combinations, combinationOf } = headwordPlacements({ headwords: [0, 1, 2, 3].map(headword), occurrences })
  expect([...combinationOf].map((combination) => combinations[combination])).toEqual([[0, 1], [0, 1], [1, 3], []])
})

test('headwords of the same placements share a combination', () => {
  const headwords = Array.from({ length: 100 }, (_, id) => headword(id))
  const all = { headwords: headwords.map(({ id }) => id), entries: headwords.map(() => 0) }
  const { combinations } = headwordPlacements({ headwords, occurrences: [all, all, all] })
  expect(combinations.length).toBeLessThanOrEqual(4)
})
