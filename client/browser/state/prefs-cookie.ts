import {
  CLEARED_PREFS_COOKIE,
  type DisplayPreferences,
  PREFS_COOKIE,
  prefsCookie,
  readPrefsCookie,
} from '#shared/preferences/display-preferences.ts'

/** What the browser's cookie says; undefined when there is none. Spec: requirements STORE-039. */
export function storedCookie(): DisplayPreferences | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${PREFS_COOKIE}=`))
  return pair === undefined ? undefined : readPrefsCookie(pair.slice(PREFS_COOKIE.length + 1))
}

/** Writes the cookie, or takes it away. Spec: requirements STORE-033, STORE-042. */
export function storeCookie(display: DisplayPreferences | null) {
  // The Cookie Store API is not in every browser yet.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = display === null ? CLEARED_PREFS_COOKIE : prefsCookie(display)
}
