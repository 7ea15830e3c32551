import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexedText, textWords, UNMARKED, unmarkedKey } from './text-words.ts'

const keys = (text: string) => [...textWords(text)].map(({ key }) => key)

describe('the words of a text', () => {
  test.each<[string, string[]]>([
    ['Talo, jossa asutaan.', ['talo', 'jossa', 'asutaan']],
    ['ÄITI Äiti äiti', ['äiti', 'äiti', 'äiti']],
    ['café CAFÉ', ['cafe', 'cafe']],
    ['façade naïve señor', ['facade', 'naive', 'senor']],
    ['Straße', ['strasse']],
    ['don’t it\u02BCs', ['don', 't', 'it', 's']],
    ['sb./sth. (1–2)', ['sb', 'sth', '1', '2']],
    ['snake_case', ['snake', 'case']],
    ['tele\u00ADvision', ['television']],
    ['дом Ёлка йод', ['дом', 'елка', 'йод']],
    ['Ὀδυσσεύς', ['οδυσσευσ']],
    ['می\u200Cخواهم', ['میخواهم']],
    ['हिन्दी शब्द', ['हिन्दी', 'शब्द']],
    ['日本語の辞書', ['日', '本', '語', 'の', '辞', '書']],
    ['コーヒー', ['コ', 'ー', 'ヒ', 'ー']],
    ['집을 사다', ['집', '을', '사', '다']],
    ['ที่นี่', ['ที่', 'นี่']],
    ['Ｗｏｒｄ', ['word']],
    ['İstanbul', ['istanbul']],
    ['"*^-+():', []],
    ['', []],
  ])('%s', (text, expected) => expect(keys(text)).toEqual(expected))

  test('say where they stand', () => {
    const text = 'Iso ”Äiti”!'
    expect([...textWords(text)].map(({ start, end }) => text.slice(start, end))).toEqual(['Iso', 'Äiti'])
  })

  test('unmarked keys have no marks at all', () => {
    expect(['äiti', 'smörgås', 'für', 'talo'].map(unmarkedKey)).toEqual(['aiti', 'smorgas', 'fur', 'talo'])
  })
})

/** What the tokenizer `ascii` makes of a text. */
const asciiTokens = (text: string) =>
  (text.match(/[A-Za-z0-9\x80-\uFFFF]+/g) ?? []).map((token) => token.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))

describe('the text as indexed', () => {
  test('marked words stand once more without their marks', () => {
    expect(indexedText('Äiti ja äiti, isä')).toBe(`äiti ja äiti, isä ${UNMARKED}aiti ${UNMARKED}isa`)
  })

  test('has the very words of the text, whatever the text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('Äiti', 'café', 'İ', 'ŉ', 'ª', '½', '\u00AD', '·', 'ß', '日本', 'ー', '\u0308', 'ſ', '—', '’', '\0', '\u200C', 'Ǆ'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('')
        const indexed = asciiTokens(indexedText(text)).filter((token) => !token.startsWith(UNMARKED))
        expect(indexed).toEqual(keys(text))
      }),
      { numRuns: 3000 },
    )
  })
})
