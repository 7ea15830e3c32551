import type { LanguageId } from './language-id.ts'

/** Spec: search §5 (AC-018). */
export const MIN_KEYWORD_LENGTH = 2
/** In languages where one character is a word. Spec: search §5 (AC-018). */
export const MIN_KEYWORD_LENGTH_CJK = 1

const ONE_CHARACTER_LANGUAGES: ReadonlySet<LanguageId> = new Set(['ja', 'tw', 'zh', 'zt'])

/** The shortest keyword that is searched, in code points: the smallest minimum among the languages involved. Spec: search §5 (AC-017, AC-018). */
export const minKeywordLength = (langs: readonly LanguageId[]): number =>
  langs.some((lang) => ONE_CHARACTER_LANGUAGES.has(lang)) ? MIN_KEYWORD_LENGTH_CJK : MIN_KEYWORD_LENGTH

/** Whether a cleaned keyword is too short for suggestions in these languages. Spec: search §5 (AC-017, SUG-002). */
export const isTooShort = (keyword: string, langs: readonly LanguageId[]): boolean => [...keyword].length < minKeywordLength(langs)
