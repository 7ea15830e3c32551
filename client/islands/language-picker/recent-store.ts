import { localStore } from '#client/browser/state/local-store.ts'
import { type RecentLanguage, readRecentLanguages, recentLanguagesKey } from '#shared/language/recent-languages.ts'

/** The picker of the language tab, the only one with recent entries. */
const KEY = recentLanguagesKey('langPair')

/** What this browser remembers of earlier choices. Spec: search §3 (STORE-015). */
export function storedRecents(): RecentLanguage[] {
  try {
    return readRecentLanguages(localStore()?.getItem(KEY))
  } catch {
    return [] // not to be read
  }
}

/** Keeps them, where the browser keeps anything. */
export function storeRecents(recents: readonly RecentLanguage[]) {
  try {
    localStore()?.setItem(KEY, JSON.stringify(recents))
  } catch {
    // Full, or turned off: the list of this document goes on working.
  }
}
