import { expect, type Page, test } from '@playwright/test'
import { BRAND_NAMES, BRANDS, pagesOf } from './pages.ts'

const LONG_WORD = 'luottamushenkilöorganisaatio'

for (const brand of BRAND_NAMES) {
  test(`C03 C07 no page of ${brand} breaks the content security policy or logs an error`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of (?:403|404)/.test(message.text())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`${violatedDirective} ${blockedURI}`),
      ),
    )
    for (const { path } of pagesOf(brand)) await page.goto(`${BRANDS[brand]}${path}`, { waitUntil: 'networkidle' })
    expect(complaints).toEqual([])
  })
}

/** By how many pixels the page is wider than the window. */
const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`pages fit ${width} px: nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const { name, path } of pagesOf('pacman')) {
      await page.goto(`${BRANDS.pacman}${path}`)
      expect(await overflowOf(page), name).toBeLessThanOrEqual(0)
    }
  })
}

for (const { what, width, textScale } of [
  { what: 'at 200 % of a small window', width: 320, textScale: 1 },
  { what: 'with letters of twice the size', width: 1280, textScale: 2 },
  { what: 'with letters of twice the size on a phone', width: 390, textScale: 2 },
]) {
  test(`long words fit ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/',
      `/finnish-english/${LONG_WORD}`,
      `/finnish-english/${'x'.repeat(250)}`,
      '/finnish-english/talo',
      '/legal/our-content',
    ]) {
      await page.goto(path)
      await page.evaluate((scale) => document.documentElement.style.setProperty('font-size', `${scale * 100}%`), textScale)
      expect(await overflowOf(page), path).toBeLessThanOrEqual(0)
    }
  })
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])
  for (const late of ['nothing', 'the fonts', 'the end of the document'])
    test(`the results page does not shift while it loads, ${viewport.width} px wide, ${late} coming late`, async ({ page }) => {
      await page.setViewportSize(viewport)
      // Late is after the first paint: letters of other widths would move everything below them.
      if (late === 'the fonts')
        await page.route(/\.woff2$/, async (route) => {
          await new Promise((arrived) => setTimeout(arrived, 800))
          await route.continue()
        })
      // A slow device paints what it has parsed so far, the entries before the suggestions beside them.
      if (late === 'the end of the document')
        await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 20 })
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          // The two fields that lib.dom does not know yet.
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/finnish-english/talo', { waitUntil: 'networkidle' })
      await page.getByRole('combobox').focus()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02)
    })

test('A11Y-001 the skip link is the first stop of the keyboard and leads to the content', async ({ page }) => {
  await page.goto('/finnish-english/talo')
  await page.locator('body').press('Tab')
  const skip = page.locator(':focus')
  await expect(skip).toHaveAttribute('href', '#main')
  await skip.press('Enter')
  await expect(page).toHaveURL(/#main$/)
})

test('every headword and translation says its language', async ({ page }) => {
  await page.goto('/finnish-english/talo')
  const silent = await page.locator('.hw:not([lang]), .tr > a:not([lang]), .ex i:not([lang])').count()
  expect(await page.locator('.hw[lang=fi]').count()).toBeGreaterThan(0)
  expect(silent).toBe(0)
})

test('a page prints as entries only', async ({ page }) => {
  await page.goto('/finnish-english/talo')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.bar')).toBeHidden()
  await expect(page.locator('.foot')).toBeHidden()
  await expect(page.locator('.entry').first()).toBeVisible()
})

test('META-005 results name their word, their address and their other languages', async ({ page }) => {
  await page.goto('/finnish-english/talo')
  await expect(page).toHaveTitle(/^talo – .+ – Sanavirta$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/finnish-english\/talo$/)
  await expect(page.locator('link[rel=alternate][hreflang=sv]')).toHaveAttribute('href', /\/finnish-english\/talo\?hl=sv$/)
})

test('META-006 a page without hits is not indexed and answers 404', async ({ page }) => {
  const response = await page.goto('/finnish-english/eiolesellaista')
  expect(response?.status()).toBe(404)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

for (const { scheme, isDark } of [
  { scheme: 'light', isDark: false },
  { scheme: 'dark', isDark: true },
] as const) {
  test(`a page is ${scheme} when the system is`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/finnish-english/talo')
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const lightness = Number(/^oklch\(([\d.]+)/.exec(paper)?.[1])
    expect(lightness < 0.5).toBe(isDark)
  })
}
