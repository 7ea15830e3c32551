import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterEach, expect, test } from 'vitest'
import { SEARCH, scriptedEdge } from '#server/edge/scripted-edge.ts'
import { get } from '../support/get.ts'
import { type HttpOrigin, httpOrigin, json } from '../support/http-origin.ts'
import { openRequest } from '../support/open-request.ts'

const WORDS = { data: [], flipLangs: false }
const LEAVING = 200

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** The edge on a port of its own, in front of an origin that is reached by HTTP. */
async function served(origin: HttpOrigin) {
  const edge = scriptedEdge(undefined, { originFetch: (request) => fetch(request), originUrl: origin.url })
  const scope = { clientAddress: '192.0.2.1', isSecure: false, waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined) }
  const server = serve({ fetch: (request) => edge.app.fetch(request, scope), port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  stops.push(() => server.close(), origin.stop)
  const { port } = server.address() as AddressInfo // it listens on a port, not on a path
  return { base: `http://127.0.0.1:${port}`, lines: edge.lines }
}

test('E03 on Node the first one goes away, and those who wait with it still get the answer', async () => {
  const opened = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const origin = await httpOrigin(async (_, response) => {
    reached.resolve()
    await opened.promise
    json(response, WORDS)
  })
  const { base } = await served(origin)
  const leader = openRequest(base, SEARCH, { host: 'localhost' })
  await reached.promise
  const followers = Array.from({ length: 9 }, () => get(base, SEARCH, { host: 'localhost' }))
  await get(base, '/__version', { host: 'localhost' }) // by now they have come in
  leader.abort()
  await get(base, '/__version', { host: 'localhost' })
  opened.resolve()
  expect((await Promise.all(followers)).map(({ status }) => status)).toEqual(Array(9).fill(200))
  expect(origin.calls).toHaveLength(1)
})

test('C12 two hundred who leave while the origin thinks: each call ends once, is kept, and nothing is left under way', async () => {
  const opened = Promise.withResolvers<void>()
  let answered = 0
  const origin = await httpOrigin(async (_, response) => {
    await opened.promise
    json(response, WORDS)
    answered += 1
  })
  const { base, lines } = await served(origin)
  const pathOf = (index: number) => `/api/search/api/sk/search?search_service=ss&keyword=t${index}`
  const leaving = Array.from({ length: LEAVING }, (_, index) => openRequest(base, pathOf(index), { host: 'localhost' }))
  await expect.poll(() => origin.calls.length, { timeout: 10_000 }).toBe(LEAVING)
  for (const { abort } of leaving) abort()
  opened.resolve()
  await expect.poll(() => answered, { timeout: 10_000 }).toBe(LEAVING)

  const again = await get(base, pathOf(7), { host: 'localhost' })
  expect([again.status, again.headers['cache-status']]).toEqual([200, 'edge; hit'])
  expect(lines.filter(({ event }) => event === 'failure')).toEqual([])
})
