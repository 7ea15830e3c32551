import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { fromOwnAddress } from '../support/e2e-data.ts'
import { sentLink } from '../support/sent-link.ts'

test.use({ locale: 'en-GB' })

// Mails are limited by network, so each journey comes from one of its own.
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(fromOwnAddress()))

const PASSWORD = 'seitsemän veljestä'
/** Nobody else's, whatever ran before. */
const newAddress = () => `reader-${crypto.randomUUID()}@example.org`

const loginButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' })
const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'My account' })

/** Registers with a password and follows the mail's link. Ends on the welcome page, signed in. */
async function register(page: Page, email: string, javaScriptEnabled: boolean) {
  await page.goto('/auth/register')
  await page.getByLabel('Email address').first().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
  await page.goto(await sentLink(email, '/auth/confirm-email/'))
  if (!javaScriptEnabled) await page.getByRole('button', { name: 'Confirm and log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
}

async function logOut(page: Page) {
  await page.goto('/auth/logout')
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(loginButton(page)).toBeVisible()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('AUTH-046, AUTH-072, AUTH-073 a new reader registers, confirms the address and is welcomed; the link works once', async ({
      page,
    }) => {
      const email = newAddress()
      await register(page, email, javaScriptEnabled)
      await expect(accountButton(page)).toBeVisible()
      await logOut(page)
      await page.goto(await sentLink(email, '/auth/confirm-email/'))
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Confirm and log in' }).click()
      await expect(page).toHaveURL(/\/auth\/login$/)
      await expect(page.locator('#flashes').getByText('The link has expired or has already been used.')).toBeVisible()
    })

    test('AUTH-057, AUTH-059, AUTH-078 the sign-in page says what is wrong, where, and leads back', async ({ page }) => {
      const email = newAddress()
      await register(page, email, javaScriptEnabled)
      await logOut(page)
      await page.goto('/auth/login?return=%2Ffinnish-english%2Ftalo')
      const main = page.getByRole('main')
      await main.getByLabel('Email address').fill(email)
      await main.getByLabel('Password', { exact: true }).fill('something else')
      await main.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(main.getByLabel('Password', { exact: true })).toBeFocused()
      await expect(main.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('The email or password is wrong.')
      await expect(main.getByLabel('Password', { exact: true })).toHaveValue('')
      await expect(main.getByLabel('Email address')).toHaveValue(email)
      await main.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await main.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page).toHaveURL(/\/finnish-english\/talo$/)
      await expect(accountButton(page)).toBeVisible()
    })

    test('AUTH-044, ROUTE-026 a magic link signs in and leads back', async ({ page }) => {
      const email = newAddress()
      await register(page, email, javaScriptEnabled)
      await logOut(page)
      await page.goto('/auth/login?return=%2Flegal%2Fhelp')
      await page.getByLabel('Log in with a link, without a password').fill(email)
      await page.getByRole('button', { name: 'Send a login link' }).click()
      await expect(page).toHaveURL(/\/auth\/link-sent\//)
      await page.goto(await sentLink(email, '/magic_link_signup/'))
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\/legal\/help$/)
      await expect(accountButton(page)).toBeVisible()
    })

    test('AUTH-067, AUTH-071, ROUTE-025 a forgotten password is chosen anew', async ({ page }) => {
      const email = newAddress()
      await register(page, email, javaScriptEnabled)
      await logOut(page)
      await page.goto('/auth/request-password')
      await page.getByLabel('Email address').fill(email)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page).toHaveURL(/\/auth\/link-sent\//)
      await page.goto(await sentLink(email, '/reset-password/'))
      await page.getByLabel('New password', { exact: true }).fill('kahdeksan surmanluotia')
      await page.getByLabel('New password again').fill('jotakin muuta')
      await page.getByRole('button', { name: 'Save and log in' }).click()
      await expect(page.getByLabel('New password again')).toHaveAccessibleDescription(/The passwords do not match/)
      await page.getByLabel('New password', { exact: true }).fill('kahdeksan surmanluotia')
      await page.getByLabel('New password again').fill('kahdeksan surmanluotia')
      await page.getByRole('button', { name: 'Save and log in' }).click()
      await expect(page.locator('#flashes').getByText('The new password is in use and you are logged in.')).toBeVisible()
      await expect(accountButton(page)).toBeVisible()
    })
  })
}

test('AUTH-061 the dialog signs in over the page, which comes back as it was', async ({ page }) => {
  const email = newAddress()
  await register(page, email, true)
  await logOut(page)
  await page.goto('/finnish-english/talo')
  await page.getByRole('combobox', { name: 'Search word' }).fill('kuus')
  await loginButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog.getByLabel('Email address')).toBeFocused()
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill('something else')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('The email or password is wrong.')
  // AUTH-059: what is typed next takes the place of what was wrong.
  await page.keyboard.type(PASSWORD)
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(accountButton(page)).toBeVisible()
  await expect(page).toHaveURL(/\/finnish-english\/talo$/)
  await expect(page.getByRole('combobox', { name: 'Search word' })).toHaveValue('kuus')
})

test('AUTH-060, AUTH-062 an empty form says nothing, and a dialog that was closed has forgotten what was typed', async ({ page }) => {
  await page.goto('/finnish-english/talo')
  await loginButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByLabel('Email address').fill('aino')
  await dialog.getByLabel('Password', { exact: true }).fill('x')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Email address')).toHaveAccessibleDescription(/should look like/)
  await dialog.getByLabel('Password', { exact: true }).fill('')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Email address')).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Escape')
  await expect(loginButton(page)).toBeFocused()
  await loginButton(page).click()
  await expect(dialog.getByLabel('Email address')).toHaveValue('')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`A11Y-009 the login dialog with an error in it, ${colorScheme}: axe finds nothing`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, locale: 'en-GB' })
    const page = await context.newPage()
    await page.goto('/finnish-english/talo')
    await loginButton(page).click()
    await page.getByRole('dialog').getByLabel('Email address').fill('aino')
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('x')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
    await context.close()
  })
}

test('the login button is a link where the dialog does not come', async ({ page }) => {
  await page.route(/\/islands-/, (route) => route.abort())
  await page.goto('/finnish-english/talo')
  await loginButton(page).click()
  await expect(page).toHaveURL('/auth/login?return=%2Ffinnish-english%2Ftalo')
})

test('SSO-012, SSO-013 an expired federated login is told in a modal over the front page', async ({ page }) => {
  await page.goto('/sso-haka-login-expired')
  const dialog = page.getByRole('dialog', { name: 'Your Haka login has expired' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue without logging in' }).click()
  await expect(dialog).toBeHidden()
})

test('SSO-016, ERR-011 errors of logins are told over the page that comes next', async ({ page }) => {
  await page.goto('/social-login-error?code=azure-error&provider=microsoft')
  await expect(page.locator('#flashes').getByText('Your Microsoft login could not be verified')).toBeVisible()
  await page.goto('/application_error_notify/login_expired?redirect=%2Flegal%2Fhelp')
  await expect(page).toHaveURL(/\/legal\/help$/)
  await expect(page.locator('#flashes').getByText('Your login has expired.')).toBeVisible()
})
