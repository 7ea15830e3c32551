import type { LoginResult } from '#shared/account/login-result.ts'
import type { Tokens } from '#shared/api/auth.ts'
import { cookieOf } from '../cookie.ts'
import { OriginFailure } from '../upstream/origin-failure.ts'
import type { EndedBy, Visit } from '../visit.ts'
import { SESSION, SESSION_ABSOLUTE_SECONDS, SESSION_IDLE_SECONDS, type SessionContent } from './cookie-kinds.ts'
import { COOKIE_NAMES } from './cookie-names.ts'
import { claimsOf, type TokenSource } from './identity.ts'
import { clearCookie, setCookie } from './left-cookies.ts'
import { ownScope } from './origin-call.ts'
import type { Refresh } from './refresh-tokens.ts'
import type { SealedCookies } from './sealed-cookie.ts'

/** The signed-in user of a visit. */
export type UserSessions = {
  /** Takes the session out of its cookie, with tokens that still last a while. What is no cookie of ours is taken from the browser. */
  read(visit: Visit, value: string): Promise<void>
  /** Makes a session of the tokens of a sign-in. Throws OriginFailure when there are none. */
  begin(visit: Visit, signedIn: LoginResult): Promise<void>
  /** The check that the session waited for is over, one way or another. */
  checked(visit: Visit): Promise<void>
  /** Takes the session from the visit and from the browser. */
  end(visit: Visit, endedBy?: EndedBy): void
}

export type UserSessionOptions = { sealed: SealedCookies; refresh: Refresh; now: () => number; random: () => number }

/** Tokens are renewed this long before their end, ± a jitter, so that they last for the request in hand. Spec: security §3.4. */
export const RENEW_BEFORE_END_MS = 60_000
export const RENEW_JITTER_MS = 10_000

/**
 * Keeps users' tokens in the sealed cookie and nowhere else; the origin decides what they are worth. Spec: accounts §4.1 (AUTH-030,
 * AUTH-038), security §3.3, §3.4.
 */
export function createUserSessions({ sealed, refresh, now, random }: UserSessionOptions): UserSessions {
  const hold = (visit: Visit, content: SessionContent): void => {
    const claims = claimsOf(content.accessToken)
    if (!claims) throw new OriginFailure('garbage')
    visit.session = { content, claims, tokens: tokensOf(visit) }
  }

  const put = async (visit: Visit, content: SessionContent): Promise<void> => {
    hold(visit, content)
    const left = SESSION_ABSOLUTE_SECONDS - (now() - content.signedInAt) / 1000
    const lifeSeconds = Math.min(SESSION_IDLE_SECONDS, left)
    const value = await sealed.seal(SESSION, { brand: visit.brandId, content, lifeSeconds })
    setCookie(visit, SESSION.name, { value, lifeSeconds })
  }

  const end = (visit: Visit, endedBy?: EndedBy): void => {
    clearCookie(visit, COOKIE_NAMES.session)
    visit.session = undefined
    visit.endedBy = endedBy
  }

  /** Throws OriginFailure when the origin could not say: then everything stays as it is. */
  const renew = async (visit: Visit, content: SessionContent): Promise<EndedBy | undefined> => {
    const refreshed = await refresh(ownScope(visit), content.refreshToken)
    if (refreshed.type === 'renewed') await put(visit, { ...content, ...contentOf(refreshed.tokens, now()) })
    else end(visit, refreshed.endedBy)
    return refreshed.type === 'renewed' ? undefined : refreshed.endedBy
  }

  const tokensOf = (visit: Visit): TokenSource => ({
    current() {
      const content = visit.session?.content
      return content && content.expiresAt > now() ? content.accessToken : Promise.reject(new OriginFailure('unreachable'))
    },
    async renewed(_, refused) {
      if (!visit.session) return { endedBy: visit.endedBy ?? 'access_revoked' }
      const { content } = visit.session
      if (content.accessToken !== refused) return content.accessToken
      // The successor could not be left in the browser, and its next use of the old token would end the sign-in.
      if (visit.isSent) return { endedBy: 'access_revoked' }
      const endedBy = await renew(visit, content)
      return endedBy ? { endedBy } : visit.session.content.accessToken
    },
    revoked: () => {
      if (!visit.isSent) end(visit, 'access_revoked')
    },
  })

  const isEnding = ({ expiresAt }: SessionContent) => expiresAt - now() < RENEW_BEFORE_END_MS + RENEW_JITTER_MS * (2 * random() - 1)

  return {
    async read(visit, value) {
      const opened = await sealed.open(SESSION, { brand: visit.brandId, value })
      if (opened.status !== 'open') return end(visit, opened.status === 'expired' ? 'login_expired' : undefined)
      const { content, isOldKey } = opened
      if (!claimsOf(content.accessToken)) return end(visit)
      if (now() - content.signedInAt >= SESSION_ABSOLUTE_SECONDS * 1000) return end(visit, 'login_expired')
      hold(visit, content)
      if (isEnding(content)) await renew(visit, content).catch(unlessOriginFailed)
      else if (isOldKey) await put(visit, content)
    },
    async begin(visit, { access_token, refresh_token, expires_in, auth_check, login_method }) {
      if (!access_token || !refresh_token || !expires_in) throw new OriginFailure('garbage')
      const tokens = contentOf({ access_token, refresh_token, expires_in }, now())
      visit.endedBy = undefined
      if (cookieOf(visit.request.headers.get('cookie'), COOKIE_NAMES.intent) !== undefined) clearCookie(visit, COOKIE_NAMES.intent)
      await put(visit, { ...tokens, signedInAt: now(), needsCheck: auth_check && login_method === 'azure' })
    },
    async checked(visit) {
      if (visit.session) await put(visit, { ...visit.session.content, needsCheck: false })
    },
    end,
  }
}

const contentOf = ({ access_token, refresh_token, expires_in }: Tokens, now: number) => ({
  accessToken: access_token,
  refreshToken: refresh_token,
  expiresAt: now + expires_in * 1000,
})

/** A token in hand serves until its end; after that whatever needs one answers 503, and the cookie stays (F10). */
function unlessOriginFailed(error: unknown): void {
  if (!(error instanceof OriginFailure)) throw error
}
