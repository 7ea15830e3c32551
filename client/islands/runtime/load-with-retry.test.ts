import { expect, test } from 'vitest'
import { loadWithRetry } from './load-with-retry.ts'

function failing(times: number) {
  const tries: number[] = []
  const load = async () => {
    tries.push(tries.length + 1)
    if (tries.length <= times) throw new Error(`try ${tries.length}`)
    return 'module'
  }
  return { tries, load }
}

const atOnce = async () => undefined

test.each([
  [0, [1]],
  [1, [1, 2]],
])('after %i failures the module is loaded', async (times, expected) => {
  const { tries, load } = failing(times)
  expect(await loadWithRetry(load, atOnce)).toBe('module')
  expect(tries).toEqual(expected)
})

test('a second failure is told', async () => {
  const { tries, load } = failing(5)
  await expect(loadWithRetry(load, atOnce)).rejects.toThrow('try 2')
  expect(tries).toEqual([1, 2])
})
