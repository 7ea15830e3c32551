import { type Area, type Holder, paceOf } from './limit-plan.ts'
import type { LimiterOf, RateLimiter } from './rate-limiter.ts'

export type AreaLimiters = Readonly<Record<Holder, RateLimiter>>

/**
 * The limiters of reading, by area and by what a brand allows a minute: made once for each such number, so that a brand's configuration can
 * be read anew without forgetting who was counted.
 */
export function readingLimiters(limiterOf: LimiterOf): (area: Area, rateLimitPerMinute: number) => AreaLimiters {
  const made = new Map<number, Readonly<Record<Area, AreaLimiters>>>()

  const limitersFor = (area: Area, rate: number): AreaLimiters => {
    const limiter = (holder: Holder) => limiterOf({ name: `${area} ${holder} ${rate}`, ...paceOf(area, holder, rate), isExact: false })
    return { visitor: limiter('visitor'), verified: limiter('verified'), network: limiter('network') }
  }
  const make = (rate: number) => {
    const limiters = {
      search: limitersFor('search', rate),
      autocomplete: limitersFor('autocomplete', rate),
      other: limitersFor('other', rate),
    }
    made.set(rate, limiters)
    return limiters
  }

  return (area, rate) => (made.get(rate) ?? make(rate))[area]
}
