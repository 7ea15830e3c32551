import { describe, expect, test } from 'vitest'
import { entityTag, matchesEntityTag } from './entity-tag.ts'
import { createGeneration } from './generation.ts'
import { OriginFailure } from './origin-failure.ts'
import { type Answer, type CallScope, compose, type OriginCall, type Upstream } from './upstream.ts'
import { FAILURE_WINDOW_MS, FAILURES_TO_OPEN, PROBE_INTERVAL_MS, withBreaker } from './with-breaker.ts'
import { SERVER_DEDUPE, withDedupe } from './with-dedupe.ts'
import { withRetry } from './with-retry.ts'

const CALL: OriginCall = { name: 'searchWords', method: 'GET', path: '/api/x', query: 'a=1', context: 'langPair' }
const ok: Answer = { status: 200, headers: [], body: '{}' }

const scopeFor = (own: Partial<CallScope> = {}) => {
  const work: Promise<unknown>[] = []
  const scope: CallScope = { brand: 'a', audience: 'class:anonymous', requestId: '1', waitUntil: (one) => work.push(one), ...own }
  return { scope, work }
}

/** An upstream whose answers are given by hand, in the order of its calls. */
function heldUpstream() {
  const waiting: PromiseWithResolvers<Answer>[] = []
  const upstream: Upstream = () => {
    const next = Promise.withResolvers<Answer>()
    waiting.push(next)
    return next.promise
  }
  return { upstream, waiting }
}

test('layers see a call in the order they are listed', async () => {
  const seen: string[] = []
  const layer = (name: string) => (upstream: Upstream) => (call: OriginCall, scope: CallScope) => {
    seen.push(name)
    return upstream(call, scope)
  }
  await compose([layer('first'), layer('second')], async () => ok)(CALL, scopeFor().scope)
  expect(seen).toEqual(['first', 'second'])
})

describe('in-flight sharing', () => {
  const dedupe = (upstream: Upstream, now = () => 0) => withDedupe({ ...SERVER_DEDUPE, now })(upstream)

  test('API-012 its limits are those of the decisions: 1,000 entries, 2 s', () => {
    expect(SERVER_DEDUPE).toEqual({ maxEntries: 1000, windowMs: 2000, passMs: 10_000 })
  })

  test.each([
    ['another audience', {}, { audience: 'class:premium' }],
    ['another brand', {}, { brand: 'b' }],
    ['another context', { context: 'dictionary' }, {}],
    ['another query', { query: 'a=2' }, {}],
    ['E01 a private audience, even the same', {}, { audience: 'private:1' }],
    ['another method', { method: 'POST' }, {}],
  ] as const)('shares nothing across %s', async (_, call, scope) => {
    const { upstream, waiting } = heldUpstream()
    const shared = dedupe(upstream)
    const asked = [
      shared({ ...CALL, ...call }, scopeFor(scope).scope),
      shared({ ...CALL, ...call }, scopeFor(scope).scope),
      shared(CALL, scopeFor().scope),
    ]
    const isNeverShared = scope && ('method' in call || ('audience' in scope && scope.audience === 'private:1'))
    expect(waiting).toHaveLength(isNeverShared ? 3 : 2)
    for (const one of waiting) one.resolve(ok)
    await Promise.all(asked)
  })

  test('E03 the leader is kept alive for those who follow', async () => {
    const { upstream, waiting } = heldUpstream()
    const shared = dedupe(upstream)
    const leader = scopeFor()
    const asked = [shared(CALL, leader.scope), shared(CALL, scopeFor().scope)]
    expect(leader.work).toHaveLength(1)
    waiting[0]?.resolve(ok)
    expect(await Promise.all(asked)).toEqual([ok, ok])
  })

  test('joins for two seconds, then asks anew', () => {
    let now = 0
    const { upstream, waiting } = heldUpstream()
    const shared = dedupe(upstream, () => now)
    shared(CALL, scopeFor().scope)
    now = 1999
    shared(CALL, scopeFor().scope)
    expect(waiting).toHaveLength(1)
    now = 2000
    shared(CALL, scopeFor().scope)
    expect(waiting).toHaveLength(2)
  })

  test('cc-resp-private-shared: an answer for one caller is not handed to those who waited, and nobody waits for its like', async () => {
    let now = 0
    const answers: Answer[] = []
    const upstream: Upstream = async () => {
      const answer: Answer = { ...ok, headers: [['cache-control', 'private']] }
      answers.push(answer)
      return answer
    }
    const shared = dedupe(upstream, () => now)
    await Promise.all([shared(CALL, scopeFor().scope), shared(CALL, scopeFor().scope)])
    expect(answers).toHaveLength(2)
    await Promise.all([shared(CALL, scopeFor().scope), shared(CALL, scopeFor().scope)])
    expect(answers).toHaveLength(4)
    now = 10_000
    await shared(CALL, scopeFor().scope)
    expect(answers).toHaveLength(5)
  })
})

describe('the breaker', () => {
  const failing: Upstream = async () => Promise.reject(new OriginFailure('unreachable'))

  test('opens after five failures within ten seconds, lets a probe through each five, closes on success', async () => {
    expect([FAILURES_TO_OPEN, FAILURE_WINDOW_MS, PROBE_INTERVAL_MS]).toEqual([5, 10_000, 5_000])
    let now = 0
    let isDown = true
    const calls: number[] = []
    const guarded = withBreaker({ now: () => now })(async (...asked) => {
      calls.push(now)
      return isDown ? failing(...asked) : ok
    })
    const ask = () =>
      guarded(CALL, scopeFor().scope).then(
        ({ status }) => status,
        (error: OriginFailure) => error.kind,
      )

    for (let index = 0; index < 5; index += 1) expect(await ask()).toBe('unreachable')
    expect(await ask()).toBe('breaker_open')
    now = 5_000
    expect([await ask(), await ask()]).toEqual(['unreachable', 'breaker_open'])
    now = 10_000
    isDown = false
    expect([await ask(), await ask()]).toEqual([200, 200])
    expect(calls).toEqual([0, 0, 0, 0, 0, 5_000, 10_000, 10_000])
  })

  test('failures further apart do not add up', async () => {
    let now = 0
    const guarded = withBreaker({ now: () => now })(failing)
    for (let index = 0; index < 20; index += 1) {
      now += 3_000
      await expect(guarded(CALL, scopeFor().scope)).rejects.toMatchObject({ kind: 'unreachable' })
    }
  })
})

describe('trying again', () => {
  const counted = (...outcomes: (Answer | OriginFailure)[]) => {
    const asked: OriginCall[] = []
    const upstream: Upstream = async (call) => {
      const outcome = outcomes[asked.length] ?? ok
      asked.push(call)
      if (outcome instanceof OriginFailure) throw outcome
      return outcome
    }
    return { asked, ask: (call: OriginCall = CALL) => withRetry()(upstream)(call, scopeFor().scope) }
  }

  test('API-023 F13 no other method is made twice', async () => {
    const { asked, ask } = counted({ ...ok, status: 502 })
    expect((await ask({ ...CALL, method: 'POST' })).status).toBe(502)
    expect(asked).toHaveLength(1)
  })

  test.each([400, 404, 429, 500, 503])('API-023 %i is not made again', async (status) => {
    const { asked, ask } = counted({ ...ok, status })
    expect((await ask()).status).toBe(status)
    expect(asked).toHaveLength(1)
  })

  test('our own timeouts are not waited for twice', async () => {
    const { asked, ask } = counted(new OriginFailure('timeout'))
    await expect(ask()).rejects.toMatchObject({ kind: 'timeout' })
    expect(asked).toHaveLength(1)
  })

  test('a dead origin gets at most a tenth more calls', async () => {
    let calls = 0
    const retrying = withRetry()(async () => {
      calls += 1
      throw new OriginFailure('unreachable')
    })
    for (let index = 0; index < 1000; index += 1) await retrying(CALL, scopeFor().scope).catch(() => undefined)
    expect(calls).toBeLessThanOrEqual(1000 * 1.1 + 10)
  })
})

describe('generations', () => {
  const named = (generation: string): Answer => ({ ...ok, headers: [['x-sk-generation', generation]] })

  test('the newest one heard of counts, numbers by their value', () => {
    const generation = createGeneration()
    expect(generation.current()).toBe('')
    generation.learn(named('9'))
    generation.learn(named('10'))
    expect(generation.learn(named('9'))).toBe('9')
    expect(generation.current()).toBe('10')
    expect(generation.learn(ok)).toBe('10')
  })

  test('where the origin runs in this process it says so itself', () => {
    let own = 'a'
    const generation = createGeneration(() => own)
    own = 'b'
    expect(generation.current()).toBe('b')
  })
})

test('entity tags tell bodies apart and are compared weakly', () => {
  const tags = ['', 'a', 'b', 'ab', 'ba', 'talo', 'tälo'].map((text) => entityTag(text))
  expect(new Set(tags).size).toBe(tags.length)
  expect(entityTag(new Uint8Array([97, 98]))).toBe(entityTag('ab'))
  const [tag = ''] = tags
  expect(matchesEntityTag(`W/${tag}`, tag)).toBe(true)
  expect(matchesEntityTag('*', tag)).toBe(true)
  expect(matchesEntityTag(null, tag)).toBe(false)
  expect(matchesEntityTag('"x"', tag)).toBe(false)
})
