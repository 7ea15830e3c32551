import { expect, test } from '@playwright/test'
import { fromOwnAddress } from '../support/e2e-data.ts'
import { BRANDS } from './pages.ts'

// The service is a real one over HTTP that knows a few words; what its button and its page do is in the controls of the dictionary tab.
test.use({ locale: 'en-GB', baseURL: BRANDS.pacman, javaScriptEnabled: false })
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(fromOwnAddress()))

for (const { what, url, isOffered } of [
  { what: 'MT-001 a word that is not found', url: `${BRANDS.pacman}/finnish-english/kaukoputki`, isOffered: true },
  { what: 'MT-004 the word of a dictionary', url: `${BRANDS.pacman}/sanavirta.fi-en/finnish-english/kaukoputki`, isOffered: true },
  { what: 'MT-001 a word that is found', url: `${BRANDS.pacman}/finnish-english/talo`, isOffered: false },
  { what: 'MT-001 a wildcard word', url: `${BRANDS.pacman}/finnish-english/kaukop*`, isOffered: false },
  { what: 'MT-002 a visitor without advanced search', url: `${BRANDS.sanakirja}/finnish-english/kaukoputki`, isOffered: false },
  { what: 'MT-003 languages that are not among them', url: `${BRANDS.pacman}/estonian-finnish/kaukoputki`, isOffered: false },
  { what: 'MT-003 one language', url: `${BRANDS.pacman}/sanavirta.fi/fi/kaukoputki`, isOffered: false },
  { what: 'MT-003 all languages', url: `${BRANDS.pacman}/sanavirta.nature/all/kaukoputki`, isOffered: false },
])
  test(`${what}: a machine’s translation is ${isOffered ? '' : 'not '}offered`, async ({ page }) => {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/kaukop|talo/)
    await expect(page.getByRole('link', { name: 'Translate by machine' })).toHaveCount(isOffered ? 1 : 0)
  })

test('MT-005 MT-009 where the machine knows no answer the page says so, and nobody indexes it', async ({ page }) => {
  const response = await page.goto('/finnish-italian/kaukoputki/mt')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('The machine translation is not available right now.')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('MT-002 TAB-004 TAB-015 without advanced search there is neither a tab nor a machine', async ({ page }) => {
  await page.goto(`${BRANDS.sanakirja}/finnish-english/kaukoputki/mt`)
  await expect(page.getByRole('region', { name: 'Machine translation' })).toHaveCount(0)
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.goto(`${BRANDS.sanakirja}/?tab=dictionary`)
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Dictionary:/ })).toHaveCount(0)
})
