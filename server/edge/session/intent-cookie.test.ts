import { expect, test } from 'vitest'
import type { PageContext } from '#client/page-context.ts'
import { browserAt, scriptedAccounts } from '../scripted-accounts.ts'
import { scriptedEdge } from '../scripted-edge.ts'

const INTENT = '__Host-intent'

/** A site whose pages tell what they were given, and whose buttons lead to a provider. */
function site() {
  const accounts = scriptedAccounts()
  const begun: Record<string, unknown>[] = []
  const intents: PageContext['intent'][] = []
  accounts.state.answering = async (request) => {
    if (!request.url.endsWith('/begin')) return undefined as unknown as Response // what is not scripted
    begun.push(await request.json())
    return Response.json({ url: 'https://login.example/', transaction: 't' })
  }
  const edge = scriptedEdge(accounts.origin, {
    providerOrigins: ['https://login.example'],
    renderPage: async (_, { intent }) => {
      intents.push(intent)
      return new Response('<h1>page</h1>', { headers: { 'content-type': 'text/html' } })
    },
  })
  return { ...accounts, edge, begun, intents, browser: browserAt(edge) }
}

test('AUTH-050 who is sent to register keeps where they were going, in a cookie of half an hour', async () => {
  const { browser, intents } = site()
  const sent = await browser.send('/user/settings?tab=1')
  expect([sent.status, sent.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/auth\/register\//)])
  expect(sent.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-intent=[\w.-]+; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ])
  await browser.send('/auth/login')
  await browser.send('/finnish-english/talo')
  expect(intents).toEqual(['/user/settings?tab=1', undefined])
})

test('AUTH-043 AUTH-050 a provider’s button that names no way back leads there', async () => {
  const { browser, begun } = site()
  await browser.send('/user/settings')
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-sk-client': '' } }
  await browser.send('/api/auth/google/login', { ...form, body: 'returnState=' })
  await browser.send('/auth/azure/login', { headers: { 'x-sk-client': '1' } })
  await browser.send('/api/auth/google/login', { ...form, body: 'returnState=%2Fx' })
  expect(begun.map(({ return_state }) => return_state)).toEqual(['/user/settings', '/user/settings', '/x'])
})

test('AUTH-050 a sign-in uses it up', async () => {
  const { browser } = site()
  await browser.send('/user/settings')
  expect(browser.jar.has(INTENT)).toBe(true)
  await browser.login()
  expect(browser.jar.has(INTENT)).toBe(false)
  expect((await browser.login()).headers.getSetCookie().join()).not.toContain(INTENT)
})

test('AUTH-050 one that is none of ours, or is over, is forgotten', async () => {
  const { browser, edge, intents } = site()
  await browser.send('/user/settings')
  edge.clock.now += 31 * 60_000
  await browser.send('/auth/login')
  browser.jar.set(INTENT, 'made-up')
  await browser.send('/auth/login')
  expect(intents).toEqual([undefined, undefined])
  expect(browser.jar.has(INTENT)).toBe(false)
})

test('AUTH-052 pages that are open leave none, nor does one for members only', async () => {
  const { browser } = site()
  for (const path of ['/', '/finnish-english/talo', '/auth/login', '/editor']) await browser.send(path)
  expect(browser.jar.has(INTENT)).toBe(false)
})
