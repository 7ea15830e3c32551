import { cellRate } from './cell-rate.ts'
import type { LimiterOf, Pace, RateLimiter, Taken } from './rate-limiter.ts'

export type MemoryRateLimiterOptions = Pace & {
  now: () => number
  /** Bound of the memory: whoever was not seen for the longest time is forgotten first. */
  maxVisitors?: number
}

const ALLOWED: Taken = { allowed: true, retryAfterMs: 0 }

/** The generic cell rate algorithm in this process's memory: one number per visitor. */
export function memoryRateLimiter({ now, maxVisitors = 100_000, ...pace }: MemoryRateLimiterOptions): RateLimiter {
  const rate = cellRate(pace)
  // When one half is full the other is dropped: a flood of new visitors costs each of them the same.
  let recent = new Map<string, number>()
  let older = recent

  return {
    take(visitor) {
      const at = now()
      const wholeAt = recent.get(visitor) ?? older.get(visitor) ?? 0
      const waitMs = rate.waitMs(wholeAt, at)
      if (waitMs > 0) return { allowed: false, retryAfterMs: waitMs }
      if (recent.size >= maxVisitors / 2) {
        older = recent
        recent = new Map()
      }
      recent.set(visitor, rate.afterOne(wholeAt, at))
      return ALLOWED
    },
  }
}

/** Counts every budget in this process: right where one process serves everybody. */
export const memoryLimiters =
  (now: () => number): LimiterOf =>
  (budget) =>
    memoryRateLimiter({ ...budget, now })
