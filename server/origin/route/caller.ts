import { networkOf } from '#shared/account/address-network.ts'
import type { SessionClaims } from '#shared/account/session-view.ts'
import type { Call, CallAccess } from '#shared/api/define-call.ts'

/** Who makes a call, as the access token says. Nothing in a query or another header gives a right. */
export type Caller = {
  /** User id, `anon.…` or `ip.…`. */
  subject: string
  /** Also true for an institution's network: its token makes nobody a user. */
  isAnonymous: boolean
  /** The token is that of an institution's network. */
  isDomain: boolean
  role: string
  hasPremium: boolean
  canAccessPacman: boolean
  /** The team whose content the caller may read. */
  teamId: string | undefined
  /** The sign-in the token belongs to; users only. */
  sid: string | undefined
  claims: SessionClaims
}

/**
 * Reads the caller from a call's `authorization` header, for the brand of `x-sk-brand`; undefined when no valid token is there.
 * For a call that asks for a user, the sign-in must not have ended, and the claims are those of this moment.
 */
export type CallerOf = (authorization: string | undefined, brand: string, access: CallAccess) => Promise<Caller | undefined>

/** What the token of an institution's network may be used for. Spec: security §3.7 (AUTH-029). */
const DOMAIN_PATHS = ['/api/search/', '/api/content/', '/api/speech/'] as const

/**
 * Whether a caller's token may be used from there. That of an institution's network holds in the network it was given to only, by the
 * address that the edge vouches for; where nobody vouches for one it holds nowhere. Spec: security §3.7.
 */
export function holdsAt({ isDomain, claims }: Pick<Caller, 'isDomain' | 'claims'>, address: string | undefined): boolean {
  return !isDomain || (claims.net !== undefined && claims.net === networkOf(address ?? ''))
}

/** Whether a caller's token is of a kind that this call takes. Spec: requirements PERM-034. */
export function mayMakeCall(caller: Caller, { access, path }: Pick<Call, 'access' | 'path'>): boolean {
  if (access === 'user' && caller.isAnonymous) return false
  return !caller.isDomain || DOMAIN_PATHS.some((prefix) => path.startsWith(prefix))
}
