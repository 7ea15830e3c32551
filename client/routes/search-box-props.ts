import type { PageContext } from '#client/page-context.ts'
import type { SearchBoxProps } from '#client/search/search-box.tsx'
import type { AnySearch } from '#client/search/search-request.ts'
import { contextOrDefault, DEFAULT_DICTIONARY, type DictionaryContext, dictionaryLookup } from '#shared/dictionary/dictionary-context.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import { pickerSettings } from './picker-settings.ts'
import { searchAccess, showsTabs } from './search-access.ts'
import type { SearchLists } from './search-lists.ts'
import { searchTabs } from './search-tabs.ts'

/** What the search box of a page needs, from the request and the search that the page is about. */
export function searchBox(page: PageContext, { search, lists }: { search: AnySearch; lists: SearchLists }): Omit<SearchBoxProps, 'isWide'> {
  const { features } = page.brand.app
  const context = contextOf(search, lists)
  return {
    locale: page.locale,
    search,
    pairs: lists.pairs,
    picker: pickerSettings(page, lists),
    dictionaries: lists.dictionaries,
    access: searchAccess(page),
    delays: features.autocompleteDelays,
    near: features.nearSearch,
    statusUrl: features.statusUrl,
    groups: lists.groups,
    context,
    tabs: showsTabs(page) ? searchTabs(page, { search, lists }) : undefined,
    showsModes: !context.disableSearchFeatures,
    settingsHref: features.disableSettings ? undefined : `/search/settings?${new URLSearchParams({ return: hereOf(search) })}`,
  }
}

/** The page that the settings lead back to. */
const hereOf = (search: AnySearch) => (search.key === '' && search.type === 'language-pair' ? '/' : buildSearchUrl(search))

/** The dictionary or group that a search asks; on the language-pair tab the pair's default one. */
export const contextOf = (search: AnySearch, lists: Pick<SearchLists, 'dictionaries' | 'groups'>): DictionaryContext =>
  search.type === 'language-pair' ? DEFAULT_DICTIONARY : contextOrDefault(search.dictionaryId, dictionaryLookup(lists))
