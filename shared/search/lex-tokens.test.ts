import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gramToken, KEY_END, KEY_START, keyTokens, lengthToken, MAX_LENGTH_TOKEN, segmentPlan, segmentToken } from './lex-tokens.ts'

const tokensOf = (key: string, hasSegments = true) => keyTokens(key, hasSegments).split(/ +/)

test('a key has its letters, its pairs and triples with the ends marked, its length and its segments', () => {
  expect(new Set(tokensOf('talo'))).toEqual(
    new Set([
      ...['t', 'a', 'l', 'o'],
      ...[`${KEY_START}t`, 'ta', 'al', 'lo', `o${KEY_END}`],
      ...[`${KEY_START}ta`, 'tal', 'alo', `lo${KEY_END}`],
      lengthToken(4),
      ...[segmentToken(4, 0, 't'), segmentToken(4, 1, 'a'), segmentToken(4, 2, 'lo')],
    ]),
  )
})

test('the loose key has no segments', () => {
  expect(tokensOf('talo', false)).toEqual(tokensOf('talo').filter((token) => token !== '' && !/[\uE005-\uE007]/.test(token)))
})

test('a token has nothing in it at which the tokeniser would cut it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 8 }), (key) => {
      for (const token of tokensOf(key)) expect(token).toMatch(/^[0-9a-z\u0080-\u{10FFFF}]*$/u)
      expect(tokensOf(key)).toContain(lengthToken([...gramToken(key)].length))
    }),
  )
})

test.each([
  ["a'b", 'a\uFF07b'],
  ['a b', 'a\uFF00b'],
  ['𝄞a', '𝄞a'],
])('the piece %s is stored as %s', (characters, token) => {
  expect(gramToken(characters)).toBe(token)
})

test('keys of many letters count as equally long', () => {
  expect(lengthToken(MAX_LENGTH_TOKEN + 1)).toBe(lengthToken(MAX_LENGTH_TOKEN))
  expect(lengthToken(MAX_LENGTH_TOKEN - 1)).not.toBe(lengthToken(MAX_LENGTH_TOKEN))
})

test('segments cover a key from its beginning to its end, none longer than another by more than one letter', () => {
  for (let length = 1; length <= 300; length++) {
    const plan = segmentPlan(length)
    expect(plan.map(({ start }) => start)).toEqual(plan.map((_, at) => plan.slice(0, at).reduce((sum, one) => sum + one.length, 0)))
    expect(plan.reduce((sum, one) => sum + one.length, 0)).toBe(length)
    const lengths = plan.map((one) => one.length)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
    expect(plan.length).toBe(length < 3 ? 1 : 3)
  }
})
