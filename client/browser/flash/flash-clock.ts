/** How much time a message has left, and since when it runs; undefined while it is held. Times in ms; null never ends. */
export type FlashClock = { remainingMs: number | null; runningSince: number | undefined }

/** What is left at `now`; never below 0. */
export function remainingAt({ remainingMs, runningSince }: FlashClock, now: number): number | null {
  if (remainingMs === null || runningSince === undefined) return remainingMs
  return Math.max(0, remainingMs - (now - runningSince))
}

/** The clock held, as while a message is pointed at or has the focus: there is no hurry to read it (WCAG 2.2.1). */
export const held = (clock: FlashClock, now: number): FlashClock => ({ remainingMs: remainingAt(clock, now), runningSince: undefined })

/** The clock running on from what is left. */
export const running = (clock: FlashClock, now: number): FlashClock => ({ remainingMs: remainingAt(clock, now), runningSince: now })
