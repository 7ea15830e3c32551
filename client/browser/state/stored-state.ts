import * as v from 'valibot'
import { isOversized, mergePreferences } from '#shared/preferences/merge-preferences.ts'
import { defaultPreferences, type Preferences } from '#shared/preferences/preferences-schema.ts'
import type { LocalStore } from './local-store.ts'

/** Spec: accounts §9 (STORE-035). */
export const STATE_KEY = 'sk_state'

const ReaderSchema = v.object({
  userId: v.pipe(v.string(), v.maxLength(64)),
  teamRole: v.fallback(v.nullable(v.picklist(['owner', 'admin', 'member'])), null),
})
/** The display part of a user: no token, no right, no address. Spec: requirements STORE-034. */
export type StoredReader = v.InferOutput<typeof ReaderSchema>

const StateSchema = v.object({
  flags: v.fallback(v.object({ deletedAccount: v.fallback(v.boolean(), false) }), { deletedAccount: false }),
  user: v.fallback(v.nullable(ReaderSchema), null),
  preferences: v.unknown(),
})

/** What `sk_state` holds: nothing that would open anything, since anybody at this browser can read and write it. Spec: requirements STORE-035, security-tests F02, I21. */
export type StoredState = { flags: { deletedAccount: boolean }; user: StoredReader | null; preferences: Preferences }

export const emptyState = (): StoredState => ({ flags: { deletedAccount: false }, user: null, preferences: defaultPreferences() })

/** The stored state; the defaults for whatever is missing, corrupt or of another kind. Spec: search §5 (STORE-009), security-tests M03. */
export function readState(store: LocalStore | undefined): StoredState {
  try {
    const text = store?.getItem(STATE_KEY)
    if (!text || isOversized(text)) return emptyState()
    const { preferences, ...state } = v.parse(StateSchema, JSON.parse(text))
    return { ...state, preferences: mergePreferences(preferences) }
  } catch {
    return emptyState() // written by hand, cut off, or not to be read
  }
}

/** Stores the state; false when this browser does not keep it. Spec: requirements STORE-034, STORE-037, STORE-038. */
export function writeState(store: LocalStore | undefined, state: StoredState): boolean {
  if (!store) return false
  try {
    store.setItem(STATE_KEY, JSON.stringify(state))
    return true
  } catch {
    return false // full, or turned off
  }
}
