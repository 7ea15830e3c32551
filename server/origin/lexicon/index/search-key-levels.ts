import type { LanguageId } from '#shared/language/language-id.ts'
import { foldKey, looseKey, rawKey } from '#shared/search/search-keys.ts'

/** 0 raw, 1 fold, 2 loose. A scope's id is `base * 4 + level`. */
export const KEY_LEVELS = [0, 1, 2] as const
export type KeyLevel = (typeof KEY_LEVELS)[number]

/** A headword's key at each level, in their order. */
export type HeadwordKeys = readonly [raw: string, fold: string, loose: string]

/** The keys by which a headword of a language is found. Spec: search engine design §4. */
export function headwordKeys(text: string, lang: LanguageId): HeadwordKeys {
  if (PLAIN_WORD.test(text)) return [text, text, text]
  const fold = foldKey(text, lang)
  return [sameText(rawKey(text), fold), fold, sameText(looseKey(text), fold)]
}

/** Every headword is in the fold level, and in another one only when its key differs there. */
export const isInLevel = (keys: HeadwordKeys, level: KeyLevel): boolean => level === 1 || keys[level] !== keys[1]

/** Its own key at every level and in every language: two thirds of all headwords need no folding. */
const PLAIN_WORD = /^[a-z]+$/

/** The one string for two equal ones: most keys are alike at all levels, and a million of them are kept. */
const sameText = (text: string, other: string) => (text === other ? other : text)
