import { cleanKeyword, keywordIssue } from './keyword-rules.ts'
import type { SearchTab } from './search-route.ts'

/** The cookie that keeps each tab's word while the browser is open, so that it comes back with its tab. Spec: requirements TAB-023. */
export const TAB_KEYS_COOKIE = 'sk_keys'

/** What was searched last on each tab; '' for nothing. */
export type TabKeys = Readonly<Record<SearchTab, string>>

/** Two encoded words that can be searched, and no more than a browser sends along gladly. */
const MAX_LENGTH = 1500

/** Reads the cookie's text as it was sent; whatever cannot be searched is nothing. */
export function readTabKeys(value: string | undefined): TabKeys {
  const [langPair, dictionary] = value === undefined || value.length > MAX_LENGTH ? [] : value.split('|')
  return { langPair: decoded(langPair), dictionary: decoded(dictionary) }
}

function decoded(text = ''): string {
  try {
    const key = cleanKeyword(decodeURIComponent(text))
    return keywordIssue(key) ? '' : key
  } catch {
    return '' // URIError: not written by us
  }
}

/** The keys once `key` has been searched on a tab. */
export const withTabKey = (keys: TabKeys, tab: SearchTab, key: string): TabKeys => ({ ...keys, [tab]: keywordIssue(key) ? '' : key })

/** The whole cookie, of this session of the browser. A tab whose word makes it too long forgets it. */
export function tabKeysCookie({ langPair, dictionary }: TabKeys): string {
  const keys = [langPair, dictionary].map((key) => encodeURIComponent(key.toWellFormed()))
  const value = keys.map((key) => (key.length > MAX_LENGTH / 2 - 1 ? '' : key)).join('|')
  return `${TAB_KEYS_COOKIE}=${value}; Path=/; SameSite=Lax; Secure; HttpOnly`
}

/** Takes the cookie away, as a logout does. Spec: accounts §4.1 (STORE-033). */
export const CLEARED_TAB_KEYS_COOKIE = `${TAB_KEYS_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax; Secure; HttpOnly`
