import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LimitObjectsForTests, startLimitObjects } from '../../../tests/support/limit-objects.ts'
import { durableRateLimiter, type LimitObjects } from './durable-rate-limiter.ts'
import { memoryLimiters, memoryRateLimiter } from './memory-rate-limiter.ts'
import { type LimitStorage, RateLimitObject } from './rate-limit-object.ts'
import { testRateLimiter } from './rate-limiter.contract.ts'
import type { Budget } from './rate-limiter.ts'
import { workerLimiters } from './worker-limiters.ts'
import { type RateLimitBinding, workersRateLimiter } from './workers-rate-limiter.ts'

/** Slow enough that nothing comes back while a test runs. */
const THREE: Budget = { name: 'three', limitPerMinute: 1, burst: 3, isExact: true }

testRateLimiter('memory', () => memoryRateLimiter({ ...THREE, now: () => 0 }))

const running: Miniflare[] = []
afterAll(() => Promise.all(running.map((miniflare) => miniflare.dispose())))

testRateLimiter('workers', async () => {
  const miniflare = new Miniflare({
    modules: true,
    script: 'export default {}',
    compatibilityDate: '2026-07-30',
    ratelimits: { LIMIT: { namespace_id: '1', simple: { limit: 3, period: 60 } } },
  })
  running.push(miniflare)
  // Miniflare types bindings as unknown.
  const { LIMIT } = (await miniflare.getBindings()) as { LIMIT: RateLimitBinding }
  return workersRateLimiter({ binding: LIMIT, periodMs: 60_000 })
})

describe('in Durable Objects', () => {
  let started: LimitObjectsForTests
  beforeAll(async () => {
    started = await startLimitObjects()
  })
  afterAll(() => started.close())

  let count = 0
  const fresh = (): Budget => ({ ...THREE, name: `three ${count++}` })
  testRateLimiter('durable', () => durableRateLimiter(started.objects, fresh()))

  test('those who count apart count together, however many ask at once', async () => {
    const budget = fresh()
    const isolates = Array.from({ length: 10 }, () => durableRateLimiter(started.objects, budget))
    const taken = await Promise.all(isolates.map((limiter) => limiter.take('a')))
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(3)
  })

  test('budgets of other names share nothing', async () => {
    for (const budget of [fresh(), fresh()]) expect((await durableRateLimiter(started.objects, budget).take('a')).allowed).toBe(true)
  })
})

test('L06 a Durable Object that cannot count is said to be so', async () => {
  const objects: LimitObjects = {
    idFromName: (name) => name,
    get: () => ({ fetch: async () => ({ ok: false, status: 500, json: async () => ({}) }) }),
  }
  await expect(durableRateLimiter(objects, THREE).take('a')).rejects.toThrow('500')
})

test('a Durable Object forgets itself once the burst is whole again, and not before', async () => {
  const kept = new Map<string, unknown>()
  const alarms: number[] = []
  const storage: LimitStorage = {
    get: async (key) => kept.get(key),
    put: async (key, value) => void kept.set(key, value),
    setAlarm: async (at) => void alarms.push(at),
    deleteAll: async () => kept.clear(),
  }
  const object = new RateLimitObject({ storage })
  await object.fetch(new Request('http://limit.invalid/', { method: 'POST', body: JSON.stringify({ limitPerMinute: 1, burst: 3 }) }))
  await object.alarm()
  expect(kept.size).toBe(1)
  expect(alarms).toEqual([kept.get('wholeAt'), kept.get('wholeAt')])
  kept.set('wholeAt', 1)
  await object.alarm()
  expect(kept.size).toBe(0)
})

test('a Worker counts exactly what must be, and the rest in memory', async () => {
  const asked: string[] = []
  const objects: LimitObjects = {
    idFromName: (name) => name,
    get: (name) => ({
      fetch: async () => {
        asked.push(String(name))
        return { ok: true, status: 200, json: async () => ({ allowed: true, retryAfterMs: 0 }) }
      },
    }),
  }
  const limiterOf = workerLimiters({ objects, now: () => 0 })
  await limiterOf(THREE).take('a')
  limiterOf({ ...THREE, isExact: false }).take('b')
  workerLimiters({ objects: undefined, now: () => 0 })(THREE).take('c')
  expect(asked).toEqual(['three a'])
})

test('memory: the pace lets one through each second after the burst', () => {
  let now = 0
  const limiter = memoryRateLimiter({ limitPerMinute: 60, burst: 2, now: () => now })
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([
    { allowed: true, retryAfterMs: 0 },
    { allowed: true, retryAfterMs: 0 },
    { allowed: false, retryAfterMs: 1000 },
  ])
  now = 1000
  expect([limiter.take('a'), limiter.take('a')]).toMatchObject([{ allowed: true }, { allowed: false }])
})

test.each([7, 11, 120, 360, 600, 2400, 4801])('memory: a burst of %d is that many, whatever fractions its pace has', (limit) => {
  const limiter = memoryLimiters(() => 1_700_000_000_000)({ name: 'x', limitPerMinute: limit, burst: limit, isExact: false })
  const allowed = Array.from({ length: limit + 1 }, () => limiter.take('a')).map((taken) => 'allowed' in taken && taken.allowed)
  expect(allowed.indexOf(false)).toBe(limit)
})

test('memory: visitors are forgotten rather than kept without bound, those not seen longest first', () => {
  const limiter = memoryRateLimiter({ limitPerMinute: 60, burst: 1, now: () => 0, maxVisitors: 10 })
  for (let index = 0; index < 100; index += 1) limiter.take(String(index))
  expect(limiter.take('0')).toMatchObject({ allowed: true })
  expect(limiter.take('99')).toMatchObject({ allowed: false })
})
