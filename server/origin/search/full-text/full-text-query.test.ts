import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_TERMS, parseFullTextQuery } from './full-text-query.ts'
import { matchExpression } from './match-expression.ts'

/** `talo`, `iso talo` for words in a row, `talo*` for a prefix. */
const read = (keyword: string) => parseFullTextQuery(keyword).map(({ keys, isPrefix }) => keys.join(' ') + (isPrefix ? '*' : ''))

describe('what a keyword asks for', () => {
  test.each<[string, string[]]>([
    ['talo', ['talo']],
    ['Iso TALO', ['iso', 'talo']],
    ['talo talo Talo', ['talo']],
    ['"iso talo"', ['iso talo']],
    ['”iso talo” »pieni koti«', ['iso talo', 'pieni koti']],
    ['„großes Haus“ klein', ['grosses haus', 'klein']],
    ['"iso talo', ['iso talo']],
    ['iso"talo"', ['iso', 'talo']],
    ['talo*', ['talo*']],
    ['ta*', ['ta']],
    ['"iso tal*"', ['iso tal']],
    ['ta*lo', ['ta lo']],
    ['*talo', ['talo']],
    ["don't", ['don t']],
    ['don’t*', ['don t']],
    ['e-mail*', ['e mail*']],
    ['日本語', ['日 本 語']],
    ['日本 語', ['日 本', '語']],
    ['', []],
    ['"" * ? ... ""', []],
  ])('%s', (keyword, expected) => expect(read(keyword)).toEqual(expected))

  test.each<[string, string[]]>([
    ['dog"', ['dog']],
    ['dog AND', ['dog', 'and']],
    ['NEAR(', ['near']],
    ['^', []],
    ['*', []],
    ['-dog', ['dog']],
    ['open:dog', ['open dog']],
    ['{open paid} : dog', ['open', 'paid', 'dog']],
    ['dog NOT cat OR (bird)', ['dog', 'not', 'cat', 'or', 'bird']],
    ["' OR 1=1--", ['or', '1 1']],
  ])('A08 %s is words and nothing else', (keyword, expected) => expect(read(keyword)).toEqual(expected))

  test('A08 a keyword of many words is searched by its first ones', () => {
    const keyword = Array.from({ length: 125 }, (_, index) => String.fromCodePoint(0x100 + 2 * index)).join(' ')
    expect(parseFullTextQuery(keyword).length).toBe(MAX_TERMS)
  })
})

const scope = { side: 0, lang: 'fi', levels: [undefined, 29, undefined], dictionary: undefined } as const

describe('the expression that the index is asked', () => {
  const expression = (keyword: string, given = {}) =>
    matchExpression(parseFullTextQuery(keyword), { scopes: [scope], hasPremium: false, marks: 'as typed', ...given })

  test.each<[string, string]>([
    ['iso talo', 'open : ("iso" AND "talo") AND ("§7")'],
    ['"iso talo"', 'open : ("iso talo") AND ("§7")'],
    ['talo*', 'open : ("talo" *) AND ("§7")'],
    ['dog" OR 1', 'open : ("dog" AND "or 1") AND ("§7")'],
  ])('%s', (keyword, expected) => expect(expression(keyword)).toBe(expected))

  test('I01 only with premium are paid texts asked', () => {
    expect(expression('talo', { hasPremium: true })).toBe('("talo") AND ("§7")')
  })

  test('where marks are passed over, words without theirs count too', () => {
    expect(expression('Äiti', { marks: 'passed over' })).toBe('open : (("aiti" OR "·aiti")) AND ("§7")')
  })

  test('A08 whatever is typed, nothing stands outside quotation marks that was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 250 }), fc.constantFrom('as typed', 'passed over'), (keyword, marks) => {
        const outside = expression(keyword, { marks }).replace(/"[^"]*"/g, '')
        expect(outside).toMatch(/^open : \((?:[ *()]|AND|OR)*\) AND \(\)$/)
        expect(expression(keyword, { marks })).not.toContain('\0')
      }),
      { numRuns: 1000 },
    )
  })
})
