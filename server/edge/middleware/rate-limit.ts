import { PREVIOUS_URL_COOKIE, PREVIOUS_URL_LIFE_SECONDS, previousUrlValue } from '#shared/account/previous-url.ts'
import { areaOf } from '../rate-limit/limit-plan.ts'
import type { LimiterOf, Taken } from '../rate-limit/rate-limiter.ts'
import { type AreaLimiters, readingLimiters } from '../rate-limit/reading-limiters.ts'
import { retryAfterSeconds } from '../rate-limit/retry-after.ts'
import type { UnblockPass } from '../rate-limit/unblock-pass.ts'
import { networkOf, visitorIdOf } from '../rate-limit/visitor-id.ts'
import { redirect, refusal } from '../reply.ts'
import { setCookie } from '../session/left-cookies.ts'
import { brandOf, isApi, type Visit } from '../visit.ts'
import type { Station } from './chain.ts'

export type RateLimitOptions = { limiterOf: LimiterOf | undefined; pass: UnblockPass | undefined; now: () => number }

/**
 * Stops visitors over the brand's limit, and addresses over theirs: documents are sent to /unblock, calls get a 429 to show themselves. A pass of
 * the human check is looked at only then. A limiter that fails lets readers through. Nothing waits where limits are counted in memory.
 * Spec: accounts §4.2 (Unblock page), §7.1 (API-017), requirements UNBL-012.
 */
export function rateLimit({ limiterOf, pass, now }: RateLimitOptions): Station {
  if (!limiterOf) return () => undefined
  const limitersOf = readingLimiters(limiterOf)

  return function rateLimit(visit) {
    const area = areaOf(visit.path)
    if (area === undefined) return undefined
    const limiters = limitersOf(area, brandOf(visit).rateLimitPerMinute)
    const outcome = (taken: Taken) => (taken.allowed ? undefined : overLimit(visit, { limiters, pass, now, taken }))
    const taken = takeOf(visit, limiters)
    return taken instanceof Promise ? taken.then(outcome, () => undefined) : outcome(taken)
  }
}

/** One of the visitor's and one of the address's, of which an institution has no end. */
function takeOf(visit: Visit, { visitor, network }: AreaLimiters): Taken | Promise<Taken> {
  const own = visitor.take(visitorIdOf(visit))
  const ofNetwork = (taken: Taken) => (taken.allowed && !visit.domain ? network.take(networkOf(visit)) : taken)
  return own instanceof Promise ? own.then(ofNetwork) : ofNetwork(own)
}

type OverLimit = Pick<RateLimitOptions, 'pass' | 'now'> & { limiters: AreaLimiters; taken: Taken }

function overLimit(visit: Visit, { limiters, pass, now, taken }: OverLimit): Response | Promise<Response | undefined> {
  const key = pass?.keyOf(visit)
  if (key === undefined) return refused(visit, taken, now())
  return key.then(async (holder) => {
    const verified = holder === undefined ? taken : await limiters.verified.take(holder)
    return verified.allowed ? undefined : refused(visit, verified, now())
  })
}

function refused(visit: Visit, { retryAfterMs }: Taken, id: number): Response {
  const headers = { 'retry-after': retryAfterSeconds(retryAfterMs) }
  if (isApi(visit)) return refusal(visit, { status: 429, code: 'too_many_requests', headers })
  const value = previousUrlValue(id, visit.path + visit.search)
  if (value !== undefined) setCookie(visit, PREVIOUS_URL_COOKIE, { value, lifeSeconds: PREVIOUS_URL_LIFE_SECONDS })
  return redirect(visit, `/unblock?id=${id}`, 303)
}
