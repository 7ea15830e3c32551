import { looseKey, textKey } from './search-keys.ts'

/** A word of running text: where it stands, in UTF-16 units, and what it is found by. */
export type TextWord = { start: number; end: number; key: string }

/**
 * The words of a text in their order. Scripts that put no spaces between words (and Hangul, whose particles hang on to the word)
 * give a word for every character, so that a search for several of them in a row finds them anywhere. Spec: search engine design §12.
 */
export function* textWords(text: string): Generator<TextWord> {
  for (const { index, 0: written } of text.matchAll(WORD)) {
    const key = wordKey(written)
    if (key !== '') yield { start: index, end: index + written.length, key }
  }
}

/** What a word of running text is found by: its letters without case, and without the marks that no alphabet counts as letters. */
const wordKey = (written: string) => (PLAIN.test(written) ? written.toLowerCase() : textKey(written).replace(NOT_OF_A_WORD, ''))

/** A word's key without any marks: what finds it when nothing has the marks as typed. */
export const unmarkedKey = (key: string): string => key.replace(MARKED_LETTERS, (letter) => UNMARKED_LETTERS.get(letter) ?? letter)

/**
 * A text as the full-text index takes it: the keys of its words in ASCII white space or punctuation, and after them, behind a mark that
 * no word has, the unmarked keys of those that have marks. Never throws. The tokenizer is `ascii`, which cuts at what is no letter or
 * digit of ASCII and takes everything beyond ASCII for letters.
 */
export function indexedText(text: string): string {
  if (ASCII.test(text)) return text
  const keys = SIMPLE.test(text) ? simpleKeys(text) : [...textWords(text)].map(({ key }) => key).join(' ')
  const marked = MARKED.test(keys) ? (keys.match(MARKED_WORD) ?? []) : []
  if (marked.length === 0) return keys
  return `${keys} ${[...new Set(marked)].map((key) => UNMARKED + unmarkedKey(key)).join(' ')}`
}

/** Begins a word of the index that stands for a marked one. */
export const UNMARKED = '\u00B7'

/** A word of the index that is no word of any text: what is on its two sides does not stand in a row. */
export const BREAK = UNMARKED

/** The word by which the index knows the scope of that base. No text has it, so that it can be asked for without saying where. */
export const scopeWord = (base: number): string => `\u00A7${base}`

/** Scripts without spaces between words, and Hangul. The last two are the long vowel mark of katakana, wide and narrow. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\u30FC\\uFF70'

/** What words are made of: letters, digits and their marks, soft hyphens, and the joiners inside words of Persian and the Indian scripts. */
const OF_A_WORD = '\\p{L}\\p{N}\\p{M}\\u00AD\\u200C\\u200D'

/** Apostrophes that Unicode counts as letters; they part words like the others. */
const APOSTROPHES = '\\u02B9\\u02BB\\u02BC'

const WORD = new RegExp(`[[${UNSPACED}]&&[\\p{L}\\p{N}]]\\p{M}*|[[${OF_A_WORD}]--[${UNSPACED}${APOSTROPHES}]]+`, 'gv')
const NOT_OF_A_WORD = /[^\p{L}\p{N}\p{M}]/gu

const PLAIN = /^[a-zA-Z0-9]+$/
const ASCII = /^[\0-\x7F]*$/

/** ASCII, the composed letters and the signs of Latin, and general punctuation: nearly all texts, whose letters have a key each (İ is two when small). */
const SIMPLE = /^[\0-\u012F\u0131-\u017F\u2010-\u2027\u2030-\u205E]*$/

/** The letters with marks that `textKey` keeps. */
const MARKED = /[åäöæøõü]/
const MARKED_LETTERS = new RegExp(MARKED, 'g')
const UNMARKED_LETTERS: ReadonlyMap<string, string> = new Map(Array.from('åäöæøõü', (letter) => [letter, looseKey(letter)]))

/** What is beyond ASCII and not its own key. */
const BEYOND_ASCII = /[^\0-\x7Fåäöæøõü]/g
const MARKED_WORD = /[a-z0-9\x80-\uFFFF]*[åäöæøõü][a-z0-9\x80-\uFFFF]*/g

const simpleKeys = (text: string) => text.toLowerCase().replace(BEYOND_ASCII, (letter) => SIMPLE_KEYS.get(letter) ?? ' ')

/** The keys of the letters beyond ASCII in a simple text; signs and punctuation have none. */
const SIMPLE_KEYS: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 0x100 }, (_, index) => String.fromCharCode(0x80 + index))
    .filter((letter) => letter.replace(NOT_OF_A_WORD, '') !== '' || letter === '\u00AD')
    .map((letter) => [letter, wordKey(letter)]),
)
