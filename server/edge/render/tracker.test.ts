import { expect, test } from 'vitest'
import type { SearchEvent } from '#shared/analytics/analytics-event.ts'
import { scriptedEdge, testBrand } from '../scripted-edge.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const EVENT: SearchEvent = { name: 'lookup', tab: 'langPair', mode: 'default', languages: 'fi-en', dictionary: 'default', results: 2 }

/** What the log says was counted of one request to a page that counts one event. */
async function counted(init: RequestInit = {}, useSimpleAnalytics = true) {
  const features = { analyticsEventName: 'own' }
  const brand = testBrand('sanakirja', 'localhost', { useSimpleAnalytics, features })
  const edge = scriptedEdge(undefined, {
    brandStore: { read: async () => brand },
    renderPage: (_, page) => {
      page.track(EVENT)
      return Promise.resolve(new Response('<p>', { headers: { 'content-type': 'text/html' } }))
    },
  })
  const headers = { 'user-agent': FIREFOX, cookie: 'sk_prefs=1||langPair|||normal|1|1|', ...init.headers }
  const response = await edge.send('/finnish-english/salaisuus?q=aino@example.test', { ...init, headers })
  return { lines: edge.lines.filter(({ event }) => event === 'analytics'), response }
}

test('ANLT-005 ANLT-006 an event is one line of the log: its name and its fields, nothing of the word or of the reader', async () => {
  const { lines, response } = await counted()
  expect(lines).toEqual([{ ...EVENT, event: 'analytics', time: expect.any(Number), brand: 'sanakirja', name: 'own.lookup' }])
  expect(JSON.stringify(lines)).not.toMatch(/salaisuus|aino|Firefox|requestId/)
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('ANLT-002 a brand that does not count counts nothing', async () => {
  expect((await counted({}, false)).lines).toEqual([])
})

test.each<[string, RequestInit]>([
  ['a crawler', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' } }],
  ['a browser ahead of time', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['a browser of before, ahead of time', { headers: { purpose: 'prefetch' } }],
  ['HEAD', { method: 'HEAD' }],
])('ANLT-001 %s is not counted', async (_, init) => expect((await counted(init)).lines).toEqual([]))
