import { expect, test } from 'vitest'
import { SEARCH, scriptedEdge } from '#server/edge/scripted-edge.ts'

/**
 * How kept answers behave, by the names that the public suite of HTTP cache tests gives its cases. The edge keeps by its own table of
 * times; what an origin says can only make it keep less.
 */
const WORDS = { data: [{ id: 'x', headword: 'talo', clean_headword: 'talo', lang: 'fi' }], flipLangs: false }
const PAGE = '/api/content/sanakirja/en/help'
const FRESH_MS = 5 * 60_000

const answering = (headers: Record<string, string>) => scriptedEdge(() => Response.json(WORDS, { headers }))

test.each([
  ['E23 cc-resp-private-shared', { 'cache-control': 'private' }],
  ['E23 cc-resp-private-shared, with a life', { 'cache-control': 'max-age=100, Private' }],
  ['E23 cc-resp-no-store', { 'cache-control': 'no-store' }],
  ['E23 cc-resp-no-store-fresh', { 'cache-control': 'max-age=10000, no-store' }],
  ['E23 cc-resp-no-store-case-insensitive', { 'cache-control': 'No-StOrE' }],
  ['E23 cc-resp-no-cache', { 'cache-control': 'no-cache' }],
  ['E23 vary-star', { vary: '*' }],
  ['E23 cdn-private', { 'cdn-cache-control': 'private' }],
  ['E23 cdn-no-cache', { 'cdn-cache-control': 'no-cache', 'cache-control': 'max-age=100' }],
  ['E23 cdn-no-store-cc-fresh', { 'cdn-cache-control': 'no-store', 'cache-control': 'max-age=10000' }],
  ['E23 a cookie', { 'set-cookie': 'a=b' }],
])('%s: not kept', async (_, headers) => {
  // Headers of the table are records of text.
  const edge = answering(headers as unknown as Record<string, string>)
  await edge.send(SEARCH)
  const again = await edge.send(SEARCH)
  expect(again.headers.get('cache-status')).toBeNull()
  expect(again.headers.get('cache-control')).toBe('no-store')
  expect(edge.calls()).toHaveLength(2)
})

test.each([
  ['E23 cdn-fresh-cc-nostore', { 'cdn-cache-control': 'max-age=100', 'cache-control': 'no-store' }],
  ['E23 cc-resp-max-age', { 'cache-control': 'max-age=100' }],
  ['E23 vary-no-match: what the edge never sends cannot vary', { vary: 'accept-language, user-agent' }],
  ['E23 an origin without a word about it', {}],
])('%s: kept', async (_, headers) => {
  const edge = answering(headers as unknown as Record<string, string>) // as above
  await edge.send(SEARCH, { headers: { 'accept-language': 'fi' } })
  const again = await edge.send(SEARCH, { headers: { 'accept-language': 'sv', 'user-agent': 'b' } })
  expect(again.headers.get('cache-status')).toBe('edge; hit')
  expect(edge.calls()).toHaveLength(1)
})

test.each([
  ['E23 stale-close-must-revalidate', 'must-revalidate'],
  ['E23 stale-close-proxy-revalidate', 'proxy-revalidate'],
  ['E23 stale-close-s-maxage=2', 's-maxage=2'],
])('%s: never given out once its time is over', async (_, cacheControl) => {
  let isUp = true
  const edge = scriptedEdge(() =>
    isUp ? Response.json(WORDS, { headers: { 'cache-control': cacheControl } }) : Promise.reject(new TypeError('closed')),
  )
  await edge.send(SEARCH)
  expect((await edge.send(SEARCH)).headers.get('cache-status')).toBe('edge; hit')
  edge.clock.now += FRESH_MS + 31_000
  isUp = false
  expect((await edge.send(SEARCH)).status).toBe(503)
})

test('E23 cc-resp-must-revalidate-stale: asked for anew, and waited for, once its time is over', async () => {
  const edge = answering({ 'cache-control': 'must-revalidate' })
  await edge.send(SEARCH)
  edge.clock.now += FRESH_MS + 31_000
  expect((await edge.send(SEARCH)).headers.get('cache-status')).toBe('edge; fwd=miss; stored')
})

test('E23 s-maxage is kept no longer than it says', async () => {
  const edge = answering({ 'cache-control': 's-maxage=60' })
  await edge.send(SEARCH)
  edge.clock.now += 59_000
  expect((await edge.send(SEARCH)).headers.get('cache-status')).toBe('edge; hit')
  edge.clock.now += 2_000
  expect((await edge.send(SEARCH)).headers.get('cache-status')).toBe('edge; fwd=miss; stored')
})

test('E23 stale-while-revalidate: given out at once in its window, waited for after it', async () => {
  const edge = answering({})
  await edge.send(SEARCH)
  edge.clock.now += FRESH_MS + 31_000
  expect((await edge.send(SEARCH)).headers.get('cache-status')).toBe('edge; hit; detail=stale')
  await edge.settled()
  edge.clock.now += 2 * 3_600_000 // past the window
  expect((await edge.send(SEARCH)).headers.get('cache-status')).toBe('edge; fwd=miss; stored')
  expect(edge.calls()).toHaveLength(3)
})

test.each([
  ['E23 stale-sie-503', async () => Response.json({ error: 'x' }, { status: 503 })],
  ['E23 stale-sie-close', async () => Promise.reject(new TypeError('closed'))],
])('%s: an old answer stands in for a failing origin', async (_, fail) => {
  let isUp = true
  const edge = scriptedEdge(() => (isUp ? Response.json(WORDS) : fail()))
  await edge.send(SEARCH)
  edge.clock.now += 2 * 3_600_000
  isUp = false
  const stale = await edge.send(SEARCH)
  expect([stale.status, stale.headers.get('cache-status')]).toEqual([200, 'edge; fwd=stale; detail=stale-if-error'])
})

test('E23 other-authorization: who asks with a token of their own gets what everybody gets, and leaves nothing behind', async () => {
  const edge = scriptedEdge((request) => {
    expect(request.headers.get('authorization')).toBe('Bearer service-token')
    return Response.json(WORDS)
  })
  await edge.send(SEARCH, { headers: { authorization: 'Bearer victim' } })
  expect((await edge.send(SEARCH)).headers.get('cache-status')).toBe('edge; hit')
})

test('E23 headers-omit-headers-listed-in-Connection: nothing of the connection is kept or passed on', async () => {
  const edge = answering({ connection: 'x-a', 'x-a': 'b', 'keep-alive': 'timeout=5', 'proxy-authenticate': 'x', te: 'x', upgrade: 'x' })
  for (const status of ['edge; fwd=miss; stored', 'edge; hit']) {
    const { headers } = await edge.send(SEARCH)
    expect(headers.get('cache-status')).toBe(status)
    for (const name of ['connection', 'x-a', 'keep-alive', 'proxy-authenticate', 'te', 'upgrade']) expect(headers.get(name)).toBeNull()
  }
})

test.each(['3600', '-1', 'x', '1, 2', ''])('E23 age-parse: an origin’s Age of "%s" changes nothing', async (age) => {
  const edge = answering({ age })
  await edge.send(SEARCH)
  edge.clock.now += 7_000
  expect((await edge.send(SEARCH)).headers.get('age')).toBe('7')
})

test.each([201, 203, 204, 206, 226, 299, 400, 401, 403, 404, 410, 414, 429, 499, 500, 501, 502, 503, 504, 599])(
  'E23 E16 status-%i of a search is not kept',
  async (status) => {
    const body = status === 204 ? null : JSON.stringify(status < 300 ? WORDS : { error: 'x' })
    const edge = scriptedEdge(() => new Response(body, { status, headers: { 'cache-control': 'max-age=100' } }))
    for (let index = 0; index < 2; index += 1) {
      const answer = await edge.send(SEARCH)
      expect([answer.headers.get('cache-status'), answer.headers.get('cache-control')]).toEqual([null, 'no-store'])
    }
    expect(edge.calls().length).toBeGreaterThanOrEqual(2)
  },
)

test('E16 a page that is not there is kept for a minute, a search that finds nothing for half of one', async () => {
  const edge = scriptedEdge((request) =>
    request.url.includes('content')
      ? Response.json({ error: 'not_found' }, { status: 404 })
      : Response.json({ data: [], flipLangs: false }),
  )
  for (const [path, ms] of [
    [PAGE, 60_000],
    [SEARCH, 30_000],
  ] as const) {
    await edge.send(path)
    const before = edge.calls().length
    edge.clock.now += ms - 1_000
    await edge.send(path)
    expect(edge.calls().length).toBe(before)
    edge.clock.now += 2_000
    await edge.send(path)
    expect(edge.calls().length).toBe(before + 1)
  }
})

test('E22 a range is answered whole and never kept as a part', async () => {
  const edge = answering({})
  const part = await edge.send(SEARCH, { headers: { range: 'bytes=0-1' } })
  expect([part.status, await part.json()]).toEqual([200, WORDS])
  expect(edge.calls()[0]?.headers.get('range')).toBeNull()
})

test('E08 a page’s language is in its path, so one language never stands in for another', async () => {
  const edge = scriptedEdge((request) => new Response(`<p>${new URL(request.url).pathname.split('/')[4]}</p>`))
  for (const language of ['fi', 'sv', 'en', 'fi']) {
    const answer = await edge.send(`/api/content/sanakirja/${language}/help`, { headers: { 'accept-language': 'de' } })
    expect(await answer.text()).toBe(`<p>${language}</p>`)
  }
  expect(edge.calls()).toHaveLength(3)
})
