import { expect, test } from 'vitest'
import type { AnswerCache, StoredAnswer } from './answer-cache.ts'

export const storedAnswer = (body: string | Uint8Array, status = 200): StoredAnswer => {
  const at = Date.now()
  return {
    answer: { status, headers: [['etag', '"t"']], body },
    storedAt: at,
    freshUntil: at + 60_000,
    staleUntil: at + 120_000,
    errorUntil: at + 180_000,
  }
}

/** What every adapter promises. */
export function testAnswerCache(name: string, create: () => Promise<AnswerCache> | AnswerCache) {
  test(`${name}: gives back what was kept, status, headers, body and times`, async () => {
    const cache = await create()
    for (const stored of [storedAnswer('{"a":"ää"}'), storedAnswer(new Uint8Array([0, 255, 1])), storedAnswer('none', 404)]) {
      await cache.set('a\nkey ä?x=1', stored)
      expect(await cache.get('a\nkey ä?x=1')).toEqual(stored)
    }
  })

  test(`${name}: knows nothing of other keys`, async () => {
    const cache = await create()
    await cache.set('one', storedAnswer('1'))
    expect(await cache.get('two')).toBeUndefined()
    expect(cache.peek('two')).toBeUndefined()
  })
}
