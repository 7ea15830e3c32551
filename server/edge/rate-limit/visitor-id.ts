import { networkKey } from '#shared/account/network-key.ts'
import { cookieOf } from '../cookie.ts'
import { COOKIE_NAMES } from '../session/cookie-names.ts'
import type { Visit } from '../visit.ts'

/** Browsers say less of themselves; whoever says more is not looked at further. */
const MAX_LOOKED_AT = 256

/** A seal's end, which differs from cookie to cookie (the tag of a JWE). */
const SEAL_LENGTH = 22

/** The address that a visit is counted under, within its brand. */
export const networkOf = ({ brandId, scope }: Visit): string => `${brandId} ${networkKey(scope.clientAddress)}`

/**
 * Whom a visit is counted as, within their brand: a signed-in user's session, a browser that an institution's network has signed in, and else
 * what an address's browsers say of themselves, which tells readers behind one address apart without marking them. Who changes it at will
 * still has the address's own limit. Spec: requirements UNBL-012, security §3.5.
 */
export function visitorIdOf(visit: Visit): string {
  const sid = visit.session?.claims.sid
  if (sid !== undefined) return `${visit.brandId} session ${sid}`
  const seal = domainSealOf(visit)
  if (seal !== undefined) return `${networkOf(visit)} ${seal}`
  const { headers } = visit.request
  return `${networkOf(visit)} ${shortHash(headers.get('user-agent'), shortHash(headers.get('accept-language'), 0))}`
}

/** Only of a cookie that was opened: one that is being replaced may be anything. */
function domainSealOf({ domain, cookies, request }: Visit): string | undefined {
  if (!domain || cookies?.has(COOKIE_NAMES.domain)) return undefined
  return cookieOf(request.headers.get('cookie'), COOKIE_NAMES.domain)?.slice(-SEAL_LENGTH)
}

/** 32 bits are enough to tell a school's browsers apart, and keep what is remembered short. FNV-1a. */
function shortHash(text: string | null, seed: number): number {
  let hash = seed ^ 0x811c9dc5
  const length = Math.min(text?.length ?? 0, MAX_LOOKED_AT)
  for (let at = 0; at < length; at++) hash = Math.imul(hash ^ (text?.charCodeAt(at) ?? 0), 0x01000193)
  return hash >>> 0
}
