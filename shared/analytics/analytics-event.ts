import type { SearchMode, SearchTab } from '#shared/search/search-route.ts'

/** What is counted of a search: never the word, nor anything about who made it. Spec: requirements ANLT-005. */
export type SearchEvent = {
  name: 'lookup' | 'word_found' | 'word_missing'
  tab: SearchTab
  mode: SearchMode
  /** Ids joined by hyphens: from and to, or those of a dictionary that were chosen; `all` for all that it has. */
  languages: string
  /** The id of the dictionary or group; `default` on the language tab. */
  dictionary: string
  /** Words, or in full text hits. */
  results: number
}
