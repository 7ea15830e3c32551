import { type DisplayPreferences, displayPreferences } from '#shared/preferences/display-preferences.ts'
import { DEFAULT_SEARCH_LANGS, defaultPreferences, type Preferences } from '#shared/preferences/preferences-schema.ts'
import { withLanguages } from './search-change.ts'
import { emptyState, type StoredReader, type StoredState } from './stored-state.ts'

export type Arrived = {
  state: StoredState
  /** Who is signed in to this document. */
  reader: StoredReader | null
  /** What the cookie `sk_prefs` says; undefined when the browser has none. */
  cookie: DisplayPreferences | undefined
  /** The reader's own group as the cookie `sk_group` says; undefined when the browser has none. */
  group: readonly string[] | undefined
  /** The document says that the account was removed. */
  isAccountRemoved: boolean
}

/** What is stored from now on. `fetches` when the account's own preferences are to be loaded; `cookie` when it is to be written, null: to be taken away. */
export type Settled = {
  state: StoredState
  fetches: boolean
  cookie?: DisplayPreferences | null
  /** The group, when its cookie is to be written; empty: to be taken away. */
  group?: readonly string[]
}

/**
 * Brings what this browser has stored in line with the document that has arrived: a login's own data beats all, a logout leaves the
 * defaults, a cookie that is gone comes back from the stored state, and one that differs was written later.
 * Spec: accounts §4.1, requirements STORE-033, STORE-034, STORE-042, USER-016.
 */
export function settled({ state, reader, cookie, group, isAccountRemoved }: Arrived): Settled {
  if (reader === null && state.user !== null) {
    const flags = isAccountRemoved ? { deletedAccount: true } : state.flags
    return { state: { ...emptyState(), flags }, fetches: false, cookie: null, group: [] }
  }
  if (reader !== null && reader.userId !== state.user?.userId) {
    return { state: { ...state, flags: { deletedAccount: false }, user: reader, preferences: defaultPreferences() }, fetches: true }
  }
  const display = cookie ?? displayPreferences(state.preferences)
  const custom = group ?? state.preferences.dictgroups.groups.custom
  return {
    state: { ...state, user: reader, preferences: withGroup(withDisplay(state.preferences, display), custom) },
    fetches: false,
    ...(cookie === undefined ? { cookie: display } : {}),
    ...(group === undefined && custom.length > 0 ? { group: custom } : {}),
  }
}

const withGroup = (preferences: Preferences, custom: readonly string[]): Preferences => ({
  ...preferences,
  dictgroups: { ...preferences.dictgroups, groups: { ...preferences.dictgroups.groups, custom: [...custom] } },
})

/** Preferences with the part that documents are drawn by taken from the cookie. */
function withDisplay(preferences: Preferences, display: DisplayPreferences): Preferences {
  const { language_ui, tab, languages, dictLangs, ...dictionary } = display
  const dict = withLanguages(preferences.dictionary.dict, display.dictId, dictLangs)
  const search = { search_langs: languages?.join(',') ?? DEFAULT_SEARCH_LANGS, search_langs_chosen: languages !== null }
  return {
    ...preferences,
    language_ui,
    local: { ...preferences.local, tab },
    dictionary: { ...preferences.dictionary, ...dictionary, dict, ...search },
  }
}
