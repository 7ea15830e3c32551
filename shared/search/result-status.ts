import { hasWildcard } from './keyword-rules.ts'
import type { SearchMode } from './search-route.ts'

/** Spec: search §4 (SRCH-030 … SRCH-035). */
export type ResultStatus = 'has-results' | 'has-error' | 'empty_keyword' | 'wildcard-search' | 'near-search' | 'no_results'

/** `word`: the word cannot be searched as written; `call`: the search failed. Spec: search §8 (SRCH-042). */
export type SearchError = 'word' | 'call'

export type SearchOutcome = {
  /** The keyword. */
  text: string
  searchMode: SearchMode
  wordCount: number
  error?: SearchError | undefined
}

/** The status of a search: the first that holds, in the specification's order. Spec: search §4 (SRCH-051). */
export function resultStatus({ text, searchMode, wordCount, error }: SearchOutcome): ResultStatus {
  if (wordCount > 0) return 'has-results'
  if (error) return 'has-error'
  if (text.trim() === '') return 'empty_keyword'
  if (hasWildcard(text)) return 'wildcard-search'
  if (searchMode === 'nearSearch') return 'near-search'
  return 'no_results'
}

/**
 * The HTTP status of the result document. A word that cannot be searched as written is the request's fault, a failed call ours.
 * Full text has no suggestions to see instead: without hits it is not found, whatever its status. Spec: SRCH-052.
 */
export function httpStatusOf(
  status: ResultStatus,
  { error, searchMode }: Pick<SearchOutcome, 'error' | 'searchMode'>,
): 200 | 400 | 404 | 502 {
  if (status === 'has-error') return error === 'word' ? 400 : 502
  if (status === 'no_results') return 404
  return status === 'wildcard-search' && searchMode === 'fulltext' ? 404 : 200
}

/** The message key that the status shows; none where words are shown. Spec: search §8 (SRCH-036 … SRCH-040). */
export const resultMessageKey = (status: ResultStatus, error?: SearchError | undefined) =>
  status === 'has-error' && error === 'word' ? 'DICT_SEARCH_WORD_ERROR' : MESSAGE_KEYS[status]

const MESSAGE_KEYS = {
  'has-results': undefined,
  'has-error': 'DICT_SEARCH_ERROR',
  empty_keyword: 'DICT_SEARCH_HELP_TEXT',
  'wildcard-search': 'DICT_SEE_SUGGESTIONS_LEFT',
  'near-search': 'DICT_SEE_SUGGESTIONS_LEFT',
  no_results: 'DICT_SEARCH_NOT_FOUND',
} as const satisfies Record<ResultStatus, string | undefined>
