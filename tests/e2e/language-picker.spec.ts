import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

test.use({ locale: 'en-GB' })

const PHONE = { width: 390, height: 844 }
const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Choose languages' })
const buttonOf = (page: Page) => page.getByRole('button', { name: /^Languages:/ })

/** Opens the popup on a result page; focus is where one goes on. */
async function open(page: Page, path = '/finnish-english/talo') {
  await page.goto(path)
  await buttonOf(page).click()
  await expect(popupOf(page)).toBeVisible()
}

test('A11Y-009 LANG-014 LANG-026 the popup is opened, walked and closed with the keyboard alone', async ({ page }) => {
  await page.goto('/finnish-english/talo')
  await buttonOf(page).focus()
  await page.keyboard.press('Enter')
  const filter = popupOf(page).getByRole('searchbox')
  await expect(filter).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(popupOf(page).getByRole('button', { name: 'Finnish–English' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(popupOf(page).getByRole('link', { name: 'Finnish–Swedish' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(filter).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popupOf(page)).toBeHidden()
  await expect(buttonOf(page)).toBeFocused()
})

test('LANG-026 the button closes what it opened, and so does a press beside it', async ({ page }) => {
  await open(page)
  await buttonOf(page).click()
  await expect(popupOf(page)).toBeHidden()
  await buttonOf(page).click()
  await expect(popupOf(page)).toBeVisible()
  await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } })
  await expect(popupOf(page)).toBeHidden()
})

test('LANG-024 LANG-025 the filter knows Swedish names, and says when nothing is left', async ({ page }) => {
  await open(page)
  await popupOf(page).getByRole('searchbox').fill('svenska & eng')
  await expect(popupOf(page).getByRole('link')).toHaveText(['SwedishEnglish'])
  await expect(popupOf(page).getByRole('status')).toHaveText('Options: 1')
  await popupOf(page).getByRole('searchbox').fill('klingon')
  await expect(popupOf(page).getByText('No matching languages. Try another name.').first()).toBeVisible()
})

test('AC-033 LANG-027 LANG-056 a choice opens its search with what was typed, and is remembered', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Escape')
  await page.getByRole('combobox').fill('metsä')
  await buttonOf(page).click()
  await popupOf(page).getByRole('link', { name: 'Finnish–Swedish' }).click()
  await expect(page).toHaveURL(/\/finnish-swedish\/talo$/)
  await expect(page.getByRole('combobox')).toHaveValue('metsä')
  await expect(page.getByRole('combobox')).toBeFocused()
  await buttonOf(page).click()
  await expect(popupOf(page).getByRole('region', { name: 'Recently used' }).getByRole('listitem')).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('sk_langtab_data2'))).toContain('"languages":{"fromId":"fi","toId":"sv"}')
  await page.goto('/')
  await expect(buttonOf(page)).toHaveText(/Finnish\s*Swedish/)
})

test('LANG-049 LANG-050 a pin is set from the keyboard, keeps the focus and comes first', async ({ page }) => {
  await page.goto('/finnish-english/talo')
  await page.evaluate(() =>
    localStorage.setItem('sk_language_picker_recent_langPair', '[{"fromId":"fi","toId":"sv"},{"fromId":"sv","toId":"fi"}]'),
  )
  await buttonOf(page).click()
  await expect(popupOf(page).getByRole('searchbox')).toBeFocused()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  const pin = popupOf(page).getByRole('button', { name: 'Pin: Swedish–Finnish' })
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expect(pin).toBeFocused()
  await expect(popupOf(page).getByRole('region', { name: 'Recently used' }).getByRole('link').first()).toHaveAccessibleName(
    'Swedish–Finnish',
  )
})

test('M08 LANG-051 ten thousand stored entries, markup among them, are six rows of text at most', async ({ page }) => {
  await page.goto('/finnish-english/talo')
  await page.evaluate(() => {
    const pairs = ['fi-sv', 'sv-fi', 'fi-en', 'en-fi', 'fi-de', 'de-fi', 'sv-en', 'en-sv']
    const entries = Array.from({ length: 10_000 }, (_, index) => {
      const [fromId, toId] = (pairs[index % pairs.length] ?? '').split('-')
      return { fromId, toId, title: '<img src=x onerror=alert(1)>' }
    })
    localStorage.setItem('sk_language_picker_recent_langPair', JSON.stringify([{ id: '<script>alert(1)</script>' }, ...entries]))
  })
  await buttonOf(page).click()
  const rows = popupOf(page).getByRole('region', { name: 'Recently used' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBeLessThanOrEqual(6)
  await expect(popupOf(page).locator('img, script')).toHaveCount(0)
})

test('LANG-016 "show all" shows the rest and moves the focus there', async ({ page }) => {
  await open(page)
  const pairs = popupOf(page).getByRole('region', { name: 'Language pairs' })
  await expect(pairs.getByRole('listitem')).toHaveCount(6)
  await pairs.getByRole('button', { name: /^Show all/ }).click()
  expect(await pairs.getByRole('listitem').count()).toBeGreaterThan(6)
  await expect(pairs.getByRole('listitem').nth(6).getByRole('link')).toBeFocused()
})

test('LANG-047 on a phone the popup is a modal, closed by its button, Escape or a press beside it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page)
  const isModal = () => page.locator('[data-modal=popup-mobile-modal]').evaluate((popup) => popup.matches(':modal'))
  expect(await isModal()).toBe(true)
  await popupOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(popupOf(page)).toBeHidden()
  await buttonOf(page).click()
  await page.keyboard.press('Escape')
  await expect(popupOf(page)).toBeHidden()
  await buttonOf(page).click()
  await expect(popupOf(page)).toBeVisible()
  await page.mouse.click(5, PHONE.height - 5)
  await expect(popupOf(page)).toBeHidden()
})

test('LANG-031 A11Y-003 after a swap the page says the new direction', async ({ page }) => {
  await page.goto('/finnish-english/talo')
  await page.getByRole('link', { name: 'Swap to English–Finnish' }).click()
  await expect(page.locator('#announcer')).toHaveText('Direction swapped: English–Finnish')
})

for (const scheme of ['light', 'dark'] as const) {
  for (const viewport of [{ width: 1280, height: 900 }, PHONE]) {
    test(`A11Y-009 axe finds nothing in the open popup, ${scheme}, ${viewport.width} px`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme: scheme, locale: 'en-GB', viewport })
      const page = await context.newPage()
      await page.goto('/finnish-english/talo')
      await page.evaluate(() => localStorage.setItem('sk_language_picker_recent_langPair', '[{"fromId":"fi","toId":"sv","pinned":true}]'))
      await open(page)
      await popupOf(page)
        .getByRole('button', { name: /^Show all/ })
        .click()
      await expect(popupOf(page)).toHaveCSS('opacity', '1')
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
      await context.close()
    })
  }
}
