import type { LanguageId } from '#shared/language/language-id.ts'
import type { SearchMode, SearchTab } from '#shared/search/search-route.ts'

/** What is counted of a search: never the word, nor anything about who made it. Spec: requirements ANLT-005. */
export type SearchEvent = {
  name: 'lookup' | 'word_found' | 'word_missing'
  tab: SearchTab
  mode: SearchMode
  /** From and to, those of a dictionary that were chosen, or all that it has. */
  languages: readonly LanguageId[] | 'all'
  /** The id of the dictionary or group; `default` on the language tab. */
  dictionary: string
  /** Words, or in full text hits. */
  results: number
}
