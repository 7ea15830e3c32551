import type { RateLimiter, Taken } from '../rate-limit/rate-limiter.ts'
import { visitorKey } from '../rate-limit/visitor-key.ts'
import { refusal } from '../reply.ts'
import type { Visit } from '../visit.ts'
import type { Station } from './chain.ts'

/**
 * Holds off a flood from one address: 429 with Retry-After. Assets and the page that unblocks are never limited, and a limiter
 * that fails lets everybody through. Spec: security-tests L01, L06, L07.
 */
export function coarseLimit(limiter: RateLimiter | undefined): Station {
  if (!limiter) return () => undefined

  return function coarseLimit(visit) {
    if (visit.path === '/unblock' || visit.path.startsWith('/assets/')) return undefined
    const taken = limiter.take(visitorKey(visit.scope.clientAddress))
    if (!(taken instanceof Promise)) return refused(visit, taken)
    return taken.then(
      (outcome) => refused(visit, outcome),
      () => undefined,
    )
  }
}

function refused(visit: Visit, { allowed, retryAfterMs }: Taken): Response | undefined {
  if (allowed) return undefined
  return refusal(visit, {
    status: 429,
    code: 'too_many_requests',
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterMs / 1000))) },
  })
}
