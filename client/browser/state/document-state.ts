import * as v from 'valibot'
import { callApi } from '#shared/api/call-api.ts'
import { savePreferences, userPreferences } from '#shared/api/users.ts'
import { displayPreferences } from '#shared/preferences/display-preferences.ts'
import { mergePreferences } from '#shared/preferences/merge-preferences.ts'
import type { Preferences } from '#shared/preferences/preferences-schema.ts'
import { browserApi } from '../browser-api.ts'
import { showFlash } from '../flash/show-flash.ts'
import { preferencesSaver } from '../preferences-saver.ts'
import { localStore } from './local-store.ts'
import { mirrorSearches } from './mirror-searches.ts'
import { storeCookie, storedCookie, storedGroup, storeGroup } from './prefs-cookie.ts'
import { searchChange } from './search-change.ts'
import { settled } from './settle-state.ts'
import { clearStoredSearches } from './stored-searches.ts'
import { readState, type StoredReader, writeState } from './stored-state.ts'

const ReaderSchema = v.object({
  userId: v.string(),
  teamRole: v.nullable(v.picklist(['owner', 'admin', 'member'])),
  preferencesReadOnly: v.boolean(),
})

let isLoading = false

/** The reader that the header says is signed in. */
function readerHere(): v.InferOutput<typeof ReaderSchema> | undefined {
  const text = document.getElementById('profile')?.dataset.reader
  const parsed = v.safeParse(ReaderSchema, text === undefined ? undefined : JSON.parse(text))
  return parsed.success ? parsed.output : undefined
}

const isAccountRemoved = () => document.querySelector(`#flashes [data-flash*='"ACCOUNT_REMOVED"']`) !== null

/** Brings `sk_state` and `sk_prefs` in line with this document. Spec: requirements STORE-033 … STORE-042. */
export async function settleState() {
  const here = readerHere()
  const reader: StoredReader | null = here === undefined ? null : { userId: here.userId, teamRole: here.teamRole }
  const before = readState(localStore())
  const cookies = { cookie: storedCookie(), group: storedGroup() }
  const { state, fetches, cookie, group } = settled({ state: before, reader, ...cookies, isAccountRemoved: isAccountRemoved() })
  const isKept = writeState(localStore(), state)
  if (cookie !== undefined) storeCookie(cookie)
  if (group !== undefined) storeGroup(group)
  // Of one who leaves nothing stays; what the next reader selects is kept by the next document.
  if (cookie === null) clearStoredSearches(localStore())
  else mirrorSearches(localStore(), state.preferences)
  if (!isKept && reader !== null) tellOnce()
  if (fetches) await loadPreferences()
  else if (reader !== null) await saveSearch(before.preferences, state.preferences)
}

/** What was searched last goes to the account too, into what it holds by now: this browser's copy of the rest may be old. Spec: requirements SET-007. */
async function saveSearch(before: Preferences, now: Preferences) {
  const change = searchChange(before, now)
  if (change === undefined || isReadOnly()) return
  try {
    const { preferences } = await callApi(browserApi(), userPreferences, {})
    documentPreferences.changed(change(mergePreferences(preferences)))
  } catch (error) {
    console.error('Preferences could not be loaded', error) // this browser has the search by its cookie all the same
  }
}

/** The account's own, once after a login. */
async function loadPreferences() {
  isLoading = true
  try {
    const { preferences } = await callApi(browserApi(), userPreferences, {})
    keep(mergePreferences(preferences))
  } catch (error) {
    // Nobody is stored: the next document takes this reader for new and tries again.
    writeState(localStore(), { ...readState(localStore()), user: null })
    console.error('Preferences could not be loaded', error)
  } finally {
    isLoading = false
  }
}

function keep(preferences: Preferences) {
  writeState(localStore(), { ...readState(localStore()), preferences })
  storeCookie(displayPreferences(preferences))
  storeGroup(preferences.dictgroups.groups.custom)
  mirrorSearches(localStore(), preferences)
}

async function send(preferences: Preferences, isLast: boolean) {
  try {
    const { message } = await callApi(browserApi({ keepalive: isLast }), savePreferences, {}, { preferences })
    if (message !== 'updated') throw new Error(`Preferences were answered with "${message}"`)
  } catch (error) {
    console.error('Preferences could not be saved', error) // this browser has them; the next change sends all of them
  }
}

const isReadOnly = () => isLoading || (readerHere()?.preferencesReadOnly ?? true)

/** The document's one saver, for islands. */
export const documentPreferences = preferencesSaver({ keep, send, isReadOnly })
addEventListener('pagehide', () => void documentPreferences.leave())

const TOLD_COOKIE = 'sk_unsaved=1'

/** Once a session of the browser: there is no other place to note that it was told. Spec: accounts §8 (STORE-038). */
function tellOnce() {
  const text = document.getElementById('profile')?.dataset.unsaved
  if (text === undefined || document.cookie.includes(TOLD_COOKIE)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${TOLD_COOKIE}; Path=/; SameSite=Lax; Secure`
  showFlash({ type: 'error', messageL10nId: 'REPORT_ERROR_UNABLE_TO_SAVE_LOCALSTORE', params: {}, text, remainingMs: null })
}
