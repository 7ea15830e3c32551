import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOfPattern, type Pattern, parsePattern } from './pattern.ts'

const patternOf = (text: string): Pattern => {
  const pattern = parsePattern(text)
  if (!pattern) throw new Error(`${text} is no pattern`)
  return pattern
}

/** What is said of the wildcards, by a table of all beginnings: nothing is shared with the matcher. */
function bruteForce(pattern: readonly string[], key: readonly string[]): boolean {
  let row = key.map(() => false)
  row.unshift(true)
  for (const point of pattern) {
    const next = row.map(() => false)
    for (let at = 0; at <= key.length; at++) {
      const before = at > 0
      if (point === '*') next[at] = row[at] === true || (before && next[at - 1] === true)
      else next[at] = before && row[at - 1] === true && (point === '?' || point === key[at - 1])
    }
    row = next
  }
  return row.at(-1) === true
}

describe('SRCH-047 * is any run of characters, ? exactly one', () => {
  test.each([
    ['ta?o', 'talo', true],
    ['ta?o', 'tao', false],
    ['ta*o', 'tao', true],
    ['*alo', 'talo', true],
    ['*alo', 'talous', false],
    ['t?l?', 'tulo', true],
    ['a?', 'a𐐀', true],
    ['??', '𐐀', false],
    ['*ab*ba*', 'aba', false],
    ['*ab*ba*', 'abba', true],
    ['a.c*', 'abcd', false],
    ['100%*', '100% villa', true],
    ['100%*', '1000 villa', false],
  ])('%s and %s: %s', (pattern, key, expected) => {
    expect(isOfPattern(patternOf(pattern), key)).toBe(expected)
  })

  test('it says what a table of all beginnings says', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '𐐀'), maxLength: 12 })
    const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '𐐀', '?', '*', '*'), maxLength: 10 })
    fc.assert(
      fc.property(pattern, text, (wanted, key) => {
        const parsed = parsePattern(wanted)
        if (parsed) expect(isOfPattern(parsed, key)).toBe(bruteForce([...wanted], [...key]))
      }),
      { numRuns: 5000 },
    )
  })
})

test.each([
  ['a**b', 'a*b'],
  ['a*?*?b', 'a??*b'],
  ['?*?', '??*'],
])('%s is read as %s', (given, tidy) => {
  expect(patternOf(given).points.join('')).toBe(tidy)
})

test.each(['*', '***', 'a*', '?**', ''])('SRCH-015 %s is no pattern', (text) => {
  expect(parsePattern(text)).toBeUndefined()
})

test('A10 the worst of patterns takes no more steps than its length times the key’s', () => {
  let reads = 0
  const pattern = patternOf(`${'a*'.repeat(124)}b`)
  const counted = new Proxy(pattern.points, {
    get: (points, name) => {
      reads += typeof name === 'string' && /^\d+$/.test(name) ? 1 : 0
      return Reflect.get(points, name)
    },
  })
  const key = 'a'.repeat(2000)
  expect(isOfPattern({ ...pattern, points: counted }, key)).toBe(false)
  expect(reads).toBeGreaterThan(key.length)
  expect(reads).toBeLessThanOrEqual(pattern.points.length * key.length)
})
