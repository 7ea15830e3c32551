import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withinTime } from './within-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = <Value>(ms: number, value: Value) => new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms))

test('what is ready in time is there', async () => {
  const outcome = withinTime(after(149, 'words'), 150)
  await vi.advanceTimersByTimeAsync(149)
  expect(await outcome).toEqual({ ready: 'words' })
  expect(vi.getTimerCount()).toBe(0)
})

test('what is later is left as it is', async () => {
  const late = after(151, 'words')
  const outcome = withinTime(late, 150)
  await vi.advanceTimersByTimeAsync(150)
  expect(await outcome).toEqual({ late })
  await vi.advanceTimersByTimeAsync(1)
  expect(await late).toBe('words')
})

test('a failure in time is thrown', async () => {
  await expect(withinTime(Promise.reject(new Error('broken')), 150)).rejects.toThrow('broken')
})
