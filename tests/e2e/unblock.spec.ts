import { expect, type Page, test } from '@playwright/test'

/** A visitor of its own: what an address's browsers say of themselves tells them apart, and other tests must not be held up. */
const visitor = (name: string) => `Mozilla/5.0 (${name})`

/** Opens documents until the limit says no, and then, before it lifts again (half a second), one that is wanted. */
const floodThenOpen = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    for (let count = 1; count <= 300; count += 1) {
      const { type } = await fetch('/legal/help', { redirect: 'manual' })
      if (type === 'opaqueredirect') return location.assign(wanted)
    }
    throw new Error('Nothing limits')
  }, path)

test.describe('UNBL-012 L03 a flood', () => {
  test.use({ locale: 'fi-FI', userAgent: visitor('flood') })

  test('is led to the human check; a human solves it by the keyboard and carries on where they were', async ({ page }) => {
    await page.goto('/finnish-english/talo')
    await expect(async () => {
      await floodThenOpen(page, '/finnish-english/kuusi?unidir=1')
      await page.waitForURL(/\/unblock\?id=\d+$/, { timeout: 3000 })
    }).toPass()
    await page.getByRole('checkbox', { name: 'Olen ihminen' }).press('Space')
    await expect(page.locator('#announcer')).toHaveText('Kiitos, tarkistus onnistui. Voit jatkaa siitä mihin jäit.')
    await expect(page.getByRole('link', { name: 'Palaa edelliselle sivulle' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/finnish-english\/kuusi\?unidir=1$/)
    await page.goto('/finnish-english/talo')
    await expect(page).toHaveURL(/\/finnish-english\/talo$/)
  })
})

test.describe('the human check', () => {
  test.use({ locale: 'en-GB', userAgent: visitor('check') })

  const box = (page: Page) => page.getByRole('checkbox', { name: 'I am human' })
  const answerUnblock = (page: Page, answer: { status: number; json: unknown }) =>
    page.route('**/api/auth/unblock', (route) => route.fulfill({ status: answer.status, json: answer.json }))

  test('UNBL-006 says so when it did not go through, and can be done again', async ({ page }) => {
    await answerUnblock(page, { status: 200, json: { data: { message: 'Not verified' } } })
    await page.goto('/unblock?id=1')
    await box(page).click()
    await expect(page.locator('#announcer')).toHaveText('The check did not go through. Try again.')
    await expect(box(page)).not.toBeChecked()

    await page.unroute('**/api/auth/unblock')
    await box(page).click()
    await expect(page.locator('#announcer')).toHaveText(/^Thank you/)
    await expect(page.getByRole('main').getByRole('link', { name: 'Front page' })).toBeFocused()
  })

  test('UNBL-008 L07 is reset by an error, and leads nowhere else when there were too many', async ({ page }) => {
    await answerUnblock(page, { status: 500, json: { error: 'app_error' } })
    await page.goto('/unblock?id=1')
    await box(page).click()
    await expect(page.locator('#announcer')).toHaveText(/^The check could not be done/)
    await expect(box(page)).not.toBeChecked()

    await answerUnblock(page, { status: 429, json: { error: 'too_many_requests' } })
    await box(page).click()
    await expect(page.locator('#announcer')).toHaveText(/^Too many checks/)
    await expect(page).toHaveURL(/\/unblock\?id=1$/)
  })
})

test.describe('L09 without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'sv-SE', userAgent: visitor('plain') })

  test('the page says how long to wait and leads back; what needs a script is not there', async ({ page, baseURL }) => {
    await page.goto('/unblock?id=1', { referer: `${baseURL}/finnish-english/talo` })
    await expect(page.getByText('Vänta en minut och gå sedan tillbaka.')).toBeVisible()
    await expect(page.getByRole('checkbox')).toBeHidden()
    await page.getByRole('link', { name: 'Tillbaka till föregående sida' }).click()
    await expect(page).toHaveURL(/\/finnish-english\/talo$/)
  })
})
