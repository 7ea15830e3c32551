import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONTEXT_LIMIT } from '#shared/search/limits.ts'
import { parseFullTextQuery } from './full-text-query.ts'
import { keywordInContext } from './kwic.ts'
import type { MarkRule } from './match-expression.ts'

type Given = { marks?: MarkRule; contextLimit?: number }
const inText = (text: string, keyword: string, { marks = 'as typed', contextLimit = CONTEXT_LIMIT }: Given = {}) =>
  keywordInContext([{ text, lang: 'en' }], { terms: parseFullTextQuery(keyword), marks, contextLimit })
const marked = (text: string, keyword: string, given?: Given) => {
  const { leftContext, match, rightContext } = inText(text, keyword, given)
  return `${leftContext}[${match}]${rightContext}`
}

describe('FT-005 the match, as it is written', () => {
  test.each<[string, string, string]>([
    ['A House is a house.', 'house', 'A [House] is a house.'],
    ['the CAFÉ there', 'cafe', 'the [CAFÉ] there'],
    ['the cafe there', 'Café', 'the [cafe] there'],
    ['Saa tai sää', 'sää', 'Saa tai [sää]'],
    ['one, two: three', '"two three"', 'one, [two: three]'],
    ['three two; two – three', '"two three"', 'three two; [two – three]'],
    ['a wordy text', 'word*', 'a [wordy] text'],
    ['many two and one', 'one two', 'many [two] and one'],
    ['the old town house', 'town "town house"', 'the old [town house]'],
    ['I don’t know', "don't", 'I [don’t] know'],
    ['これは日本語の辞書です', '日本語', 'これは[日本語]の辞書です'],
    ['이 집을 샀다', '집', '이 [집]을 샀다'],
    ['👍🏽 fine 👨‍👩‍👧 day', 'fine', '👍🏽 [fine] 👨‍👩‍👧 day'],
    ['the last one', 'one', 'the last [one]'],
  ])('%s: %s', (text, keyword, expected) => expect(marked(text, keyword)).toBe(expected))

  test('with its own marks where those are passed over', () => {
    expect(marked('Oma Äiti kullan kallis', 'aiti', { marks: 'passed over' })).toBe('Oma [Äiti] kullan kallis')
    expect(marked('Oma Äiti', 'ait*', { marks: 'passed over' })).toBe('Oma [Äiti]')
  })

  test('says the language of the text that it is in', () => {
    const parts = [
      { text: 'talo', lang: 'fi' as const },
      { text: 'house', lang: 'en' as const },
      { text: 'note', lang: undefined },
    ]
    const at = (keyword: string) => keywordInContext(parts, { terms: parseFullTextQuery(keyword), marks: 'as typed', contextLimit: 70 })
    expect([at('talo').lang, at('house').lang, at('note').lang]).toEqual(['fi', 'en', undefined])
    expect(at('house')).toMatchObject({ leftContext: 'talo · ', rightContext: ' · note' })
  })

  test('an entry that has no match any more shows its beginning', () => expect(marked('some text', 'else')).toBe('[]some text'))
})

describe('FT-003 the context', () => {
  const long = 'word '.repeat(40)

  test('is cut between words, and is at most 70 characters on either side', () => {
    const { leftContext, rightContext } = inText(`${long}match ${long}`, 'match')
    expect([leftContext, rightContext]).toEqual(['word '.repeat(14), ` ${'word '.repeat(14).trim()}`.slice(0, 70)])
  })

  test('is cut anywhere where there are no spaces', () => {
    const { leftContext, rightContext } = inText(`${'辞'.repeat(200)}犬${'書'.repeat(200)}`, '犬')
    expect([leftContext.length, rightContext.length]).toEqual([70, 70])
  })

  test('counts characters, and cuts none in two', () => {
    const { leftContext, rightContext } = inText(`${'👍'.repeat(200)} x ${'👍'.repeat(200)}`, 'x', { contextLimit: 9 })
    expect([leftContext, rightContext]).toEqual([`${'👍'.repeat(8)} `, ` ${'👍'.repeat(8)}`])
  })

  test('can be none at all', () => expect(marked('a match here', 'match', { contextLimit: 0 })).toBe('[match]'))

  test('whatever the text, the three are a piece of it, well formed, and the sides within the limit', () => {
    const words = fc.array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom('needle', ' ', 'Nëedle', '日')), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(words, fc.integer({ min: 0, max: 70 }), (pieces, contextLimit) => {
        const text = pieces.join(' ')
        const { leftContext, match, rightContext } = inText(text, 'needle', { contextLimit })
        const shown = leftContext + match + rightContext
        expect(text).toContain(shown)
        expect(shown.isWellFormed()).toBe(true)
        expect(Math.max([...leftContext].length, [...rightContext].length)).toBeLessThanOrEqual(contextLimit)
      }),
      { numRuns: 500 },
    )
  })
})
