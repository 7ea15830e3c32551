export type Taken = { allowed: boolean; retryAfterMs: number }

/** Counts one request for a visitor. `allowed` is false once the visitor is over the limit. Adapters pass rate-limiter.contract.ts. */
export interface RateLimiter {
  take(visitor: string): Taken | Promise<Taken>
}

/** How often something may happen: so many a minute, of which `burst` may come at once. */
export type Pace = { limitPerMinute: number; burst: number }

/** A pace by its name: what is counted under one name shares nothing with what is counted under another. */
export type Budget = Pace & {
  name: string
  /** Counted in one place for all processes and isolates, at the price of a way there; else each of them counts for itself. */
  isExact: boolean
}

/** Makes the limiter of a budget: a runtime's choice of adapter. */
export type LimiterOf = (budget: Budget) => RateLimiter
