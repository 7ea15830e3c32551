import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { fromOwnAddress } from '../support/e2e-data.ts'
import { registeredReader, signIn } from '../support/registered-reader.ts'
import { sentLink } from '../support/sent-link.ts'
import { BRANDS } from './pages.ts'

// Nothing is still fading in when its contrast is looked at.
test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(fromOwnAddress()))

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const TELEPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const NEW_PASSWORD = 'kahdeksan surmanluotia'

const loginButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' })
const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'My account' })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const told = (page: Page, text: string) => expect(page.locator('#flashes').getByText(text)).toBeVisible()
const save = (page: Page, name: string, button = 'Save') => section(page, name).getByRole('button', { name: button, exact: true }).click()

async function toSettings(page: Page) {
  await page.goto('/user/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'My settings' })).toBeVisible()
}

/** A browser that was signed in finds out that it is so no longer. */
async function isSignedOut(page: Page) {
  await page.goto('/user/settings')
  await expect(loginButton(page)).toBeVisible()
  await expect(page).not.toHaveURL(/\/user\/settings$/)
}

const telephone = (browser: Browser, javaScriptEnabled: boolean): Promise<BrowserContext> =>
  browser.newContext({
    ...PHONE,
    javaScriptEnabled,
    locale: 'en-GB',
    userAgent: TELEPHONE,
    baseURL: BRANDS.sanakirja,
    extraHTTPHeaders: fromOwnAddress(),
  })

async function axeFindsNothing(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, ...(javaScriptEnabled ? {} : PHONE) })

    test('USER-017, L10N-003 a reader changes names and the language of the interface', async ({ page }) => {
      await registeredReader(page, javaScriptEnabled)
      await toSettings(page)
      await section(page, 'Account').getByLabel('First name').fill('Aino')
      await section(page, 'Account').getByLabel('Last name').fill("O'Brien-Ståhl")
      await save(page, 'Account')
      await told(page, 'Your changes were saved.')
      await toSettings(page)
      await expect(section(page, 'Account').getByLabel('First name')).toHaveValue('Aino')
      await expect(section(page, 'Account').getByLabel('Last name')).toHaveValue("O'Brien-Ståhl")

      await section(page, 'Language').getByRole('combobox').selectOption({ label: 'Svenska' })
      await save(page, 'Language')
      await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
      await told(page, 'Ändringarna sparades.')
      await section(page, 'Språk').getByRole('combobox').selectOption({ label: 'Suomi' })
      await save(page, 'Språk', 'Spara')
      await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
      await page.goto('/finnish-english/talo')
      await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
    })

    test('USER-017, AUTH-067 a new password ends the sign-ins of other browsers and is taken', async ({ page, browser }) => {
      const reader = await registeredReader(page, javaScriptEnabled)
      const other = await telephone(browser, javaScriptEnabled)
      const phone = await other.newPage()
      await signIn(phone, reader)
      await expect(accountButton(phone)).toBeVisible()

      await toSettings(page)
      const form = section(page, 'Password')
      const change = async (current: string) => {
        await form.getByLabel('Current password').fill(current)
        await form.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
        await form.getByLabel('New password again').fill(NEW_PASSWORD)
        await save(page, 'Password', 'Change password')
      }
      await change('something else')
      await expect(form.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
      await expect(form.getByLabel('Current password')).toBeFocused()
      await expect(form.getByLabel('Current password')).toHaveValue('')
      await change(reader.password)
      await told(page, 'The password was changed and your other devices were logged out.')
      await toSettings(page)

      await isSignedOut(phone)
      await signIn(phone, { ...reader, password: NEW_PASSWORD })
      await expect(accountButton(phone)).toBeVisible()
      await other.close()
    })

    test('USER-017 a reader sees two devices, ends one, and signs out everywhere', async ({ page, browser }) => {
      const reader = await registeredReader(page, javaScriptEnabled)
      const other = await telephone(browser, javaScriptEnabled)
      const phone = await other.newPage()
      await signIn(phone, reader)
      await expect(accountButton(phone)).toBeVisible()

      await toSettings(page)
      const devices = section(page, 'Logins').getByRole('listitem')
      await expect(devices).toHaveCount(2)
      await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)
      await section(page, 'Logins')
        .getByRole('button', { name: /^Log out: .*iPhone/ })
        .click()
      await told(page, 'The device was logged out.')
      await expect(devices).toHaveCount(1)
      await isSignedOut(phone)

      await signIn(phone, reader)
      await expect(accountButton(phone)).toBeVisible()
      await save(page, 'Logins', 'Log out everywhere')
      await told(page, 'You have logged out of all your devices.')
      await expect(loginButton(page)).toBeVisible()
      await isSignedOut(phone)
      await other.close()
    })

    test('USER-012, USER-013, USER-015 a reader asks for deletion, and the link of the mail deletes the account once', async ({ page }) => {
      const reader = await registeredReader(page, javaScriptEnabled)
      await toSettings(page)
      await save(page, 'Delete account', 'Delete my account')
      await told(page, 'A link was sent to your email.')
      const link = await sentLink(reader.email, '/delete-account')
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1, name: 'Delete account' })).toBeVisible()
      if (javaScriptEnabled) await axeFindsNothing(page)
      await page.getByRole('button', { name: 'Delete my account permanently' }).click()
      await expect(page).toHaveURL('/')
      await told(page, 'Your account has been deleted.')
      await expect(loginButton(page)).toBeVisible()

      await signIn(page, reader)
      await expect(page.getByRole('main').getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
        'The email or password is wrong.',
      )
      await page.goto(link)
      await page.getByRole('button', { name: 'Delete my account permanently' }).click()
      await told(page, 'The link has expired or has been used.')
    })
  })
}

test('SHELL-007, SHELL-008 the keyboard alone opens the menu, goes to the settings, saves a name and logs out', async ({ page }) => {
  await registeredReader(page)
  await page.goto('/finnish-english/talo')
  await accountButton(page).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('region', { name: 'My menu' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(accountButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, 'My settings')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'My settings' })).toBeVisible()

  await tabTo(page, 'First name')
  await page.keyboard.type('Aino')
  await page.keyboard.press('Enter')
  await told(page, 'Your changes were saved.')
  await expect(section(page, 'Account').getByLabel('First name')).toHaveValue('Aino')
  await accountButton(page).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, 'Log out')
  await page.keyboard.press('Enter')
  await told(page, 'You have logged out.')
  await expect(loginButton(page)).toBeVisible()
})

/** Goes on by Tab to what has that name, as a reader would. */
async function tabTo(page: Page, name: string) {
  const wanted = page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true }))
    .or(page.getByLabel(name, { exact: true }))
  const hasFocus = () => wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
  for (let presses = 0; presses < 30; presses += 1) {
    if (await hasFocus()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${name}`)
}

test('FLASH-003, FLASH-004 a message goes after five seconds, waits while it is pointed at, and closes', async ({ page }) => {
  await registeredReader(page)
  await page.clock.install()
  await toSettings(page)
  const message = page.locator('#flashes').getByText('Your changes were saved.')
  await save(page, 'Account')
  await expect(message).toBeVisible()
  await message.hover()
  await page.clock.runFor(20_000)
  await expect(message).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(5_500)
  await expect(message).toBeHidden()

  await save(page, 'Account')
  await expect(message).toBeVisible()
  await page
    .getByRole('link', { name: 'Close the message' })
    .or(page.getByRole('button', { name: 'Close the message' }))
    .click()
  await expect(message).toBeHidden()
  await page.goto('/legal/help')
  await expect(message).toBeHidden()
})

test.describe('on a phone in the dark', () => {
  test.use({ ...PHONE, colorScheme: 'dark' })

  test('A11Y-009 settings with an error in them, and the profile: axe finds nothing', async ({ page }) => {
    await registeredReader(page)
    await toSettings(page)
    await axeFindsNothing(page)
    await section(page, 'Account').getByLabel('Email address').fill('nobody@nowhere')
    await save(page, 'Account')
    await expect(section(page, 'Account').getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
    await axeFindsNothing(page)
    await accountButton(page).click()
    await axeFindsNothing(page)
    await page.goto('/user/profile')
    await axeFindsNothing(page)
  })
})
