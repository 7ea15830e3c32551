import type { Pace } from './rate-limiter.ts'

/** A wait of so small a share of the pace is the rounding of times: a burst of hundreds is a sum of as many fractions. */
const ROUNDING_SHARE = 0.1

/** The steps of the algorithm for one pace. Times in ms. */
export type CellRate = {
  /** How long to wait until one more may come; 0: now. */
  waitMs(wholeAt: number, now: number): number
  /** When the burst is whole again after one more has come. */
  afterOne(wholeAt: number, now: number): number
}

/** The generic cell rate algorithm: all there is to know of a visitor is the time at which the burst is whole again. ITU-T I.371. */
export function cellRate({ limitPerMinute, burst }: Pace): CellRate {
  const paceMs = 60_000 / limitPerMinute
  const toleranceMs = paceMs * (burst - 1)

  return {
    waitMs(wholeAt, now) {
      const wait = wholeAt - now - toleranceMs
      return wait > paceMs * ROUNDING_SHARE ? wait : 0
    },
    afterOne: (wholeAt, now) => Math.max(now, wholeAt) + paceMs,
  }
}
