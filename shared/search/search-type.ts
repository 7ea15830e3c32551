import type { LanguageId } from '#shared/language/language-id.ts'
import { hasWildcard, isValidWildcardWord } from './keyword-rules.ts'
import type { SearchMode } from './search-route.ts'

/** Where a search was started. Spec: search §3 (SRCH-007, SRCH-041). */
export const SEARCH_SOURCES = ['lookup', 'autocomplete', 'suggestions', 'history', 'url', 'programmatic'] as const

/** How a keyword is matched. `nearmatch` is obsolete: near search is a mode. Spec: search §3 (SRCH-006, SRCH-008). */
export type SearchType = 'exact' | 'exactMultilingual' | 'wildcard' | 'fulltext' | 'nearmatch'

/** How a keyword is matched in a mode. Spec: search §4 (SRCH-009). */
export function searchTypeOf(keyword: string, mode: SearchMode): Extract<SearchType, 'exact' | 'wildcard' | 'fulltext'> {
  if (mode === 'fulltext') return 'fulltext'
  return hasWildcard(keyword) ? 'wildcard' : 'exact'
}

/** What a search request runs: nothing without a headword, else a plain lookup, else an exact autocomplete search in the language. Spec: search §4 (SRCH-010 … SRCH-012). */
export function searchRunOf({
  headword,
  lang,
}: {
  headword: string
  lang?: LanguageId | undefined
}): 'none' | 'lookup' | 'exact-autocomplete' {
  if (headword.trim() === '') return 'none'
  return lang === undefined ? 'lookup' : 'exact-autocomplete'
}

/** Whether the word cannot be searched as it is written: too little is left beside its asterisks. Spec: search §5 (SRCH-015, SRCH-042). */
export const isWordError = (keyword: string, mode: SearchMode): boolean =>
  searchTypeOf(keyword, mode) === 'wildcard' && !isValidWildcardWord(keyword)

/** The mode after a dictionary is picked: back to default where it has no search features. Spec: search §4 (SRCH-004). */
export const modeAfterPick = (dictionary: { disableSearchFeatures: boolean }, mode: SearchMode): SearchMode =>
  dictionary.disableSearchFeatures ? 'default' : mode
