import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cleanKeyword, hasWildcard, isValidHeadword, isValidWildcardWord, KeywordSchema, keywordLength } from './keyword-rules.ts'

const issueOf = (input: unknown) => v.safeParse(KeywordSchema, input).issues?.[0]?.message

describe('keyword', () => {
  test.each([
    ['talo', 'talo'],
    ['  iso \t\n talo ', 'iso talo'],
    ['a\u0308iti', 'äiti'],
    ['ta\u0000lo\u0007', 'talo'],
    ['ta\u00ADlo\u200B', 'talo'],
    ['\u202Etalo\u202C', 'talo'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['\uD800talo', '\uFFFDtalo'],
    ['C++ & C#?', 'C++ & C#?'],
    ['100%', '100%'],
  ])('SRCH-016 cleans %j to %j', (input, keyword) => expect(v.parse(KeywordSchema, input)).toBe(keyword))

  test.each([
    ['<b>talo</b>', 'talo'],
    ['<img src=x onerror=alert(1)>talo', 'talo'],
    ['<scr<b>ipt>talo', 'talo'],
    ['<!-- x -->talo', 'talo'],
    ['a < b', 'a < b'],
    ['<3', '<3'],
    ['x>y', 'x>y'],
  ])('SRCH-016 takes the markup out of %j', (input, keyword) => expect(v.parse(KeywordSchema, input)).toBe(keyword))

  test.each(['', '   ', '\t\n', '\u0000', '\u200B', '<b></b>', '\u00A0'])('SRCH-013 a blank keyword %j cannot be searched', (input) =>
    expect(issueOf(input)).toBe('SearchNotPossible'),
  )

  test('AC-003 250 code points pass, 251 do not, surrogate pairs count once', () => {
    expect(issueOf('𝒂'.repeat(250))).toBeUndefined()
    expect(issueOf('𝒂'.repeat(251))).toBe('keyword_too_long')
    expect(issueOf('x'.repeat(1_000_000))).toBe('keyword_too_long')
  })

  test.each([undefined, null, 7, ['talo'], {}])('AC-006 %j is no keyword', (input) => expect(issueOf(input)).toBeDefined())

  test('SRCH-016 cleaning twice changes nothing more, and leaves no tag', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('<', '>', 'b', '/', ' ', '!', '-', '\u0308') }),
    )
    fc.assert(
      fc.property(anyText, (text) => {
        const keyword = cleanKeyword(text)
        expect(cleanKeyword(keyword)).toBe(keyword)
        expect(keyword).not.toMatch(/<[a-z][^<>]*>/i)
      }),
      { numRuns: 2000 },
    )
  })
})

test.each([
  ['talo', false],
  ['tal?', true],
  ['*talo', true],
])('SRCH-009 %s has a wildcard: %s', (text, has) => expect(hasWildcard(text)).toBe(has))

test.each([
  ['talo', true],
  ['talo?', true],
  ['ta?lo', false],
  ['ta??', false],
  ['talo*', false],
  ['talo*?', false],
])('SRCH-014 %s is a valid headword: %s', (text, valid) => expect(isValidHeadword(text)).toBe(valid))

test.each([
  ['ab*', true],
  ['*a*', false],
  ['**', false],
  ['a?', true],
  ['*𝒂', false],
])('SRCH-015 %s is a valid wildcard word: %s', (text, valid) => expect(isValidWildcardWord(text)).toBe(valid))

test('AC-003 length counts code points', () => expect(keywordLength('𝒂b')).toBe(2))
