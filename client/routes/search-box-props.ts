import type { PageContext } from '#client/page-context.ts'
import type { SearchBoxProps } from '#client/search/search-box.tsx'
import type { AnySearch } from '#client/search/search-request.ts'
import { advancedSearch } from './advanced-search.ts'
import type { SearchLists } from './search-lists.ts'

/** What the search box of a page needs, from the request and the search that the page is about. */
export function searchBox(page: PageContext, { search, lists }: { search: AnySearch; lists: SearchLists }): Omit<SearchBoxProps, 'isWide'> {
  const { autocompleteDelays, statusUrl } = page.brand.app.features
  const tab = search.type === 'language-pair' ? 'langPair' : 'dictionary'
  return {
    locale: page.locale,
    search,
    pairs: lists.pairs,
    dictionaries: lists.dictionaries,
    visitor: page.visitor,
    delays: autocompleteDelays,
    statusUrl,
    tab: advancedSearch(page).showsTabs ? tab : undefined,
  }
}
