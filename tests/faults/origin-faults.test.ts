import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BRAND_BUDGET_MS } from '#server/edge/brand/brands.ts'
import { SEARCH, scriptedEdge } from '#server/edge/scripted-edge.ts'
import { MAX_HTML_BYTES, MAX_JSON_BYTES, SEARCH_HEADERS_DEADLINE_MS, TOTAL_DEADLINE_MS } from '#server/edge/upstream/origin-upstream.ts'
import { MAX_HELD_MS } from '#server/edge/upstream/with-back-pressure.ts'
import { FAILURES_TO_OPEN } from '#server/edge/upstream/with-breaker.ts'
import { type HttpOrigin, httpOrigin, json, rawOrigin } from '../support/http-origin.ts'

/** The faults of an origin that is reached by HTTP, on real sockets. Spec: security §5.1. */
const WORDS = { data: [{ id: 'x', headword: 'talo', clean_headword: 'talo', lang: 'fi' }], flipLangs: false }
const PAGE = '/api/content/sanakirja/en/help'
const FAKED = ['setTimeout', 'clearTimeout', 'performance'] as const

const origins: HttpOrigin[] = []
beforeEach(() => void vi.useRealTimers())
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(origins.splice(0).map(({ stop }) => stop()))
})

async function edgeOver(starting: Promise<HttpOrigin>) {
  const origin = await starting
  origins.push(origin)
  const edge = scriptedEdge(undefined, { originFetch: (request) => fetch(request), originUrl: origin.url })
  return { ...edge, origin }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const answering = (answer: Answer) => edgeOver(httpOrigin(answer))
const search = (keyword: string) => `/api/search/api/sk/search?search_service=ss&keyword=${keyword}`
const brief = async (response: Response) => ({ status: response.status, body: await response.json() })

describe('an origin that is down', () => {
  test('is stood in for by what is kept; what is not is 503 and says when to try again', async () => {
    const { send, origin, clock, lines } = await answering((_, response) => json(response, WORDS))
    const warm = Array.from({ length: 20 }, (_, index) => search(`talo${index}`))
    for (const path of warm) await send(path)
    await origin.stop()
    clock.now += 2 * 3_600_000

    for (const path of warm) {
      const stale = await send(path)
      expect([stale.status, await stale.json(), stale.headers.get('cache-status')]).toEqual([
        200,
        WORDS,
        'edge; fwd=stale; detail=stale-if-error',
      ])
    }
    const cold = await send(search('muu'))
    expect(cold.headers.get('retry-after')).toBe('5')
    expect(await brief(cold)).toEqual({ status: 503, body: { error: 'unavailable' } })
    expect(JSON.stringify(lines)).not.toMatch(/127\.0\.0\.1|ECONNREFUSED/)
  })

  test('comes back: the next answer is new', async () => {
    let isUp = false
    const { send } = await answering((_, response) => (isUp ? json(response, WORDS) : response.destroy()))
    expect((await send(SEARCH)).status).toBe(503)
    isUp = true
    expect((await send(SEARCH)).status).toBe(200)
  })

  test('is left alone after five failures, but for one probe each five seconds', async () => {
    const { send, origin, clock } = await answering((_, response) => response.writeHead(503).end())
    for (let index = 0; index < 30; index += 1) expect((await send(search(`a${index}`))).status).toBe(503)
    expect(origin.calls.length).toBe(FAILURES_TO_OPEN)
    clock.now += 5_000
    await Promise.all(Array.from({ length: 10 }, (_, index) => send(search(`b${index}`))))
    expect(origin.calls.length).toBe(FAILURES_TO_OPEN + 1)
  })
})

describe('an origin that is slow', () => {
  test('to begin is 504 at the deadline, and the call is broken off', async () => {
    const asked = Promise.withResolvers<Socket>()
    const { send } = await answering(({ socket }) => asked.resolve(socket))
    await send('/__version')
    vi.useFakeTimers({ toFake: [...FAKED] })
    const answer = send(SEARCH)
    const socket = await asked.promise
    const closed = once(socket, 'close')
    await vi.advanceTimersByTimeAsync(SEARCH_HEADERS_DEADLINE_MS)
    expect(await brief(await answer)).toEqual({ status: 504, body: { error: 'timeout' } })
    await closed
  })

  test('to end is 504 at the total deadline and is not kept', async () => {
    const begun = Promise.withResolvers<void>()
    let isSlow = true
    const { send, origin } = await answering((_, response) => {
      if (!isSlow) return json(response, WORDS)
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"data"', () => begun.resolve())
    })
    vi.useFakeTimers({ toFake: [...FAKED] })
    const answer = send(SEARCH)
    await begun.promise
    await vi.advanceTimersByTimeAsync(TOTAL_DEADLINE_MS)
    expect((await answer).status).toBe(504)
    isSlow = false
    expect((await send(SEARCH)).status).toBe(200)
    expect(origin.calls).toHaveLength(2)
  })
})

describe('an origin that answers garbage', () => {
  const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n'
  test.each([
    ['a length that is not reached', `${HEAD}Content-Length: 100\r\n\r\n<p>x`],
    ['a chunk that is not reached', `${HEAD}Transfer-Encoding: chunked\r\n\r\n64\r\n<p>x`],
    ['no last chunk', `${HEAD}Transfer-Encoding: chunked\r\n\r\n4\r\n<p>x\r\n`],
    ['a size of a chunk that is none', `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n<p>x\r\n0\r\n\r\n`],
    ['gzip that is none (D15)', `${HEAD}Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\n<p>x`],
  ])('E14 %s is 502, is not kept, and no part of it is given out', async (_, bytes) => {
    const { send, origin } = await edgeOver(rawOrigin(bytes, (socket) => socket.end()))
    expect(await brief(await send(PAGE))).toEqual({ status: 502, body: { error: 'bad_gateway' } })
    await send(PAGE)
    expect(origin.calls).toEqual([PAGE, PAGE])
  })

  test.each([
    ['a line that is no status', 'HELLO\r\n\r\n'],
    ['a status that is none', 'HTTP/1.1 2x0 OK\r\n\r\n'],
    ['nothing', ''],
    ['two lengths', `${HEAD}Content-Length: 4\r\nContent-Length: 5\r\n\r\n<p>x`],
  ])('%s is as if nobody were there', async (_, bytes) => {
    const { send } = await edgeOver(rawOrigin(bytes, (socket) => socket.end()))
    expect([502, 503]).toContain((await send(PAGE)).status)
  })

  test.each([
    ['JSON', SEARCH, MAX_JSON_BYTES],
    ['HTML', PAGE, MAX_HTML_BYTES],
  ])('D15 %s without an end is 502 at the cap, and the sender is stopped', async (_, path, cap) => {
    let sent = 0
    const stopped = Promise.withResolvers<void>()
    const chunk = Buffer.alloc(64 * 1024, ' ')
    const { send } = await answering((request, response) => {
      request.socket.once('close', () => stopped.resolve())
      const push = () => {
        while (!response.destroyed) {
          sent += chunk.length
          if (!response.write(chunk)) return void response.once('drain', push)
        }
      }
      push()
    })
    expect((await send(path)).status).toBe(502)
    await stopped.promise
    expect(sent).toBeLessThan(cap * 1.5 + 8 * 1024 * 1024) // what the sockets hold on the way
  })
})

describe('an origin under load', () => {
  test('L08 a 429 is passed on with its Retry-After; fifty who ask at once ask once', async () => {
    const { send, origin } = await answering((_, response) =>
      response.writeHead(429, { 'retry-after': '7', 'content-type': 'application/json' }).end('{"error":"too_many_requests"}'),
    )
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(SEARCH)))
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`))).toEqual(new Set(['429 7']))
    expect(origin.calls).toHaveLength(1)
  })

  test('L08 until the time it named is over nobody asks it the same again, and everybody is told what is left of it', async () => {
    let isBusy = true
    const { send, origin, clock } = await answering((_, response) => {
      if (!isBusy) return json(response, WORDS)
      return response.writeHead(429, { 'retry-after': '7', 'content-type': 'application/json' }).end('{"error":"too_many_requests"}')
    })
    await send(SEARCH)
    isBusy = false
    for (const [after, left] of [
      [0, '7'],
      [2_500, '5'],
      [4_000, '1'],
    ] as const) {
      clock.now += after
      const answer = await send(SEARCH)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, left])
    }
    expect(origin.calls).toHaveLength(1)
    expect((await send(`${SEARCH}x`)).status).toBe(200)
    clock.now += 500
    expect((await send(SEARCH)).status).toBe(200)
    expect(origin.calls).toHaveLength(3)
  })

  test('L08 an origin that names no time is asked again; one that names an endless time is asked again in five minutes', async () => {
    let retryAfter = ''
    const { send, origin, clock } = await answering((_, response) =>
      response
        .writeHead(429, { ...(retryAfter ? { 'retry-after': retryAfter } : {}), 'content-type': 'application/json' })
        .end('{"error":"x"}'),
    )
    await send(SEARCH)
    retryAfter = '99999999'
    await send(SEARCH)
    clock.now += MAX_HELD_MS - 1
    await send(SEARCH)
    expect(origin.calls).toHaveLength(2)
    clock.now += 1
    await send(SEARCH)
    expect(origin.calls).toHaveLength(3)
  })

  test('503s count for nobody whose answer is kept', async () => {
    let isUp = true
    const { send, clock } = await answering((_, response) => (isUp ? json(response, WORDS) : response.writeHead(503).end()))
    await send(SEARCH)
    isUp = false
    clock.now += 2 * 3_600_000
    for (let index = 0; index < 10; index += 1) expect((await send(SEARCH)).status).toBe(200)
  })

  test('E04 one shared failure, and the next one asks anew', async () => {
    let isUp = false
    const { send, origin } = await answering((_, response) => (isUp ? json(response, WORDS) : json(response, { error: 'x' }, 500)))
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => send(SEARCH)))).map(({ status }) => status)
    expect([new Set(statuses), origin.calls.length]).toEqual([new Set([500]), 1])
    isUp = true
    expect((await send(SEARCH)).status).toBe(200)
  })
})

describe('a store of brands that cannot be read', () => {
  test('gives the built-in brand when it fails', async () => {
    const { send, lines } = scriptedEdge(undefined, { brandStore: { read: () => Promise.reject(new Error('KV 10.0.0.3')) } })
    expect(await (await send('/api/config/app')).json()).toMatchObject({ appName: 'SANAKIRJA' })
    expect(lines).toContainEqual({ event: 'notice', code: 'brand_unreadable', subject: 'sanakirja' })
    expect(JSON.stringify(lines)).not.toContain('10.0.0.3')
  })

  test('gives the built-in brand when it has not answered within its budget', async () => {
    vi.useFakeTimers({ toFake: [...FAKED] })
    const { send } = scriptedEdge(undefined, { brandStore: { read: () => new Promise(() => {}) } })
    const answer = send('/api/config/app')
    await vi.advanceTimersByTimeAsync(BRAND_BUDGET_MS)
    expect((await answer).status).toBe(200)
  })

  test.each([[null], ['{'], [{ id: 'pacman' }], [{ id: 'sanakirja', hosts: 'x' }]])('gives the built-in brand for %j', async (value) => {
    const { send } = scriptedEdge(undefined, { brandStore: { read: async () => value } })
    expect(await (await send('/api/config/app')).json()).toMatchObject({ appName: 'SANAKIRJA' })
  })

  test('keeps the last good one', async () => {
    const good = scriptedEdge().brands[0]
    let isUp = true
    const { send, clock, settled } = scriptedEdge(undefined, {
      brandStore: {
        read: async () => (isUp && good ? { ...good, app: { ...good.app, appName: 'KV' } } : Promise.reject(new Error('down'))),
      },
    })
    await send('/api/config/app')
    isUp = false
    for (let minute = 0; minute < 3; minute += 1) {
      clock.now += 60_000
      expect(await (await send('/api/config/app')).json()).toMatchObject({ appName: 'KV' })
      await settled()
    }
  })

  test('is not asked for a host that nobody has', async () => {
    const { send } = scriptedEdge(undefined, { brandStore: { read: () => Promise.reject(new Error('asked')) } })
    expect((await send('http://unknown.test/')).status).toBe(421)
  })
})
