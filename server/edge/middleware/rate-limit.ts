import type { RateLimiter } from '../rate-limit/rate-limiter.ts'
import { visitorKey } from '../rate-limit/visitor-key.ts'
import { redirect, refusal } from '../reply.ts'
import { isApi } from '../visit.ts'
import type { Station } from './chain.ts'

export type RateLimitOptions = { limiter: RateLimiter | undefined; now: () => number }

/**
 * Stops visitors over the brand's limit: documents are sent to /unblock, calls get a 429 to show themselves.
 * Spec: accounts §4.2 (Unblock page), §7.1 (API-017).
 */
export function rateLimit({ limiter, now }: RateLimitOptions): Station {
  if (!limiter) return () => undefined

  return async function rateLimit(visit) {
    if (NEVER_LIMITED.has(visit.path)) return undefined
    const { allowed, retryAfterMs } = await limiter.take(`${visit.brandId} ${visitorKey(visit.scope.clientAddress)}`)
    if (allowed) return undefined
    const seconds = String(Math.max(1, Math.ceil(retryAfterMs / 1000)))
    if (isApi(visit)) return refusal(visit, { status: 429, code: 'too_many_requests', headers: { 'retry-after': seconds } })
    return redirect(visit, `/unblock?id=${now()}`, 303)
  }
}

/** Spec: security-tests L07. */
const NEVER_LIMITED = new Set(['/unblock', '/api/config/app'])
