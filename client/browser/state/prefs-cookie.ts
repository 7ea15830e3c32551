import {
  CLEARED_PREFS_COOKIE,
  type DisplayPreferences,
  PREFS_COOKIE,
  prefsCookie,
  readPrefsCookie,
} from '#shared/preferences/display-preferences.ts'
import { GROUP_COOKIE, groupCookie, readGroupCookie } from '#shared/preferences/group-cookie.ts'

function cookieOf(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** What the browser's cookie says; undefined when there is none. Spec: requirements STORE-039. */
export function storedCookie(): DisplayPreferences | undefined {
  const value = cookieOf(PREFS_COOKIE)
  return value === undefined ? undefined : readPrefsCookie(value)
}

/** Writes the cookie, or takes it away. Spec: requirements STORE-033, STORE-042. */
export function storeCookie(display: DisplayPreferences | null) {
  // The Cookie Store API is not in every browser yet.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = display === null ? CLEARED_PREFS_COOKIE : prefsCookie(display)
}

/** The reader's own group of dictionaries; undefined when there is none. Spec: requirements PICK-037. */
export function storedGroup(): string[] | undefined {
  const value = cookieOf(GROUP_COOKIE)
  return value === undefined ? undefined : readGroupCookie(value)
}

/** Writes the group's cookie, or takes it away when the group is empty. */
export function storeGroup(ids: readonly string[]) {
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = groupCookie(ids)
}
