import type { Preferences } from '#shared/preferences/preferences-schema.ts'

/** Spec: accounts §4.3, §9 (STORE-030). */
export const SAVE_DELAY_MS = 500

export type PreferencesSaverOptions = {
  /** Keeps them in this browser: `sk_state` and the cookie `sk_prefs`. */
  keep: (preferences: Preferences) => void
  /** Sends them to the account. `isLast`: the document is being left, and the request has to outlive it. */
  send: (preferences: Preferences, isLast: boolean) => Promise<void>
  /** While they are loaded from the account, and where they are not sent at all (STORE-031). */
  isReadOnly: () => boolean
}

/**
 * Saves preferences as they change: in this browser at once, with the account 500 ms after the last change, or at once when the document is
 * left, so no change is lost by following a link. Spec: accounts §4.3 (STORE-030, STORE-031, STORE-041).
 */
export function preferencesSaver({ keep, send, isReadOnly }: PreferencesSaverOptions) {
  let waiting: Preferences | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(isLast: boolean): Promise<void> {
    clearTimeout(timer)
    const preferences = waiting
    waiting = undefined
    return preferences === undefined || isReadOnly() ? Promise.resolve() : send(preferences, isLast)
  }

  function changed(preferences: Preferences) {
    keep(preferences)
    waiting = preferences
    clearTimeout(timer)
    timer = setTimeout(() => void flush(false), SAVE_DELAY_MS)
  }

  return { changed, leave: () => flush(true) }
}
