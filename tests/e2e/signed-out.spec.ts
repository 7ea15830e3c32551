import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { chromiumFlags, findChromium } from '../support/chromium.ts'
import { fromOwnAddress } from '../support/e2e-data.ts'
import { registeredReader } from '../support/registered-reader.ts'

const executablePath = findChromium()

// As visitors have it: Playwright turns the pages that Back brings to life again off unless told otherwise.
test.use({
  locale: 'en-GB',
  launchOptions: {
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  },
})
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(fromOwnAddress()))

const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'My account' })
const loginButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' })
const goesBack = (page: Page) => page.evaluate(() => history.back())

async function logOut(page: Page) {
  await accountButton(page).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(loginButton(page)).toBeVisible()
}

/** What the browser holds of a reader, as any script of the page could read it. */
const shownBy = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    [
      document.documentElement.outerHTML,
      ...Array.from(document.querySelectorAll('input'), ({ value }) => value),
      document.cookie,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ].join('\n'),
  )

test('Back brings a page to life again in this browser', async ({ page }) => {
  await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => (document.title = `persisted: ${persisted}`)))
  await page.goto('/legal/help')
  await page.goto('/legal/our-content')
  await goesBack(page)
  await expect(page).toHaveURL(/\/legal\/help$/)
  await expect(page).toHaveTitle('persisted: true')
})

/** The settings of the reader, and from there on to the front page: what Back must not bring again. */
async function leavesSettings(page: Page, email: string) {
  await page.goto('/user/settings')
  await expect.poll(() => shownBy(page)).toContain(email)
  await page.goto('/')
  await expect(accountButton(page)).toBeVisible()
}

test('E25 Back after a sign-out shows nothing of who was signed in', async ({ page }) => {
  const { email } = await registeredReader(page)
  await leavesSettings(page, email)
  const steps = await page.evaluate(() => history.length)
  await logOut(page)
  await page.evaluate((count) => history.go(count - history.length - 1), steps)
  await expect(page).toHaveURL(/\/auth\/register\//)
  await expect(loginButton(page)).toBeVisible()
  expect(await shownBy(page)).not.toContain(email)
})

test('E25 Back shows nothing either when the sign-out was in another tab', async ({ page, context }) => {
  const { email } = await registeredReader(page)
  await leavesSettings(page, email)

  const other = await context.newPage()
  await other.setExtraHTTPHeaders(fromOwnAddress())
  await other.goto('/')
  await logOut(other)

  await goesBack(page)
  await expect(page).not.toHaveURL('/')
  await expect(loginButton(page)).toBeVisible()
  expect(await shownBy(page)).not.toContain(email)
})

test('E25 the next reader in the same tab finds nothing of the one before', async ({ page }) => {
  const before = await registeredReader(page)
  await leavesSettings(page, before.email)
  const steps = await page.evaluate(() => history.length)
  await logOut(page)

  const next = await registeredReader(page)
  for (const path of ['/user/profile', '/user/settings', '/finnish-english/talo']) {
    await page.goto(path)
    await expect(accountButton(page)).toBeVisible()
    expect(await shownBy(page)).not.toContain(before.email)
  }
  await page.evaluate((count) => history.go(count - history.length - 1), steps)
  await expect(page).toHaveURL(/\/user\/settings$/)
  await expect.poll(() => shownBy(page)).toContain(next.email)
  expect(await shownBy(page)).not.toContain(before.email)
})

/** Claims and features that a token carries: what a reader may is decided on the server, nothing here may say it. */
const RIGHTS = /hasPremiumContent|canAccess\w+|"claims"|"features"|"permissions"|"plan"/

test('F02 no script can read a token or a right out of cookies and storages, and none is in what was sent', async ({ page, context }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (/html|json|x-script|javascript/.test(response.headers()['content-type'] ?? '')) bodies.push(response.text().catch(() => ''))
  })
  await registeredReader(page)
  for (const path of ['/', '/finnish-english/talo', '/user/settings', '/user/profile']) {
    await page.goto(path)
    await expect(accountButton(page)).toBeVisible()
  }
  await page.evaluate(() => fetch('/api/session').then((answer) => answer.text()))

  const sealed = await valuesHidden(context)
  expect(sealed.length).toBeGreaterThan(0)
  const kept = await keptByBrowser(page)
  const sent = (await Promise.all(bodies)).join('\n')
  for (const secret of [...sealed, 'eyJ']) expect([kept.includes(secret), sent.includes(secret)]).toEqual([false, false])
  expect(kept).not.toMatch(RIGHTS)
  expect(kept).not.toMatch(/__Host-(?:sid|tx|dom|hv)/)
})

/** The cookies that no script may read. */
async function valuesHidden(context: BrowserContext): Promise<string[]> {
  const cookies = await context.cookies()
  const session = cookies.filter(({ name }) => name === '__Host-sid')
  expect(session.map(({ httpOnly, secure, sameSite }) => ({ httpOnly, secure, sameSite }))).toEqual([
    { httpOnly: true, secure: true, sameSite: 'Lax' },
  ])
  return cookies.filter(({ httpOnly }) => httpOnly).map(({ value }) => value)
}

/** Everything a script could find in the browser. */
const keptByBrowser = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const stores = await caches.keys()
    return JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, databases, stores, window.name, history.state])
  })
