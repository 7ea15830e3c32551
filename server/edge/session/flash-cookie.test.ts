import { expect, test } from 'vitest'
import type { PageContext } from '#client/page-context.ts'
import { encodeReturnUrl } from '#shared/account/return-url.ts'
import { browserAt, scriptedAccounts } from '../scripted-accounts.ts'
import { scriptedEdge, testBrand } from '../scripted-edge.ts'

const FLASH = '__Host-flash'

/** A site whose pages show their messages, and leave one and go elsewhere at /go. */
function site(options: { stored?: string[] } = {}) {
  const accounts = scriptedAccounts()
  const edge = scriptedEdge(accounts.origin, {
    renderPage: async ({ url }, page: PageContext) => {
      const { pathname } = new URL(url)
      options.stored?.push(page.storedPreferences ?? 'none')
      if (pathname === '/broken') return new Response(null, { status: 302, headers: { location: '/' } })
      if (!pathname.startsWith('/go'))
        return Response.json(
          page.flashes.map(({ messageL10nId }) => messageL10nId),
          { headers: { 'content-type': 'text/html' } },
        )
      page.addFlash({ messageL10nId: pathname === '/go' ? 'SAVED' : 'OTHER' })
      return new Response(null, { status: 303, headers: { location: '/' } })
    },
  })
  return { ...accounts, edge, browser: browserAt(edge) }
}

test('FLASH-009 a message survives the redirect, is shown in the next document, and then it is gone', async () => {
  const { browser } = site()
  const [cookie] = (await browser.send('/go')).headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-flash=[\w.-]+; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(await (await browser.send('/')).json()).toEqual(['SAVED'])
  expect(browser.jar.has(FLASH)).toBe(false)
  expect(await (await browser.send('/')).json()).toEqual([])
})

test('FLASH-009 FLASH-010 messages wait while redirects follow one another, each once', async () => {
  const { browser } = site()
  for (const path of ['/go', '/go/other', '/go', '/broken']) await browser.send(path)
  expect(await (await browser.send('/')).json()).toEqual(['OTHER', 'SAVED'])
})

test('F03 a message that is not sealed by us is not shown', async () => {
  const { browser } = site()
  browser.jar.set(FLASH, btoa(JSON.stringify({ flashes: [{ messageL10nId: 'X' }] })))
  expect(await (await browser.send('/')).json()).toEqual([])
  expect(browser.jar.has(FLASH)).toBe(false)
})

test('PERM-023 PERM-024 FLASH-008 who is signed in is led away from the sign-in page, and told why', async () => {
  const { browser } = site()
  await browser.login()
  const response = await browser.send('/auth/login')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
  expect(await (await browser.send('/')).json()).toEqual(['log_out_first'])
})

test('ROUTE-041 PERM-033 ROUTE-046 who is not is led to register, before anything is drawn', async () => {
  const stored: string[] = []
  const { browser } = site({ stored })
  const response = await browser.send('/user/settings?tab=1')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(`/auth/register/${encodeReturnUrl('/user/settings?tab=1')}`)
  expect(stored).toEqual([])
})

test('ROUTE-035 where a brand has its own layout for what is forbidden, there is one page of it', async () => {
  const brand = testBrand('sanakirja', 'localhost', { features: { customForbidden: true } })
  const edge = scriptedEdge(undefined, { brandStore: { read: async () => brand } })
  expect((await edge.send('/forbidden/no-access')).headers.get('location')).toBe('/forbidden/404')
  expect((await edge.send('/forbidden/404')).status).toBe(200)
})

test('STORE-039 pages are handed the mirrored preferences as they were sent', async () => {
  const stored: string[] = []
  const { browser } = site({ stored })
  browser.jar.set('sk_prefs', '1||langPair')
  await browser.send('/')
  expect(stored).toEqual(['1||langPair'])
})
