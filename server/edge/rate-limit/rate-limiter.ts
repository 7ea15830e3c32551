export type Taken = { allowed: boolean; retryAfterMs: number }

/** Counts one request for a visitor. `allowed` is false once the visitor is over the limit. Adapters pass rate-limiter.contract.ts. */
export interface RateLimiter {
  take(visitor: string): Taken | Promise<Taken>
}
