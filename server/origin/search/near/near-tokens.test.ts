import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyTokens } from '#shared/search/lex-tokens.ts'
import type { TokensAsked } from '../lex/lex-queries.ts'
import { beginningToken, mostEdits, nearTokens } from './near-tokens.ts'

test.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [5, 1],
  [6, 2],
  [250, 2],
])('NEAR-005 a keyword of %i letters may be %i edits away', (length, edits) => {
  expect(mostEdits(length)).toBe(edits)
})

const letters = ['a', 'b', '𐐀', ' ']
type Edit = { kind: 'add' | 'drop' | 'change'; at: number; letter: string }
const edit = fc.record({
  kind: fc.constantFrom<Edit['kind']>('add', 'drop', 'change'),
  at: fc.nat({ max: 14 }),
  letter: fc.constantFrom(...letters),
})

function edited(word: readonly string[], { kind, at, letter }: Edit): string[] {
  if (kind === 'add') return word.toSpliced(at % (word.length + 1), 0, letter)
  return kind === 'drop' ? word.toSpliced(at % word.length, 1) : word.toSpliced(at % word.length, 1, letter)
}

function has(stored: readonly string[], asked: TokensAsked): boolean {
  if (typeof asked === 'string') return stored.includes(asked)
  return 'all' in asked ? asked.all.every((one) => has(stored, one)) : asked.any.some((one) => has(stored, one))
}

const tokensIn = (asked: TokensAsked): string[] =>
  typeof asked === 'string' ? [asked] : ('all' in asked ? asked.all : asked.any).flatMap(tokensIn)

test('NEAR-005 a key within the distance always has the segments that are asked for', () => {
  const word = fc.array(fc.constantFrom(...letters), { minLength: 3, maxLength: 14 })
  fc.assert(
    fc.property(word, edit, edit, (keyword, first, second) => {
      const most = mostEdits(keyword.length)
      const once = edited(keyword, first)
      const key = (most === 2 ? edited(once, second) : once).join('')
      const stored = keyTokens(key, true).split(/ +/)
      expect(has(stored, nearTokens(keyword.join(''), most))).toBe(true)
    }),
    { numRuns: 20_000 },
  )
})

test('a keyword of eight letters asks for few segments', () => {
  expect(tokensIn(nearTokens('sanakirj', 2)).length).toBeLessThanOrEqual(19)
})

test.each([
  ['talo', 0],
  ['talo', 1],
  ['talo', 2],
  ['talo', 9],
])('the token of the beginning of %s, %i letters, is one of the key’s own', (key, letters) => {
  const token = beginningToken(key, letters)
  expect(token === undefined).toBe(letters === 0)
  if (token !== undefined) expect(keyTokens(key, true).split(/ +/)).toContain(token)
})
