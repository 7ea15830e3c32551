import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { fromAddress, fromOwnAddress, LIBRARY_ADDRESS } from '../support/e2e-data.ts'
import { BRANDS, type Brand } from './pages.ts'

// Nothing is still fading in when its contrast is looked at.
test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(fromOwnAddress()))

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1280, height: 800 } }

type ProviderName = 'google' | 'microsoft' | 'mpassid' | 'haka'
const BUTTONS = {
  google: 'Continue with Google',
  microsoft: 'Microsoft work account',
  mpassid: 'MPASSid school login',
  haka: 'Continue to Haka login',
} as const satisfies Record<ProviderName, string>
const ORGANISATION = 'Example University'

/** Nobody else's, whatever ran before. */
const somebodyNew = () => `new-${crypto.randomUUID()}`

const banner = (page: Page) => page.getByRole('banner')
const loginButton = (page: Page) => banner(page).getByRole('link', { name: 'Log in' })
const accountButton = (page: Page) => banner(page).getByRole('button', { name: 'My account' })
/** It stands there twice: with the institution's name, and for narrow screens. */
const networkNote = (page: Page) => banner(page).getByText('Organisation network').filter({ visible: true })
const flashes = (page: Page) => page.locator('#flashes')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Chooses whom to be at the provider's page. */
async function beSomebody(page: Page, id: string) {
  const button = page.getByRole('button', { name: 'Somebody new' })
  await button.evaluate((element, value) => element.setAttribute('value', value), id)
  await button.click()
}

/** From a page's login button to the provider: by the dialog over it, or without scripts by the page it links to. */
async function toProvider(page: Page, provider: ProviderName, hasScripts: boolean) {
  await loginButton(page).click()
  const forms = hasScripts ? page.getByRole('dialog', { name: 'Log in' }) : page.getByRole('main')
  if (provider === 'haka') await forms.getByLabel('Haka organisation').selectOption(ORGANISATION)
  // In the dialog the choice of an organisation is enough.
  if (provider !== 'haka' || !hasScripts) await forms.getByRole('button', { name: BUTTONS[provider] }).click()
}

/** The answer of the academic federation comes by forms, which scripts press by themselves. */
async function backFromHaka(page: Page, hasScripts: boolean) {
  if (hasScripts) return
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/social-login-confirm\/.+\?provider=haka$/)
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function logOut(page: Page) {
  await accountButton(page).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(flashes(page).getByText('You have logged out.')).toBeVisible()
  await expect(loginButton(page)).toBeVisible()
}

/** Where scripts run, which axe is one of. */
async function axeFindsNothing(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

const ROUND_TRIPS: readonly { provider: ProviderName; brand: Brand; hasScripts: boolean; isPhone: boolean }[] = [
  { provider: 'google', brand: 'sanakirja', hasScripts: true, isPhone: false },
  { provider: 'google', brand: 'sanakirja', hasScripts: false, isPhone: true },
  { provider: 'microsoft', brand: 'sanakirja', hasScripts: true, isPhone: true },
  { provider: 'microsoft', brand: 'sanakirja', hasScripts: false, isPhone: false },
  { provider: 'mpassid', brand: 'pacman', hasScripts: true, isPhone: false },
  { provider: 'mpassid', brand: 'pacman', hasScripts: false, isPhone: true },
  { provider: 'haka', brand: 'pacman', hasScripts: true, isPhone: true },
  { provider: 'haka', brand: 'pacman', hasScripts: false, isPhone: false },
]

for (const { provider, brand, hasScripts, isPhone } of ROUND_TRIPS) {
  test.describe(`${provider}, ${isPhone ? 'phone' : 'desktop'}, ${hasScripts ? 'from the dialog' : 'without JavaScript'}`, () => {
    test.use({ ...(isPhone ? PHONE : DESKTOP), baseURL: BRANDS[brand], javaScriptEnabled: hasScripts })

    test('AUTH-046, AUTH-047, SSO-005, SSO-019 makes an account, logs out, and leads back to the page the next time', async ({ page }) => {
      const id = somebodyNew()
      await page.goto('/')
      await toProvider(page, provider, hasScripts)
      await beSomebody(page, id)
      if (provider === 'haka') await backFromHaka(page, hasScripts)
      await expect(heading(page, 'Welcome')).toBeVisible()
      await expect(page).toHaveURL(/\/auth\/welcome\?return=%2Fauth%2Fsuccess%2Ffree$/)
      if (hasScripts && isPhone) await axeFindsNothing(page)
      await page.getByRole('link', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\/auth\/success\/free$/)
      await logOut(page)

      await page.goto('/finnish-english/talo?unidir=1')
      await toProvider(page, provider, hasScripts)
      // The others still know who is at the browser.
      if (provider === 'haka') {
        await beSomebody(page, id)
        await backFromHaka(page, hasScripts)
      }
      await expect(page).toHaveURL(`${BRANDS[brand]}/finnish-english/talo?unidir=1`)
      await expect(accountButton(page)).toBeVisible()
    })
  })
}

for (const { provider, brand, hasScripts, message } of [
  { provider: 'google', brand: 'sanakirja', hasScripts: true, message: 'The Google login did not go through.' },
  { provider: 'microsoft', brand: 'sanakirja', hasScripts: false, message: 'The Microsoft login did not go through.' },
  { provider: 'mpassid', brand: 'pacman', hasScripts: false, message: 'The MPASSid login did not go through.' },
  { provider: 'haka', brand: 'pacman', hasScripts: true, message: 'The Haka login did not go through.' },
] as const) {
  test.describe(() => {
    test.use({ ...PHONE, baseURL: BRANDS[brand], javaScriptEnabled: hasScripts })

    test(`SSO-016, SSO-017 a refusal at ${provider} is told, and nobody is signed in`, async ({ page }) => {
      await page.goto('/finnish-english/talo')
      await toProvider(page, provider, hasScripts)
      await page.getByRole('button', { name: /is refused/ }).click()
      if (provider === 'haka' && !hasScripts) await page.getByRole('button', { name: 'Continue' }).click()
      await expect(flashes(page).getByRole('alert')).toContainText(message)
      await expect(loginButton(page)).toBeVisible()
      if (hasScripts) await axeFindsNothing(page)
    })
  })
}

test.describe('SSO-006 the Microsoft check', () => {
  /** Signs in as somebody new, but stops before the document that would be checked. */
  async function signInWithMicrosoft(page: Page) {
    await page.goto('/auth/login')
    await page.getByRole('main').getByRole('button', { name: BUTTONS.microsoft }).click()
    const form = page.locator('form')
    let url = new URL((await form.getAttribute('action')) ?? '', page.url()).href
    let answer = await page.request.post(url, { form: { user: somebodyNew() }, maxRedirects: 0 })
    while (!new URL(url).pathname.endsWith('/callback')) {
      url = new URL(answer.headers().location ?? '', url).href
      answer = await page.request.get(url, { maxRedirects: 0 })
    }
    expect(answer.headers().location).toMatch(/^\/auth\/welcome/)
  }

  /** The addresses that a document was led by, the provider's own included. */
  async function ledBy(page: Page, path: string): Promise<string[]> {
    const addresses: string[] = []
    let request = (await page.goto(path))?.request() ?? null
    for (; request; request = request.redirectedFrom()) addresses.unshift(request.url())
    return addresses
  }

  test('SSO-007 leads by the provider to the next document, and not again', async ({ page }) => {
    await signInWithMicrosoft(page)
    const addresses = await ledBy(page, '/finnish-english/talo')
    expect(addresses.map((address) => new URL(address).pathname)).toEqual([
      '/finnish-english/talo',
      '/azure/auth',
      '/auth/azure/callback',
      '/finnish-english/talo',
    ])
    expect(new URL(addresses[1] ?? '').searchParams.get('prompt')).toBe('none')
    await expect(accountButton(page)).toBeVisible()
    expect(await ledBy(page, '/finnish-english/kuusi')).toHaveLength(1)
    await expect(accountButton(page)).toBeVisible()
  })

  test('SSO-008, SSO-015 signs out whom Microsoft no longer knows, and says so', async ({ page, context }) => {
    await signInWithMicrosoft(page)
    await context.clearCookies({ domain: '127.0.0.1' })
    await page.goto('/finnish-english/talo')
    await expect(flashes(page).getByRole('alert')).toContainText('Your Microsoft login could not be verified, so you were logged out.')
    await expect(loginButton(page)).toBeVisible()
  })
})

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ ...PHONE, baseURL: BRANDS.pacman, javaScriptEnabled: hasScripts })

    test('SSO-012, SSO-013 an expired federated login is told, and leads to a new one', async ({ page }) => {
      await page.goto('/sso-haka-login-expired')
      const dialog = page.getByRole('dialog', { name: 'Your Haka login has expired' })
      await expect(dialog).toBeVisible()
      if (hasScripts) await axeFindsNothing(page)
      await dialog.getByRole('link', { name: 'Log in with Haka' }).click()
      const main = page.getByRole('main')
      if (hasScripts) await axeFindsNothing(page)
      await main.getByLabel('Haka organisation').selectOption(ORGANISATION)
      await main.getByRole('button', { name: BUTTONS.haka }).click()
      await beSomebody(page, somebodyNew())
      await backFromHaka(page, hasScripts)
      await expect(heading(page, 'Welcome')).toBeVisible()
      await expect(accountButton(page)).toBeVisible()
    })
  })
}

for (const provider of ['mpassid', 'microsoft']) {
  test(`SSO-014 an expired login with ${provider} is told over the front page`, async ({ page }) => {
    await page.goto(`/social-login-error?code=expired_error&provider=${provider}`)
    await expect(page).toHaveURL('/')
    await expect(flashes(page).getByRole('alert')).toContainText(/Your (MPASSid|Microsoft) login has expired\. Log in again\./)
  })
}

test.describe("AUTH-001, AUTH-028 a library's network", () => {
  test.use({ baseURL: BRANDS.pacman })
  test.beforeEach(({ page }) => page.setExtraHTTPHeaders(fromAddress(LIBRARY_ADDRESS)))

  test('SHELL-003 opens what it pays for to whoever comes from it, signed in or not', async ({ page, browser }) => {
    const teaser = 'This entry belongs to the Premium dictionaries.'
    await page.goto('/finnish-english/kantaja')
    await expect(networkNote(page)).toBeVisible()
    await expect(page.getByRole('main').getByText(teaser)).toHaveCount(0)
    await axeFindsNothing(page)

    const elsewhere = await browser.newContext({ baseURL: BRANDS.pacman, locale: 'en-GB' })
    const outside = await elsewhere.newPage()
    await outside.goto('/finnish-english/kantaja')
    await expect(networkNote(outside)).toHaveCount(0)
    await expect(outside.getByRole('main').getByText(teaser)).toBeVisible()
    await elsewhere.close()

    await toProvider(page, 'mpassid', true)
    await beSomebody(page, somebodyNew())
    await expect(heading(page, 'Welcome')).toBeVisible()
    await logOut(page)
    await expect(networkNote(page)).toBeVisible()
  })
})
