import { Miniflare } from 'miniflare'
import { afterAll, expect, test } from 'vitest'
import { scriptedEdge } from '../scripted-edge.ts'
import { memoryRateLimiter } from './memory-rate-limiter.ts'
import { testRateLimiter } from './rate-limiter.contract.ts'
import { visitorKey } from './visitor-key.ts'
import { type RateLimitBinding, workersRateLimiter } from './workers-rate-limiter.ts'

testRateLimiter('memory', () => memoryRateLimiter({ limitPerMinute: 60, burst: 3, now: () => 0 }))

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

test('memory: visitors are forgotten rather than kept without bound', () => {
  const limiter = memoryRateLimiter({ limitPerMinute: 60, burst: 1, now: () => 0, maxVisitors: 10 })
  for (let index = 0; index < 100; index += 1) limiter.take(String(index))
  expect(limiter.take('0')).toMatchObject({ allowed: true })
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff:1:2:3', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('G17 %s counts as %s', (address, key) => {
  expect(visitorKey(address)).toBe(key)
})

const limited = () => ({ take: () => ({ allowed: false, retryAfterMs: 1500 }) })

test('L01 over the coarse limit everything but assets and /unblock is 429 with Retry-After', async () => {
  const edge = scriptedEdge(undefined, { coarseLimiter: limited() })
  const response = await edge.send('/api/config/app')
  expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([429, '2', 'no-store'])
  expect((await edge.send('/')).status).toBe(429)
  expect((await edge.send('/unblock')).status).toBe(200)
  expect((await edge.send('/assets/x.js')).status).toBe(404)
})

test('L01 API-017 over the fine limit a document leads to /unblock and a call is 429', async () => {
  const edge = scriptedEdge(undefined, { fineLimiter: limited() })
  const document = await edge.send('/finnish-english/talo')
  expect([document.status, document.headers.get('location')]).toEqual([303, `/unblock?id=${edge.clock.now}`])
  expect((await edge.send('/api/search/api/sk/dictionaries')).status).toBe(429)
  expect((await edge.send('/unblock')).status).toBe(200)
  expect((await edge.send('/api/config/app')).status).toBe(200)
})

test('L04 D16 a limit counts the address the runtime names, whatever headers say', async () => {
  const seen: string[] = []
  const coarseLimiter = {
    take: (visitor: string) => {
      seen.push(visitor)
      return { allowed: true, retryAfterMs: 0 }
    },
  }
  const edge = scriptedEdge(undefined, { coarseLimiter })
  for (const forged of ['6.6.6.6', '7.7.7.7']) await edge.send('/', { headers: { 'x-forwarded-for': forged, 'cf-connecting-ip': forged } })
  expect(seen).toEqual(['192.0.2.1', '192.0.2.1'])
})

test('L06 a limiter that fails lets everybody through', async () => {
  const edge = scriptedEdge(undefined, { coarseLimiter: { take: async () => Promise.reject(new Error('down')) } })
  expect((await edge.send('/')).status).toBe(200)
})
