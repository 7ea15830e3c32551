import { Miniflare, Response as MiniflareResponse } from 'miniflare'
import { afterAll, expect, test } from 'vitest'
import { storedAnswer, testAnswerCache } from './answer-cache.contract.ts'
import { MAX_STORED_BODY_BYTES, memoryAnswerCache } from './memory-answer-cache.ts'
import { tieredAnswerCache } from './tiered-answer-cache.ts'
import { type WorkersCache, workersAnswerCache } from './workers-answer-cache.ts'

const miniflare = new Miniflare({ modules: true, script: 'export default {}', compatibilityDate: '2026-07-30' })
afterAll(() => miniflare.dispose())

type MiniflareCache = { match(url: string): Promise<Response | undefined>; put(url: string, response: MiniflareResponse): Promise<unknown> }

/** workerd's own cache, which from outside takes only Miniflare's kind of Response. */
async function workersCache(): Promise<WorkersCache> {
  // Miniflare types its storage by Workers' types, which are not in this project.
  const cache = ((await miniflare.getCaches()) as unknown as { default: MiniflareCache }).default
  return {
    match: ({ url }) => cache.match(url),
    put: async ({ url }, response) =>
      cache.put(url, new MiniflareResponse(await response.arrayBuffer(), { headers: [...response.headers] })),
  }
}

testAnswerCache('memory', () => memoryAnswerCache())
testAnswerCache('workers', async () => workersAnswerCache(await workersCache()))
testAnswerCache('tiered', async () => tieredAnswerCache(memoryAnswerCache(), workersAnswerCache(await workersCache())))

test('memory: stays within its bytes, and what is used outlives what is not', async () => {
  const cache = memoryAnswerCache(50_000)
  for (let index = 0; index < 500; index += 1) {
    await cache.set(`key${index}`, storedAnswer('x'.repeat(1000)))
    cache.peek('key0')
    expect(cache.bytes).toBeLessThanOrEqual(50_000)
  }
  expect(cache.peek('key0')).toBeDefined()
  expect(cache.peek('key1')).toBeUndefined()
  expect(cache.peek('key499')).toBeDefined()
})

test('memory: keeping a key again counts it once', async () => {
  const cache = memoryAnswerCache()
  await cache.set('a', storedAnswer('x'))
  const { bytes } = cache
  await cache.set('a', storedAnswer('y'))
  expect(cache.bytes).toBe(bytes)
})

test('memory: a body over 2 MB is not kept', async () => {
  const cache = memoryAnswerCache()
  await cache.set('a', storedAnswer(new Uint8Array(MAX_STORED_BODY_BYTES + 1)))
  expect([cache.peek('a'), cache.bytes]).toEqual([undefined, 0])
})

test('workers: a cache that fails is a miss and never an error', async () => {
  const failing: WorkersCache = { match: async () => Promise.reject(new Error('down')), put: async () => Promise.reject(new Error('down')) }
  const cache = workersAnswerCache(failing)
  await cache.set('a', storedAnswer('x'))
  expect(await cache.get('a')).toBeUndefined()
})

test('tiered: what the far cache had is near from then on', async () => {
  const [near, far] = [memoryAnswerCache(), memoryAnswerCache()]
  const cache = tieredAnswerCache(near, far)
  await far.set('a', storedAnswer('x'))
  expect(cache.peek('a')).toBeUndefined()
  await cache.get('a')
  expect(cache.peek('a')).toBeDefined()
})
