import { expect, test } from 'vitest'
import { type FlashClock, held, remainingAt, running } from './flash-clock.ts'

const started: FlashClock = { remainingMs: 5000, runningSince: 1000 }

test.each([
  [1000, 5000],
  [3000, 3000],
  [6000, 0],
  [9000, 0],
])('FLASH-003 at %i ms %i ms are left', (now, left) => expect(remainingAt(started, now)).toBe(left))

test('FLASH-003 a message that is held keeps its time', () => {
  const stopped = held(started, 3000)
  expect(remainingAt(stopped, 60_000)).toBe(3000)
  expect(remainingAt(running(stopped, 60_000), 61_000)).toBe(2000)
})

test('FLASH-003 an indefinite message never ends', () => {
  const forever: FlashClock = { remainingMs: null, runningSince: 0 }
  expect(remainingAt(running(held(forever, 10), 20), 1e12)).toBeNull()
})
