import type { LanguageId } from '#shared/language/language-id.ts'
import type { Pattern } from './pattern.ts'

/** What the letters of a language become in folded keys where they become two: a `?` in place of one of them is one letter all the same. */
const DOUBLE_LETTERS: Partial<Record<LanguageId, readonly string[]>> = {
  de: ['ss'], // ß
  fr: ['oe', 'ae'], // œ, æ
  fo: ['ae'],
  is: ['ae', 'th'], // æ, þ
}

/** `?` beyond these stand for letters that are one. */
const MAX_PLACES = 4

/**
 * The pattern's other spellings in folded keys, each with one `?` as the two characters of such a letter: `stra?e` is `strasse` too. At most
 * sixteen; none for languages without such letters. Spec: requirements SRCH-047.
 */
export function doubledSpellings({ points, minLength, isOpen }: Pattern, langs: readonly LanguageId[]): Pattern[] {
  const pairs = [...new Set(langs.flatMap((lang) => DOUBLE_LETTERS[lang] ?? []))]
  const places = points.flatMap((point, at) => (point === '?' ? [at] : [])).slice(0, MAX_PLACES)
  return places.flatMap((at) => pairs.map((pair) => ({ points: points.toSpliced(at, 1, ...pair), minLength: minLength + 1, isOpen })))
}
