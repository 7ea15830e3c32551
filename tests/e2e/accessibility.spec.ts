import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { BRAND_NAMES, BRANDS, isFull, LOCALES, pagesOf, SCHEMES } from './pages.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every page × brand × colour scheme; the language rotates, and in full every language is walked. */
const cases = BRAND_NAMES.flatMap((brand, brandIndex) =>
  pagesOf(brand).flatMap((page, pageIndex) =>
    SCHEMES.flatMap((scheme, schemeIndex) => {
      const rotated = LOCALES[(pageIndex + brandIndex + schemeIndex) % LOCALES.length] ?? 'en'
      return (isFull ? LOCALES : [rotated]).map((locale) => ({ page, brand, scheme, locale }))
    }),
  ),
)

for (const {
  page: { name, path, status },
  brand,
  scheme,
  locale,
} of cases) {
  test(`A11Y-009 ${name} on ${brand}, ${scheme}, ${locale}: axe finds nothing`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: scheme, locale })
    const page = await context.newPage()
    const response = await page.goto(`${BRANDS[brand]}${path}`)
    expect(response?.status()).toBe(status)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
    await context.close()
  })
}
