import type { PageContext } from '#client/page-context.ts'
import { type DisplayPreferences, prefsCookie, prefsCookieValue, readPrefsCookie } from '#shared/preferences/display-preferences.ts'
import type { DictionarySearch, PairSearch } from '#shared/search/search-route.ts'
import { rememberedSearch } from '#shared/search/stored-search.ts'
import { readTabKeys, tabKeysCookie, withTabKey } from '#shared/search/tab-keys.ts'
import { showsTabs } from './search-access.ts'

type Given = Pick<PageContext, 'storedPreferences' | 'storedKeys' | 'visitor' | 'brand'>

/** The cookies that a document about a search leaves, none where nothing changes: what the next one begins with (STORE-010, STORE-011, TAB-011, TAB-023). */
export function rememberSearch(page: Given, search: PairSearch | DictionarySearch): Headers {
  const next = rememberedSearch(readPrefsCookie(page.storedPreferences), search, page.brand.app.features.defaultLanguagePair)
  const headers = rememberPreferences(page, next)
  const keys = readTabKeys(page.storedKeys)
  const tab = search.type === 'language-pair' ? 'langPair' : 'dictionary'
  // Who has one tab only has no other to come back to.
  if (showsTabs(page) && keys[tab] !== search.key) headers.append('set-cookie', tabKeysCookie(withTabKey(keys, tab, search.key)))
  return headers
}

/** The cookie `sk_prefs`, where it is to say something new. */
export function rememberPreferences({ storedPreferences }: Pick<Given, 'storedPreferences'>, next: DisplayPreferences): Headers {
  const isKnown = prefsCookieValue(next) === prefsCookieValue(readPrefsCookie(storedPreferences))
  return new Headers(isKnown ? [] : [['set-cookie', prefsCookie(next)]])
}
