import type { RateLimiter, Taken } from './rate-limiter.ts'

export type MemoryRateLimiterOptions = {
  limitPerMinute: number
  /** How many may come at once before the pace counts. */
  burst: number
  now: () => number
  /** Bound of the memory: when full, visitors whose time has passed are forgotten, and then the rest. */
  maxVisitors?: number
}

const ALLOWED: Taken = { allowed: true, retryAfterMs: 0 }

/** The generic cell rate algorithm in this process's memory: one number per visitor, the time at which the burst is whole again. */
export function memoryRateLimiter({ limitPerMinute, burst, now, maxVisitors = 100_000 }: MemoryRateLimiterOptions): RateLimiter {
  const paceMs = 60_000 / limitPerMinute
  const toleranceMs = paceMs * (burst - 1)
  const wholeAt = new Map<string, number>()

  const makeRoom = (at: number) => {
    for (const [visitor, time] of wholeAt) if (time <= at) wholeAt.delete(visitor)
    if (wholeAt.size >= maxVisitors) wholeAt.clear()
  }

  return {
    take(visitor) {
      const at = now()
      const due = Math.max(at, wholeAt.get(visitor) ?? 0)
      if (due - at > toleranceMs) return { allowed: false, retryAfterMs: due - at - toleranceMs }
      if (wholeAt.size >= maxVisitors && !wholeAt.has(visitor)) makeRoom(at)
      wholeAt.set(visitor, due + paceMs)
      return ALLOWED
    },
  }
}
