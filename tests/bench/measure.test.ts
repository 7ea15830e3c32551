import { expect, test } from 'vitest'
import { interleaved, median, ratios, spread, unrest } from './measure.ts'

test('the spread of a hundred times is their middle, their last but one and their mean', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(spread(times)).toEqual({ p50: 51, p99: 100, mean: 50.5 })
})

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
  [[], 0],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test('rounds take turns, every other one in the opposite order', async () => {
  const order: string[] = []
  const measured = await interleaved(['a', 'b'], 3, async (name, round) => {
    order.push(name)
    return `${name}${round}`
  })
  expect(order).toEqual(['a', 'b', 'b', 'a', 'a', 'b'])
  expect(measured).toEqual({ a: ['a0', 'a1', 'a2'], b: ['b0', 'b1', 'b2'] })
})

test('ratios are of the same round', () => {
  expect(ratios([1, 9], [2, 3])).toEqual([0.5, 3])
})

test('unrest is the largest over the smallest', () => {
  expect(unrest([10, 25, 20])).toBe(2.5)
})
