import * as v from 'valibot'

/** Spec: accounts §8, §9 (API-018). */
export const UNAVAILABLE_MAX = 5
/** The count starts again after this long without a 503. Spec: accounts §8, §9 (API-019). */
export const UNAVAILABLE_WINDOW_MS = 120_000

/** How many 503 answers came in a row, and when the last one did. */
export type UnavailableCount = { count: number; lastAt: number }

const Stored = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)), lastAt: v.number() })

/** Counts one more 503. */
export const countUnavailable = (before: UnavailableCount | undefined, now: number): UnavailableCount =>
  before && now - before.lastAt < UNAVAILABLE_WINDOW_MS ? { count: before.count + 1, lastAt: now } : { count: 1, lastAt: now }

/** Whether this many mean that the service is down. */
export const isServiceDown = ({ count }: UnavailableCount) => count > UNAVAILABLE_MAX

/** Reads a stored count; whatever is no count is none. */
export function readUnavailableCount(text: string | null | undefined): UnavailableCount | undefined {
  if (!text) return undefined
  try {
    return v.parse(Stored, JSON.parse(text))
  } catch {
    return undefined // written by an older version or by hand: counting starts again
  }
}
