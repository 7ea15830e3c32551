import * as v from 'valibot'
import { base64Url } from '#shared/text/base64-url.ts'
import type { AnswerCache, StoredAnswer } from './answer-cache.ts'

/** What is used of the Workers Cache API (`caches.default`). */
export type WorkersCache = {
  match(request: Request): Promise<Response | undefined>
  put(request: Request, response: Response): Promise<unknown>
}

const MetaSchema = v.object({
  status: v.number(),
  /** Text bodies are strings again when they come back. */
  isText: v.boolean(),
  headers: v.array(v.tuple([v.string(), v.string()])),
  storedAt: v.number(),
  freshUntil: v.number(),
  staleUntil: v.number(),
  errorUntil: v.number(),
})

const META_HEADER = 'x-sk-stored'

/**
 * Keeps answers in the colo's cache. The Cache API ignores Vary and Authorization, so every variant is in the key; it is given
 * 200 whatever the answer's status, and freshness is decided by us. A cache that fails is a miss. Spec: security §0.3, §4.2 (L2).
 */
export const workersAnswerCache = (cache: WorkersCache): AnswerCache => ({
  peek: () => undefined,

  async get(key) {
    try {
      const response = await cache.match(await cacheRequest(key))
      const meta = v.safeParse(MetaSchema, JSON.parse(response?.headers.get(META_HEADER) ?? 'null'))
      if (!response || !meta.success) return undefined
      const { status, headers, isText, ...times } = meta.output
      const body = isText ? await response.text() : new Uint8Array(await response.arrayBuffer())
      return { answer: { status, headers, body }, ...times }
    } catch {
      return undefined // an unreachable cache or a torn entry only costs a call to the origin
    }
  },

  async set(key, stored) {
    try {
      await cache.put(await cacheRequest(key), storedResponse(stored))
    } catch {
      // The answer is given out all the same; the next visitor asks the origin again.
    }
  },
})

function storedResponse({ answer: { status, headers, body }, ...times }: StoredAnswer): Response {
  const seconds = Math.max(1, Math.ceil((Math.max(times.staleUntil, times.errorUntil) - times.storedAt) / 1000))
  const meta = JSON.stringify({ status, headers, isText: typeof body === 'string', ...times })
  // The DOM types leave out a view over a shared buffer; a body here is never one.
  return new Response(body as BodyInit, { headers: { 'cache-control': `max-age=${seconds}`, [META_HEADER]: meta } })
}

/** Keys hold whole queries; a digest keeps the URL short. */
async function cacheRequest(key: string): Promise<Request> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)))
  return new Request(`https://answers.invalid/${base64Url(digest)}`)
}
