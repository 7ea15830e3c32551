import type { ResultStatus } from '#shared/search/result-status.ts'
import { routeDataOf } from '#shared/search/route-data.ts'
import type { DictionarySearch, PairSearch } from '#shared/search/search-route.ts'
import type { SearchEvent } from './analytics-event.ts'

/** How a search ended; `results` counts words, or in full text hits. */
export type SearchEnd = { status: ResultStatus; results: number }

/**
 * What is counted when a search has been made: that it was, and whether the word was found. A word with wildcards, a near search and one
 * that failed tell of no word. Spec: search §7 (ANLT-001, ANLT-005, FT-017).
 */
export function searchEvents(search: PairSearch | DictionarySearch, { status, results }: SearchEnd): SearchEvent[] {
  if (search.key === '' || search.keyIssue !== undefined) return []
  const { tab, searchMode: mode, langs: languages, dictionary } = routeDataOf(search)
  const lookup: SearchEvent = { name: 'lookup', tab, mode, languages, dictionary, results }
  if (status === 'has-results') return [lookup, { ...lookup, name: 'word_found' }]
  return status === 'no_results' ? [lookup, { ...lookup, name: 'word_missing' }] : [lookup]
}
