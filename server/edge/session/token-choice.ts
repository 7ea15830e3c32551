import type { SessionClaims } from '#shared/account/session-view.ts'
import type { Call } from '#shared/api/define-call.ts'
import { cachePolicy } from '../upstream/cache-policy.ts'
import type { Audience } from '../upstream/upstream.ts'
import type { Visit } from '../visit.ts'
import type { Identity } from './identity.ts'

type ChosenCall = Pick<Call, 'name' | 'path' | 'access'>

/**
 * Whose token a call carries: the user's; for what is read from dictionaries the institution's, unless the user's own opens more;
 * nobody's (the brand's service token) for visitors without either. Spec: accounts §4.1 (AUTH-029), security §3.7.
 */
export function identityFor({ session, domain }: Pick<Visit, 'session' | 'domain'>, call: ChosenCall): Identity | undefined {
  if (call.access === 'none') return undefined
  if (!domain || !DOMAIN_STRATEGY.test(call.path)) return session
  return session && !opensAll(domain.claims, session.claims) ? session : domain
}

/** Calls that an institution's token is good for: never those about a user. */
const DOMAIN_STRATEGY = /^\/api\/(?:search|content|speech)\//

/** Whether one token opens whatever the other does. */
function opensAll(one: SessionClaims, other: SessionClaims): boolean {
  const hasTeam = other.identity.team_id === undefined || other.identity.team_id === one.identity.team_id
  return hasTeam && other.user_claims.every((claim) => one.user_claims.includes(claim))
}

/**
 * Who else may be given the answer. Shared are only calls with a cache policy, and among visitors with the very same rights; the
 * answers of who belongs to a team may hold its own words. Spec: security §3.3, §4.1 (E09).
 */
export function audienceOf(visit: Pick<Visit, 'requestId'>, call: ChosenCall, identity: Identity | undefined): Audience {
  if (!cachePolicy(call.name)) return `private:${identity ? ownerOf(identity.claims) : visit.requestId}`
  if (call.access === 'none') return 'public:all'
  if (!identity) return 'class:anonymous'
  return identity.claims.identity.team_id === undefined ? classOf(identity.claims) : `private:${ownerOf(identity.claims)}`
}

const ownerOf = ({ sid, sub }: SessionClaims) => sid ?? sub

/** Named by every right of the token, those that are not known here included: an origin may go by them. */
function classOf({ role, user_claims }: SessionClaims): Audience {
  const rights = [...new Set(user_claims)].sort()
  return `class:${[role === 'anonymous' ? 'anonymous' : role === 'ip' ? 'ip' : 'free', ...rights].join('+')}`
}
