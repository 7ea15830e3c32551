import type { PageContext } from '#client/page-context.ts'
import type { AnySearch } from '#client/search/search-request.ts'
import type { SearchTabsProps } from '#client/search/search-tabs.tsx'
import { dictionaryLookup } from '#shared/dictionary/dictionary-context.ts'
import { readPrefsCookie } from '#shared/preferences/display-preferences.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import { storedDictionary } from '#shared/search/stored-search.ts'
import { readTabKeys } from '#shared/search/tab-keys.ts'
import { lastPair } from './last-pair.ts'
import type { SearchLists } from './search-lists.ts'

type Given = Pick<PageContext, 'storedPreferences' | 'storedKeys' | 'brand'>

/** The links of the two tabs: the one in hand as it is, the other with the word, languages and dictionary that it had (TAB-023). */
export function searchTabs(page: Given, { search, lists }: { search: AnySearch; lists: SearchLists }): SearchTabsProps {
  const keys = readTabKeys(page.storedKeys)
  const isPair = search.type === 'language-pair'
  // Nothing searched yet: the front page, which is each tab's own.
  const here = search.key === '' ? undefined : buildSearchUrl(search)
  return {
    current: isPair ? 'langPair' : 'dictionary',
    langPair: (isPair ? here : pairHref(page, { key: keys.langPair, lists })) ?? '/?tab=langPair',
    dictionary: (isPair ? dictionaryHref(page, { key: keys.dictionary, lists }) : here) ?? '/?tab=dictionary',
  }
}

type Kept = { key: string; lists: SearchLists }

const pairHref = (page: Given, { key, lists }: Kept) =>
  key === '' ? undefined : buildSearchUrl({ type: 'language-pair', ...lastPair(page, lists), key })

function dictionaryHref({ storedPreferences }: Given, { key, lists }: Kept): string | undefined {
  const dictionary = storedDictionary(readPrefsCookie(storedPreferences), dictionaryLookup(lists))
  return key === '' || dictionary === undefined ? undefined : buildSearchUrl({ ...dictionary, key })
}
