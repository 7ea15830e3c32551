import { expect, test } from 'vitest'
import {
  countUnavailable,
  isServiceDown,
  readUnavailableCount,
  UNAVAILABLE_MAX,
  UNAVAILABLE_WINDOW_MS,
  type UnavailableCount,
} from './unavailable-count.ts'

const countedAt = (times: number[]) => times.reduce<UnavailableCount | undefined>(countUnavailable, undefined)

test('API-018, API-019 the limits', () => {
  expect([UNAVAILABLE_MAX, UNAVAILABLE_WINDOW_MS]).toEqual([5, 120_000])
})

test.each<[string, number[], boolean]>([
  ['API-018 the fifth is not enough', [0, 1, 2, 3, 4], false],
  ['API-018 the sixth is', [0, 1, 2, 3, 4, 5], true],
  ['API-019 each one starts the time again', [0, 119_000, 238_000, 357_000, 476_000, 595_000], true],
  ['API-019 120 s without one forget those before', [0, 1, 2, 3, 4, 120_004], false],
])('%s', (_, times, isDown) => {
  expect(isServiceDown(countedAt(times) ?? { count: 0, lastAt: 0 })).toBe(isDown)
})

test.each([[null], [undefined], [''], ['{'], ['{"count":-1,"lastAt":0}'], ['{"count":"5","lastAt":0}'], ['5']])(
  'a stored %s is no count',
  (text) => {
    expect(readUnavailableCount(text)).toBeUndefined()
  },
)

test('a stored count is read', () => {
  expect(readUnavailableCount('{"count":2,"lastAt":7}')).toEqual({ count: 2, lastAt: 7 })
})
