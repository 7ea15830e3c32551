import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const WITHOUT_SCRIPTS = { javaScriptEnabled: false, locale: 'en-GB' } as const
const field = (page: Page) => page.getByRole('combobox', { name: 'Search word' })
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the modes of search ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ ...WITHOUT_SCRIPTS, javaScriptEnabled })

    test('SRCH-003 FT-001 AC-033 a mode searches what is typed, and Enter keeps it', async ({ page }) => {
      await page.goto('/finnish-english/talo')
      await field(page).fill('kuusi')
      await page.getByRole('button', { name: 'Full text' }).click()
      await expect(page).toHaveURL(/\/finnish-english\/kuusi\?searchMode=fulltext$/)
      await expect(page.getByRole('button', { name: 'Full text' })).toHaveAttribute('aria-current', 'true')
      await field(page).fill('talo')
      await field(page).press('Enter')
      await expect(page).toHaveURL(/\/finnish-english\/talo\?searchMode=fulltext$/)
    })

    test('FT-019 a hit opens in place and closes again', async ({ page }) => {
      await page.goto('/finnish-english/talo?searchMode=fulltext')
      const row = page.locator('.kwic .hit').first()
      await row.click()
      await expect(page.locator('.kwic li').first().getByRole('article')).toBeVisible()
      await expect(row).toHaveAttribute('aria-expanded', 'true')
      await expect(page).toHaveURL(/[?&]entry=/)
      await page.reload()
      await expect(page.locator('.kwic li').first().getByRole('article')).toBeVisible()
      await row.click()
      await expect(page.locator('.kwic').getByRole('article')).toBeHidden()
      await expect(page).not.toHaveURL(/[?&]entry=/)
    })

    test('NEAR-006 SRCH-038 a word nearly written is among the suggestions of near search', async ({ page }) => {
      await page.goto('/finnish-english/tallo?searchMode=nearSearch&suggestions=1')
      await expect(page.getByText('The matches are listed under suggestions')).toBeVisible()
      await page.locator('#sug').getByRole('link', { name: 'talo', exact: true }).click()
      await expect(page).toHaveURL(/\/finnish-english\/talo$/)
    })

    test('SRCH-038 without matches nobody is sent to look for them', async ({ page }) => {
      await page.goto('/finnish-english/zzqqxx?searchMode=nearSearch&suggestions=1')
      await expect(page.getByText('The word was not found in the dictionaries')).toBeVisible()
      await expect(page.getByText('The matches are listed under suggestions')).toBeHidden()
    })

    test('SRCH-052 a misspelt word leads to the one meant', async ({ page }) => {
      const response = await page.goto('/finnish-english/tallo?suggestions=1')
      expect(response?.status()).toBe(404)
      await page.locator('.ways > div', { hasText: 'Did you mean' }).getByRole('link', { name: 'talo', exact: true }).click()
      await expect(page).toHaveURL(/\/finnish-english\/talo$/)
    })
  })
}

test.describe('the panel of suggestions on a phone', () => {
  test.use({ ...PHONE, locale: 'en-GB' })

  test('NAV-006 NAV-022 stays open from page to page until it is closed or a word is chosen in it', async ({ page }) => {
    await page.goto('/finnish-english/talo?suggestions=1')
    const panel = page.locator('#sug')
    await expect(panel).toBeHidden()
    await page.getByRole('button', { name: 'Suggestions' }).click()
    await panel.getByRole('link').nth(1).click()
    await expect(page).not.toHaveURL(/suggestions=1/)
    await expect(panel).toBeHidden()
    await page.getByRole('button', { name: 'Suggestions' }).click()
    await page.reload()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await page.reload()
    await expect(panel).toBeHidden()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`A11Y-009 hits of full text with an entry in place, ${colorScheme}: axe finds nothing`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, locale: 'fi' })
    const page = await context.newPage()
    await page.goto('/finnish-english/talo?searchMode=fulltext')
    await page.locator('.kwic .hit').first().click()
    await expect(page.locator('.kwic').getByRole('article')).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await context.close()
  })
}
