import type { AnswerCache, StoredAnswer } from './answer-cache.ts'
import { cacheKey } from './cache-key.ts'
import { type CachePolicy, cachePolicy } from './cache-policy.ts'
import { entityTag } from './entity-tag.ts'
import type { Generation } from './generation.ts'
import { isShareable } from './shareable.ts'
import { type Answer, type CallScope, headerOf, type Layer, type OriginCall, type Upstream } from './upstream.ts'

export type CacheOptions = {
  cache: AnswerCache
  generation: Generation
  now: () => number
  /** 0 … 1; spreads the end of freshness over ±10 %, so that what was stored together is not fetched together. */
  random: () => number
  /** Told of an answer that must not be stored although its call is (it sets a cookie, it is private). */
  onUnshareable: (callName: string) => void
}

/**
 * Keeps answers by their call's policy: fresh ones are given out, stale ones while one new one is fetched, older ones when the
 * origin fails. Errors are never stored. Spec: security §4.
 */
export function withCache(options: CacheOptions): Layer {
  const refreshing = new Set<string>()

  return (upstream) =>
    async function cache(call, scope) {
      const policy = cachePolicy(call.name)
      if (!policy || !isKept(call, scope)) return upstream(call, scope)

      const key = cacheKey(call, scope, options.generation.current())
      const held = options.cache.peek(key) ?? (await options.cache.get(key))
      const now = options.now()
      if (held && now < held.freshUntil) return described(held, now, 'edge; hit')

      const fetchAndStore = () => fetched(upstream, { call, scope, policy, options })
      if (held && now < held.staleUntil) {
        if (!refreshing.has(key)) scope.waitUntil(once(refreshing, key, fetchAndStore))
        return described(held, now, 'edge; hit; detail=stale')
      }
      if (!held || now >= held.errorUntil) return fetchAndStore()
      return fetchAndStore().then(
        (answer) => (answer.status >= 500 ? described(held, now, STALE_IF_ERROR) : answer),
        () => described(held, now, STALE_IF_ERROR),
      )
    }
}

/** RFC 9211: the origin was asked because the stored answer was stale, and failed. */
const STALE_IF_ERROR = 'edge; fwd=stale; detail=stale-if-error'

/** The fresh answer that this process holds, if any: what the proxy looks at before it starts anything asynchronous. */
export function freshAnswer(
  { cache, generation, now }: Omit<CacheOptions, 'random' | 'onUnshareable'>,
  call: OriginCall,
  scope: CallScope,
): Answer | undefined {
  if (!isKept(call, scope)) return undefined
  const held = cache.peek(cacheKey(call, scope, generation.current()))
  if (!held) return undefined
  const at = now()
  return at < held.freshUntil ? described(held, at, 'edge; hit') : undefined
}

const isKept = (call: OriginCall, scope: CallScope) => call.method === 'GET' && !scope.audience.startsWith('private:')

/** A failed refresh keeps what is held: the next request past `staleUntil` sees the failure. */
async function once(running: Set<string>, key: string, work: () => Promise<unknown>): Promise<void> {
  running.add(key)
  try {
    await work()
  } catch {
    // The stale answer has been given out; the breaker and the request log have counted the failure.
  } finally {
    running.delete(key)
  }
}

type Fetch = { call: OriginCall; scope: CallScope; policy: CachePolicy; options: CacheOptions }

async function fetched(upstream: Upstream, { call, scope, policy, options }: Fetch): Promise<Answer> {
  const answer = await upstream(call, scope)
  const generation = options.generation.learn(answer)
  if (!policy.shouldStore(answer)) return answer
  if (!isShareable(answer)) {
    options.onUnshareable(call.name)
    return answer
  }
  const stored = storedAnswer(answer, policy, options)
  scope.waitUntil(options.cache.set(cacheKey(call, scope, generation), stored))
  return { ...stored.answer, headers: [...stored.answer.headers, ['cache-status', 'edge; fwd=miss; stored']] }
}

/** What of an origin's headers is of use again when the answer is given out. */
const KEPT_HEADERS = new Set(['content-type', 'content-language'])

function storedAnswer({ status, headers, body }: Answer, policy: CachePolicy, { now, random }: CacheOptions): StoredAnswer {
  const answer = { status, headers, body }
  const storedAt = now()
  const isNegative = policy.isNegative(answer)
  const { sharedMs, mayBeStale } = saidOfAge(answer)
  const freshUntil = storedAt + Math.min(sharedMs, isNegative ? policy.negativeMs : policy.freshMs * (0.9 + 0.2 * random()))
  return {
    answer: { status, headers: [...headers.filter(([name]) => KEPT_HEADERS.has(name)), ['etag', entityTag(body)]], body },
    storedAt,
    freshUntil,
    staleUntil: isNegative || !mayBeStale ? freshUntil : freshUntil + policy.staleWhileRevalidateMs,
    errorUntil: mayBeStale ? freshUntil + policy.staleIfErrorMs : freshUntil,
  }
}

/** What the origin says to shared caches can only shorten the policy's times. RFC 9111 §4.2.4, §5.2.2.10. */
function saidOfAge(answer: Answer): { sharedMs: number; mayBeStale: boolean } {
  const said = headerOf(answer, 'cache-control') ?? ''
  const seconds = /\bs-maxage=(\d+)/i.exec(said)?.[1]
  return {
    sharedMs: seconds === undefined ? Infinity : Number(seconds) * 1000,
    mayBeStale: !/must-revalidate|proxy-revalidate|s-maxage/i.test(said),
  }
}

function described({ answer, storedAt }: StoredAnswer, now: number, status: string): Answer {
  const age = String(Math.max(0, Math.floor((now - storedAt) / 1000)))
  return { status: answer.status, headers: [...answer.headers, ['age', age], ['cache-status', status]], body: answer.body }
}

/** How an answer came about, for the request log: `hit`, `stale`, `miss` or `none`. */
export function cacheOutcome(answer: Answer): 'hit' | 'stale' | 'miss' | 'none' {
  const status = headerOf(answer, 'cache-status')
  if (status === undefined) return 'none'
  if (status === 'edge; hit') return 'hit'
  return status.includes('stale') ? 'stale' : 'miss'
}
