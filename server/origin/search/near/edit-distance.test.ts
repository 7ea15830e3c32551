import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

/** The whole table, as textbooks have it. */
function levenshtein(a: readonly string[], b: readonly string[]): number {
  let row = [0, ...b.map((_, column) => column + 1)]
  for (const [line, point] of a.entries()) {
    const next = [line + 1]
    for (const [column, other] of b.entries()) {
      next.push(Math.min((row[column] ?? 0) + (point === other ? 0 : 1), (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

test.each([
  ['talo', 'talo', 2, 0],
  ['talo', 'tallo', 2, 1],
  ['talo', 'taol', 2, 2],
  ['talo', 'pöytä', 2, 3],
  ['a𐐀', 'a𐐁', 1, 1],
  ['', 'ab', 2, 2],
  ['kissa', 'koira', 1, 2],
])('%s and %s, at most %i: %i', (a, b, most, expected) => {
  expect(editDistance(a, b, most)).toBe(expected)
})

test('it is the whole table’s distance as far as it is asked for', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '𐐀'), maxLength: 9 })
  fc.assert(
    fc.property(text, text, fc.nat({ max: 3 }), (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(Math.min(levenshtein([...a], [...b]), most + 1))
    }),
    { numRuns: 5000 },
  )
})
