import { durableRateLimiter, type LimitObjects } from './durable-rate-limiter.ts'
import { memoryRateLimiter } from './memory-rate-limiter.ts'
import type { LimiterOf } from './rate-limiter.ts'

/**
 * The limiters of a Worker: what must be counted exactly in Durable Objects, reading in each isolate's memory, where a kept answer waits for
 * nothing. Without the binding everything is counted in memory.
 */
export const workerLimiters =
  ({ objects, now }: { objects: LimitObjects | undefined; now: () => number }): LimiterOf =>
  (budget) =>
    budget.isExact && objects ? durableRateLimiter(objects, budget) : memoryRateLimiter({ ...budget, now })
