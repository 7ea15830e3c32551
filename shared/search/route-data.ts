import { DEFAULT_DICTIONARY_ID } from '#shared/dictionary/dictionary-context.ts'
import { ALL_LANGUAGES } from '#shared/language/language-id.ts'
import type { SearchMode, SearchTab, SearchUrl } from './search-route.ts'

/** A search in the specification's flat words, ids throughout. Spec: search §2.1 (URL-019 … URL-023). */
export type RouteData = {
  workmode: string
  tab: SearchTab
  searchMode: SearchMode
  dictionary: string
  /** Ids joined by hyphens, or `all`; empty on the front page. */
  langs: string
  key: string
  linkType?: 'inner-link'
}

/** The route data of a parsed search URL. */
export function routeDataOf(search: SearchUrl): RouteData {
  const { key, workmode } = search
  if (search.type === 'home')
    return { workmode, tab: search.tab ?? 'langPair', searchMode: 'default', dictionary: DEFAULT_DICTIONARY_ID, langs: '', key }
  const { searchMode, linkType } = search
  const common = { workmode, searchMode, key, ...(linkType ? { linkType } : {}) }
  if (search.type === 'language-pair')
    return { ...common, tab: 'langPair', dictionary: DEFAULT_DICTIONARY_ID, langs: `${search.fromId}-${search.toId}` }
  return { ...common, tab: 'dictionary', dictionary: search.dictionaryId, langs: languagesAsIds(search.langs) }
}

function languagesAsIds(langs: Extract<SearchUrl, { type: 'dictionary' | 'full-text' }>['langs']): string {
  if (langs.type === 'all') return ALL_LANGUAGES
  return langs.type === 'list' ? langs.ids.join('-') : `${langs.fromId}-${langs.toId}`
}
