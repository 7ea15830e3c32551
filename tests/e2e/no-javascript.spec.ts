import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false, locale: 'en-GB' })

test('ARCH-005 AC-031 a word is looked up with a plain form and lands on the canonical URL', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Search word' }).fill('talo')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/finnish-english\/talo$/)
  await expect(page.getByRole('article', { name: 'talo' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'house' }).first()).toBeVisible()
})

test('LANG-036 URL-041 the pair is swapped by a link that says the direction', async ({ page }) => {
  await page.goto('/finnish-english/talo')
  await page.getByRole('link', { name: /English–Finnish/ }).click()
  await expect(page).toHaveURL(/\/english-finnish\/talo\?unidir=1$/)
})

test('L10N-003 the language of the interface is changed in the footer and stays', async ({ page }) => {
  await page.goto('/finnish-english/talo')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Svenska' }).click()
  await expect(page).toHaveURL(/\/finnish-english\/talo$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
})

test('SUG-001 suggestions stand in the document itself', async ({ page }) => {
  await page.goto('/finnish-english/talo?suggestions=1')
  await expect(page.locator('#sug').getByRole('link', { name: 'talo', exact: true })).toHaveCount(1)
})

test('a translation is a link to its own search', async ({ page }) => {
  await page.goto('/finnish-english/talo')
  await page.getByRole('link', { name: 'house', exact: true }).first().click()
  await expect(page).toHaveURL(/\/english-finnish\/house\?linkType=inner-link$/)
})
