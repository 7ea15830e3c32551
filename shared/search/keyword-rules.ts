import * as v from 'valibot'
import { SEARCH_INPUT_MAX_LENGTH } from './limits.ts'

/** No more than this is read of raw input, in UTF-16 units, so that cleaning it stays cheap whatever is sent. */
const RAW_INPUT_MAX_LENGTH = 8 * SEARCH_INPUT_MAX_LENGTH

/**
 * What a keyword is made of: NFC, well formed, white space collapsed and trimmed, without control characters and markup.
 * A blank one fails with `SearchNotPossible`, one of over 250 code points with `keyword_too_long`. Spec: search §5 (SRCH-013, SRCH-016).
 */
export const KeywordSchema = v.pipe(
  v.string(),
  v.maxLength(RAW_INPUT_MAX_LENGTH, 'keyword_too_long'),
  v.transform(cleanKeyword),
  v.nonEmpty('SearchNotPossible'),
  v.check((keyword) => keywordIssue(keyword) === undefined, 'keyword_too_long'),
)

/** The keyword of a text as typed or sent; cleaning twice changes nothing more. May be empty. */
export function cleanKeyword(text: string): string {
  const visible = text.slice(0, RAW_INPUT_MAX_LENGTH).toWellFormed().replace(/\s+/gu, ' ').replace(INVISIBLE, '')
  return withoutMarkup(visible).replace(/\s+/gu, ' ').trim().normalize('NFC')
}

export type KeywordIssue = 'keyword_too_long'

/** Why a cleaned keyword is not searched, if it is not; an empty one is no keyword yet. Spec: search §5 (URL-024). */
export const keywordIssue = (keyword: string): KeywordIssue | undefined =>
  keywordLength(keyword) > SEARCH_INPUT_MAX_LENGTH ? 'keyword_too_long' : undefined

/** Control characters, soft hyphen, zero-width space and byte order mark, marks that turn the writing direction. ZWJ and ZWNJ spell words. */
const INVISIBLE = /[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu

/** A tag's name follows its `<` at once, so `a < b` and `<3` are left alone. */
const TAG = /<\/?[a-z][^<>]*>|<!--[^<>]*-->/giu

/** Taking a tag away can bring two halves of another together, so it is done until nothing is found. */
function withoutMarkup(text: string): string {
  const without = text.replace(TAG, '')
  return without === text ? text : withoutMarkup(without)
}

/** Length in code points: what a reader would count, near enough, and what the input's limit means. */
export const keywordLength = (keyword: string): number => [...keyword].length

/** Whether the text has `?` (one character) or `*` (any run). Spec: search §4 (SRCH-009). */
export const hasWildcard = (text: string): boolean => /[?*]/.test(text)

/** Whether the text can be looked up as a headword: no wildcard, or no `*` and a single `?` at the end. Spec: search §5 (SRCH-014). */
export const isValidHeadword = (text: string): boolean => /^[^?*]*\??$/.test(text)

/** Whether a wildcard word leaves more than one character once its asterisks are removed. Spec: search §5 (SRCH-015). */
export const isValidWildcardWord = (text: string): boolean => keywordLength(text.replaceAll('*', '')) > 1
