import type { LanguageId } from '#shared/language/language-id.ts'

/**
 * The strictest of a headword's three keys: as written, but for case and for the variants of apostrophes, hyphens,
 * spaces and character widths. Spec: search engine design §4.
 */
export const rawKey = (text: string): string => (LATIN.test(text) ? text : unified(text).normalize('NFC'))

/** The key without diacritics, but for those that make letters of their own in `lang`: `pää` stays apart from `paa` in Finnish. */
export const foldKey = (text: string, lang: LanguageId): string => folded(text, OWN_LETTERS[lang] ?? '')

/** The key without any diacritics, so that `aiti` finds `äiti`. */
export const looseKey = (text: string): string => folded(text, '')

/** The key of a word in running text, whose language is not always known: letters with a mark that some alphabet counts as its own stay. */
export const textKey = (text: string): string => folded(text, LETTERS_OF_SOME_ALPHABET)

const LETTERS_OF_SOME_ALPHABET = 'åäöæøõü'

/** Letters with a mark that are letters of the alphabet, looked for and sorted as such. */
const OWN_LETTERS: Partial<Record<LanguageId, string>> = {
  fi: 'åäö',
  sv: 'åäö',
  et: 'äöõü',
  da: 'æøå',
  nb: 'æøå',
  nn: 'æøå',
  no: 'æøå',
}

/** й, ї, ў, ѓ and ќ are letters of every Cyrillic alphabet that has them; a mark on any other letter is a stress mark or the dots of ё. */
const CYRILLIC_LETTERS = 'йїўѓќ'

/** Most of what is typed and most headwords are their own keys; seeing so takes a tenth of the time of making them. */
const PLAIN = /^[a-z]+(?:[ -][a-z]+)*$/

/** The next best, and what most words of our own languages are: small letters of Latin-1, marked ones among them. */
const LATIN = /^[a-zß-öø-ÿ]+(?:[ -][a-zß-öø-ÿ]+)*$/
const MARKED_LATIN = /[ß-öø-ÿ]/g

const APOSTROPHES = /[\u2018\u2019\u201B\u02B9\u02BB\u02BC\u2032\u0060\u00B4]/gu
const HYPHENS = /[\u2010-\u2015\u2212\uFE58\uFE63]/gu
const WIDTH_VARIANTS = /[\uFB00-\uFB06\uFF01-\uFFEF]+/gu
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/gu

function unified(text: string): string {
  return text
    .normalize('NFC')
    .replace(WIDTH_VARIANTS, (variants) => variants.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
    .replaceAll('ς', 'σ') // lower-casing makes it final where the word ends, which would part a word from its own prefix
}

/** A letter of the scripts whose marks are diacritics, with its marks. Kana, Hangul and the Indian scripts spell with theirs. */
const MARKED_LETTER = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])(\p{Mn}+)/gu

/** Vowel points of Arabic and Hebrew and the Arabic tatweel: dictionaries write them, readers do not. */
const VOWEL_POINTS = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0640\u064B-\u0652\u0670]/gu

function folded(text: string, ownLetters: string): string {
  if (PLAIN.test(text)) return text
  if (LATIN.test(text))
    return text.replace(MARKED_LATIN, (letter) => (ownLetters.includes(letter) ? letter : (PLAIN_LATIN.get(letter) ?? letter)))
  const letters = ownLetters + CYRILLIC_LETTERS
  return unified(text)
    .normalize('NFD')
    .replace(MARKED_LETTER, (_, base: string, marks: string) => letterOf(base, marks, letters))
    .replace(VOWEL_POINTS, '')
    .replace(UNDECOMPOSED, (letter) => (ownLetters.includes(letter) ? letter : (PLAIN_SPELLING.get(letter) ?? letter)))
    .normalize('NFC')
}

const letterOf = (base: string, marks: string, letters: string) =>
  [...marks].map((mark) => (base + mark).normalize('NFC')).find((letter) => letters.includes(letter)) ?? base

/** Letters that Unicode does not take apart. */
const PLAIN_SPELLING: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k', ſ: 's' }),
)
const UNDECOMPOSED = new RegExp(`[${[...PLAIN_SPELLING.keys()].join('')}]`, 'gu')

/** The marked letters of Latin-1, each with its spelling without marks. */
const PLAIN_LATIN: ReadonlyMap<string, string> = new Map(
  Array.from('ßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ', (letter) => [letter, PLAIN_SPELLING.get(letter) ?? letter.normalize('NFD').charAt(0)]),
)
