import { expect, test } from 'vitest'
import type { RateLimiter } from './rate-limiter.ts'

/** What every adapter promises, for one made to allow three at once. */
export function testRateLimiter(name: string, create: () => Promise<RateLimiter> | RateLimiter) {
  test(`${name}: allows what the limit says, then names a time to wait`, async () => {
    const limiter = await create()
    const taken = []
    for (let index = 0; index < 4; index += 1) taken.push(await limiter.take('a'))
    expect(taken.map(({ allowed }) => allowed)).toEqual([true, true, true, false])
    expect(taken[3]?.retryAfterMs).toBeGreaterThan(0)
  })

  test(`${name}: counts visitors apart`, async () => {
    const limiter = await create()
    for (let index = 0; index < 4; index += 1) await limiter.take('a')
    expect((await limiter.take('b')).allowed).toBe(true)
  })
}
