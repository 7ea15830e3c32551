import { logout } from '#shared/api/auth.ts'
import { CLEARED_PREFS_COOKIE, PREFS_COOKIE } from '#shared/preferences/display-preferences.ts'
import { CLEARED_GROUP_COOKIE, GROUP_COOKIE } from '#shared/preferences/group-cookie.ts'
import { CLEARED_TAB_KEYS_COOKIE, TAB_KEYS_COOKIE } from '#shared/search/tab-keys.ts'
import { OriginFailure } from '../upstream/origin-failure.ts'
import type { Upstream } from '../upstream/upstream.ts'
import type { Visit } from '../visit.ts'
import { COOKIE_NAMES } from './cookie-names.ts'
import type { UserSession } from './identity.ts'
import { clearCookie, leaveCookie } from './left-cookies.ts'
import { callOrigin, ownScope } from './origin-call.ts'
import type { UserSessions } from './user-sessions.ts'

/** After a failed sign-out the origin is asked again so long later; what is missed dies with the access token. Spec: security §3.7 (F15). */
export const RETRY_AFTER_MS = [1_000, 5_000, 20_000] as const

export type SignOut = {
  /** Signs the visitor out here and at the origin, whatever the origin answers. Preferences fall back to the defaults (STORE-033). */
  (visit: Visit, everywhere: boolean): Promise<void>
  /** Ends a sign-in that the visitor has left behind, in the background. */
  later(visit: Visit, session: UserSession): void
}

/** Spec: accounts §4.1 (AUTH-020, AUTH-034), security §3.7 (E25, F15). */
export function createSignOut({ upstream, sessions }: { upstream: Upstream; sessions: UserSessions }): SignOut {
  const ask = async (visit: Visit, { content }: UserSession, everywhere: boolean): Promise<boolean> => {
    // The very token, not the session's next one: no retry may begin a new life for it.
    const scope = { ...ownScope(visit), token: content.accessToken }
    const answer = await callOrigin(upstream, scope, { call: logout, body: { everywhere } }).catch(unlessOriginFailed)
    return answer !== undefined && answer.status < 500 && answer.status !== 429
  }

  const askAgain = async (visit: Visit, session: UserSession, everywhere: boolean): Promise<void> => {
    for (const pause of RETRY_AFTER_MS) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (await ask(visit, session, everywhere)) return
    }
  }

  const signOut = async (visit: Visit, everywhere: boolean): Promise<void> => {
    const { session } = visit
    leave(visit, sessions)
    if (session && !(await ask(visit, session, everywhere))) visit.scope.waitUntil(askAgain(visit, session, everywhere))
  }
  const later = (visit: Visit, session: UserSession): void =>
    visit.scope.waitUntil(ask(visit, session, false).then((isDone) => (isDone ? undefined : askAgain(visit, session, false))))
  return Object.assign(signOut, { later })
}

/** Takes from the browser what belongs to the one who leaves. Spec: AUTH-038. */
function leave(visit: Visit, sessions: UserSessions): void {
  sessions.end(visit)
  clearCookie(visit, COOKIE_NAMES.transaction)
  leaveCookie(visit, PREFS_COOKIE, CLEARED_PREFS_COOKIE)
  leaveCookie(visit, GROUP_COOKIE, CLEARED_GROUP_COOKIE)
  leaveCookie(visit, TAB_KEYS_COOKIE, CLEARED_TAB_KEYS_COOKIE)
  visit.clearsCache = true
}

function unlessOriginFailed(error: unknown): undefined {
  if (!(error instanceof OriginFailure)) throw error
  return undefined // asked again in the background
}
