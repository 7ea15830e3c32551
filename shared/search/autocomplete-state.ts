import type { AutocompleteAnswer } from '#shared/api/autocomplete.ts'
import { isTooShort } from '#shared/language/keyword-length.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { hasWildcard } from './keyword-rules.ts'
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
  if (isTooShort(keyword, langs)) return { status: 'length-too-short' }
  if (latest?.keyword !== keyword) return { status: 'loading' }

  const { answer } = latest
  const isFound =
    answer !== 'failed' && (answer.result.length > 0 || Object.values(answer.resultBaseForms).some((forms) => forms.length > 0))
  if (!isFound) return { status: 'not-found', isWildcard: hasWildcard(keyword) }
  return { status: 'success', result: answer.result, resultBaseForms: answer.resultBaseForms }
}

/**
 * The answer to `keyword`, made from the complete answer to its beginning in the origin's order, or undefined when only the server can say:
 * the earlier answer was cut at the limit, is of another word, or nothing is left, where base forms may still be found. Spec: AC-032.
 */
export function narrowedAnswer(keyword: string, langs: readonly LanguageId[], earlier: KeywordAnswer): AutocompleteAnswer | undefined {
  const { answer } = earlier
  if (answer === 'failed' || !answer.complete || hasWildcard(keyword)) return undefined
  if (earlier.keyword === '' || !rawKey(keyword).startsWith(rawKey(earlier.keyword))) return undefined

  const ranked = answer.result.flatMap((suggestion) => {
    const closeness = closenessTo(keyword, suggestion)
    return closeness === undefined
      ? []
      : [{ suggestion, rank: closeness === AS_TYPED ? AS_TYPED : sideOf(suggestion.lang, langs) + closeness }]
  })
  const result = ranked
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ suggestion }) => ({ ...suggestion, is_match: suggestion.headword === keyword }))
  return result.length > 0 ? { result, resultBaseForms: {}, complete: true } : undefined
}

const AS_TYPED = 0
const FARTHEST = 5

/** Of a pair, the opposite direction comes after everything of the asked one; many languages stand side by side. */
const sideOf = (lang: LanguageId, langs: readonly LanguageId[]) => (langs.length === 2 && lang !== langs[0] ? FARTHEST + 1 : 0)

/** How near a headword is to what was typed, nearest first; undefined when it does not begin with it. Spec: AC-030. */
function closenessTo(keyword: string, { headword, lang }: { headword: string; lang: LanguageId }): number | undefined {
  const [rawTyped, foldTyped, looseTyped] = [rawKey(keyword), foldKey(keyword, lang), looseKey(keyword)]
  const [raw, fold, loose] = [rawKey(headword), foldKey(headword, lang), looseKey(headword)]
  const mayDropMarks = foldTyped === looseTyped
  if (headword === keyword) return AS_TYPED
  if (raw === rawTyped) return 1
  if (fold === foldTyped || (mayDropMarks && loose === looseTyped)) return 2
  if (rawTyped !== foldTyped && raw.startsWith(rawTyped)) return 3
  if (fold.startsWith(foldTyped)) return 4
  return mayDropMarks && loose.startsWith(looseTyped) ? FARTHEST : undefined
}
