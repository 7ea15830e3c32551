import type { AutocompleteAnswer } from '#shared/api/autocomplete.ts'
import { isTooShort } from '#shared/language/keyword-length.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { hasWildcard, isValidWildcardWord } from './keyword-rules.ts'
import { foldKey, looseKey, rawKey } from './search-keys.ts'

/** What the list under the input shows. Spec: search §3, §4 (AC-016). */
export type AutocompleteState =
  | { status: 'loading' }
  | { status: 'length-too-short' }
  | { status: 'not-found'; isWildcard: boolean }
  | { status: 'success'; result: AutocompleteAnswer['result']; resultBaseForms: AutocompleteAnswer['resultBaseForms'] }

/** What a keyword was answered with; `failed` when the call did not come through. */
export type KeywordAnswer = { keyword: string; answer: AutocompleteAnswer | 'failed' }

/**
 * The state for the keyword in the input (already cleaned) and the latest answer there is. An answer to another keyword is stale and says nothing;
 * a failed call shows as not found. Spec: search §4, §8 (AC-016, AC-017, AC-025, AC-029).
 */
export function autocompleteState(keyword: string, langs: readonly LanguageId[], latest: KeywordAnswer | undefined): AutocompleteState {
  if (!canSuggestFor(keyword, langs)) return { status: 'length-too-short' }
  if (latest?.keyword !== keyword) return { status: 'loading' }

  const { answer } = latest
  const isFound =
    answer !== 'failed' && (answer.result.length > 0 || Object.values(answer.resultBaseForms).some((forms) => forms.length > 0))
  if (!isFound) return { status: 'not-found', isWildcard: hasWildcard(keyword) }
  return { status: 'success', result: answer.result, resultBaseForms: answer.resultBaseForms }
}

/** Whether there is enough of a keyword to suggest anything for; asterisks count for nothing. Spec: search §5 (AC-017, AC-018, SRCH-015). */
export const canSuggestFor = (keyword: string, langs: readonly LanguageId[]): boolean =>
  !isTooShort(keyword, langs) && (!hasWildcard(keyword) || isValidWildcardWord(keyword))

/**
 * The words that the server would answer `keyword` with, in its order, made from its complete answer to the keyword's beginning. Undefined
 * when only the server can say: the earlier answer was cut at the limit or is of another word; nothing is left; or words that were found in
 * different ways before are now found alike, so that their weights, which only the server knows, decide. `source` is the language asked
 * from, undefined where many are side by side. Spec: AC-032.
 */
export function narrowedAnswer(keyword: string, source: LanguageId | undefined, earlier: KeywordAnswer): AutocompleteAnswer | undefined {
  const { answer } = earlier
  if (answer === 'failed' || !answer.complete || hasWildcard(keyword)) return undefined
  if (earlier.keyword === '' || !rawKey(keyword).startsWith(rawKey(earlier.keyword))) return undefined

  const ranked = answer.result.flatMap((suggestion) => {
    const rank = rankOf(keyword, suggestion, source)
    return rank === undefined ? [] : [{ suggestion, rank, earlierRank: rankOf(earlier.keyword, suggestion, source) }]
  })
  const isMixed = ranked.some((a) => ranked.some((b) => a.rank === b.rank && a.earlierRank !== b.earlierRank))
  if (ranked.length === 0 || isMixed) return undefined

  const result = ranked
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ suggestion }) => ({ ...suggestion, is_match: suggestion.headword === keyword }))
  return { result, resultBaseForms: {}, complete: true }
}

/** Whether the server may know base forms beside these words: never of several words, nor beside the word itself. Spec: search §5 (SUG-004, SUG-014). */
export const mayHaveBaseForms = (keyword: string, { result }: Pick<AutocompleteAnswer, 'result'>): boolean =>
  !/\s/u.test(keyword) && !result.some(({ is_match }) => is_match)

const AS_TYPED = 0
const FARTHEST = 5

type Headword = { headword: string; lang: LanguageId }

/** The form as typed comes before all else; after it everything of the asked direction before the opposite one. Undefined: no match. */
function rankOf(keyword: string, suggestion: Headword, source: LanguageId | undefined): number | undefined {
  const closeness = closenessTo(keyword, suggestion)
  if (closeness === undefined) return undefined
  const side = source === undefined || suggestion.lang === source ? 0 : 1
  return closeness === AS_TYPED ? side : 1 + closeness + side * FARTHEST
}

/** How near a headword is to what was typed, nearest first; undefined when it does not begin with it. Spec: AC-030. */
function closenessTo(keyword: string, { headword, lang }: Headword): number | undefined {
  const [rawTyped, foldTyped, looseTyped] = [rawKey(keyword), foldKey(keyword, lang), looseKey(keyword)]
  const [raw, fold, loose] = [rawKey(headword), foldKey(headword, lang), looseKey(headword)]
  const mayDropMarks = foldTyped === looseTyped
  if (headword === keyword) return AS_TYPED
  if (raw === rawTyped) return 1
  if (fold === foldTyped || (mayDropMarks && loose === looseTyped)) return 2
  if (rawTyped !== foldTyped && raw.startsWith(rawTyped)) return 3
  if (foldTyped === '') return undefined
  if (fold.startsWith(foldTyped)) return 4
  return mayDropMarks && loose.startsWith(looseTyped) ? FARTHEST : undefined
}
