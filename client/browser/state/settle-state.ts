import { type DisplayPreferences, displayPreferences } from '#shared/preferences/display-preferences.ts'
import { defaultPreferences, type Preferences } from '#shared/preferences/preferences-schema.ts'
import { emptyState, type StoredReader, type StoredState } from './stored-state.ts'

export type Arrived = {
  state: StoredState
  /** Who is signed in to this document. */
  reader: StoredReader | null
  /** What the cookie `sk_prefs` says; undefined when the browser has none. */
  cookie: DisplayPreferences | undefined
  /** The document says that the account was removed. */
  isAccountRemoved: boolean
}

/** What is stored from now on. `fetches` when the account's own preferences are to be loaded; `cookie` when it is to be written, null: to be taken away. */
export type Settled = { state: StoredState; fetches: boolean; cookie?: DisplayPreferences | null }

/**
 * Brings what this browser has stored in line with the document that has arrived: a login's own data beats all, a logout leaves the
 * defaults, a cookie that is gone comes back from the stored state, and one that differs was written later.
 * Spec: accounts §4.1, requirements STORE-033, STORE-034, STORE-042, USER-016.
 */
export function settled({ state, reader, cookie, isAccountRemoved }: Arrived): Settled {
  if (reader === null && state.user !== null) {
    const flags = isAccountRemoved ? { deletedAccount: true } : state.flags
    return { state: { ...emptyState(), flags }, fetches: false, cookie: null }
  }
  if (reader !== null && reader.userId !== state.user?.userId) {
    return { state: { ...state, flags: { deletedAccount: false }, user: reader, preferences: defaultPreferences() }, fetches: true }
  }
  const next = { ...state, user: reader }
  if (cookie !== undefined) return { state: { ...next, preferences: withDisplay(state.preferences, cookie) }, fetches: false }
  return { state: next, fetches: false, cookie: displayPreferences(state.preferences) }
}

/** Preferences with the part that documents are drawn by taken from the cookie. */
function withDisplay(preferences: Preferences, display: DisplayPreferences): Preferences {
  const { language_ui, tab, languages, ...dictionary } = display
  return {
    ...preferences,
    language_ui,
    local: { ...preferences.local, tab },
    dictionary: { ...preferences.dictionary, ...dictionary, search_langs: languages.join(',') },
  }
}
