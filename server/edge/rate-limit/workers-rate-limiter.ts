import type { RateLimiter } from './rate-limiter.ts'

/** The Workers `ratelimits` binding: limit and period stand in wrangler.toml, counts are per location and approximate. */
export type RateLimitBinding = { limit(options: { key: string }): Promise<{ success: boolean }> }

export type WorkersRateLimiterOptions = { binding: RateLimitBinding; periodMs: number }

/** Counts by the binding, which does not say how long to wait: the whole period is named. */
export const workersRateLimiter = ({ binding, periodMs }: WorkersRateLimiterOptions): RateLimiter => ({
  async take(visitor) {
    const { success } = await binding.limit({ key: visitor })
    return { allowed: success, retryAfterMs: success ? 0 : periodMs }
  },
})
