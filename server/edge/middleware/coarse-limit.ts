import { networkKey } from '#shared/account/network-key.ts'
import { isNeverLimited } from '../rate-limit/limit-plan.ts'
import type { RateLimiter, Taken } from '../rate-limit/rate-limiter.ts'
import { retryAfterSeconds } from '../rate-limit/retry-after.ts'
import { refusal } from '../reply.ts'
import type { Visit } from '../visit.ts'
import type { Station } from './chain.ts'

/**
 * Holds off a flood from one address before any work is done for it: 429 with Retry-After. Assets and the way out of a limit are never limited,
 * and a limiter that fails lets everybody through. Spec: security-tests L01, L06, L07.
 */
export function coarseLimit(limiter: RateLimiter | undefined): Station {
  if (!limiter) return () => undefined

  return function coarseLimit(visit) {
    if (isNeverLimited(visit.path)) return undefined
    const taken = limiter.take(networkKey(visit.scope.clientAddress))
    if (!(taken instanceof Promise)) return refused(visit, taken)
    return taken.then(
      (outcome) => refused(visit, outcome),
      () => undefined,
    )
  }
}

function refused(visit: Visit, { allowed, retryAfterMs }: Taken): Response | undefined {
  if (allowed) return undefined
  return refusal(visit, { status: 429, code: 'too_many_requests', headers: { 'retry-after': retryAfterSeconds(retryAfterMs) } })
}
