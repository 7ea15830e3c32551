import { expect, type Page, test } from '@playwright/test'
import { BRANDS } from './pages.ts'

test.use({ locale: 'en-GB' })

const entry = (page: Page, headword: string) => page.getByRole('article', { name: headword }).first()

test('AC-001, AC-029 three letters, an arrow and Enter open the entry', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.type('tal')
  await expect(page.getByRole('option').first()).toHaveText('talo')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/finnish-english\/talo$/)
  await expect(entry(page, 'talo').getByRole('link', { name: 'house', exact: true }).first()).toBeVisible()
})

test.describe('the dictionary tab without JavaScript', () => {
  test.use({ javaScriptEnabled: false, baseURL: BRANDS.pacman })

  test('TAB-014, TAB-018 a dictionary is chosen and searched', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('tab', { name: 'Search by dictionary' }).click()
    await page.getByRole('button', { name: /Finnish–English starter dictionary/ }).click()
    await page
      .getByRole('navigation', { name: 'Choose a dictionary' })
      .getByRole('link', { name: /Nature words/ })
      .click()
    await expect(page).toHaveURL(/\/sanavirta\.nature\/all$/)
    await page.getByRole('combobox', { name: 'Search word' }).fill('kuusi')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/sanavirta\.nature\/all\/kuusi$/)
    await expect(entry(page, 'kuusi').getByRole('link', { name: 'gran', exact: true })).toBeVisible()
  })

  for (const { dictionary, word, shows, type } of [
    { type: 'of two languages', dictionary: 'Finnish–English starter dictionary', word: 'talo', shows: 'house' },
    { type: 'of one direction', dictionary: 'Swedish–Finnish starter dictionary', word: 'vara', shows: 'olla' },
    { type: 'of one language', dictionary: 'Finnish words explained', word: 'aamu', shows: 'vuorokauden osa' },
    { type: 'of Premium', dictionary: 'Starter dictionary of law', word: 'kantaja', shows: 'About Premium' },
  ]) {
    test(`a dictionary ${type} is open from the front page`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('table').getByRole('link', { name: dictionary }).click()
      await page.getByRole('combobox', { name: 'Search word' }).fill(word)
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(entry(page, word)).toContainText(shows)
    })
  }

  test('LANG-036 on a phone the swap is among the languages', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/sanavirta.fi-en/finnish-english/talo')
    await expect(page.getByRole('link', { name: 'Swap to English–Finnish' })).toBeHidden()
    await page.getByRole('button', { name: /Languages/ }).click()
    await page.getByRole('link', { name: 'Swap to English–Finnish' }).click()
    await expect(page).toHaveURL(/\/sanavirta\.fi-en\/english-finnish\/talo\?unidir=1$/)
  })

  test('L10N-003 the language of the interface changes and the page stays', async ({ page }) => {
    await page.goto('/sanavirta.fi-en/finnish-english/talo?unidir=1')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Suomi' }).click()
    await expect(page).toHaveURL(/\/sanavirta\.fi-en\/finnish-english\/talo\?unidir=1$/)
    await expect(page.getByText('substantiivi').first()).toBeVisible()
  })
})

test('SRCH-021 a word of the other language turns the direction', async ({ page }) => {
  await page.goto('/english-finnish/talo')
  await expect(page).toHaveURL(/\/finnish-english\/talo$/)
  await expect(entry(page, 'talo')).toBeVisible()
})

test('SRCH-043 a search in one direction says where the word is', async ({ page }) => {
  const response = await page.goto('/english-finnish/talo?unidir=1')
  expect(response?.status()).toBe(404)
  await page.getByRole('main').getByRole('link', { name: 'Finnish → English' }).click()
  await expect(page).toHaveURL(/\/finnish-english\/talo$/)
})

test('a word that is not found leads to words like it', async ({ page }) => {
  await page.goto('/finnish-english/taloo')
  await page.getByRole('main').getByRole('link', { name: 'talo', exact: true }).click()
  await expect(entry(page, 'talo')).toBeVisible()
})

test('ROUTE-033 a page that does not exist offers the search and other pages', async ({ page }) => {
  const response = await page.goto('/no/such/page/here')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveURL(/\/forbidden\/404$/)
  const main = page.getByRole('main')
  for (const [name, path] of [
    ['Front page', '/'],
    ['Our content', '/legal/our-content'],
    ['Help', '/legal/help'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path)
  await page.getByRole('combobox').fill('talo')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(entry(page, 'talo')).toBeVisible()
})

test('ENT-048 … ENT-051 a premium entry shows its beginning and how to get the rest', async ({ page }) => {
  await page.goto('/finnish-english/kantaja')
  const teaser = page.locator('.entry.teaser')
  await expect(teaser.getByRole('heading', { name: 'kantaja' })).toBeVisible()
  // Of the body only the first sense's beginning; examples, antonyms and references are in no document.
  expect(await page.content()).not.toMatch(/sought compensation|vastaaja|syyttäjä|kantajan|vuodesta 1999/)
  await expect(teaser.locator('.fade').getByRole('link')).toHaveCount(0)
  await teaser.getByRole('link', { name: 'About Premium' }).click()
  await expect(page).toHaveURL(/\/get-access$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Sanavirta')
})

test('ENT-037 the licence of an entry leads to what is told of its dictionary', async ({ page }) => {
  await page.goto('/finnish-english/talo')
  await entry(page, 'talo').getByRole('link', { name: 'Sources and licences' }).click()
  await expect(page).toHaveURL(/\/legal\/our-content#dictionary-sanavirta\.fi-en$/)
  await expect(page.locator(':target')).toContainText('Finnish–English starter dictionary')
  await expect(page.locator(':target').getByRole('link', { name: /CC BY 4\.0/ })).toHaveAttribute('href', /^https:\/\/creativecommons\.org/)
})

test('META-004, UNBL-001 the page after too many searches is kept and listed by nobody', async ({ page }) => {
  const response = await page.goto('/unblock?id=1700')
  expect(response?.status()).toBe(200)
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').getByRole('link', { name: 'Front page' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, javaScriptEnabled: false })

  test('NAV-006 suggestions open beside the entries, and Escape closes them', async ({ page }) => {
    await page.goto('/finnish-english/talo?suggestions=1')
    const panel = page.getByRole('complementary', { name: 'Suggestions' })
    await expect(panel).toBeHidden()
    await page.getByRole('button', { name: 'Suggestions' }).press('Enter')
    await expect(panel.getByRole('link', { name: 'talo', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: 'Suggestions' })).toBeFocused()
  })

  test('LANG-030 languages are chosen with the keyboard, and the typed word goes along', async ({ page }) => {
    await page.goto('/finnish-english/talo')
    await page.getByRole('combobox', { name: 'Search word' }).fill('vara')
    await page.getByRole('button', { name: /Languages/ }).press('Enter')
    await page.getByLabel('From').selectOption({ label: 'Swedish' })
    await page.getByLabel('To', { exact: true }).selectOption({ label: 'Finnish' })
    await page.getByRole('button', { name: 'Change languages' }).press('Enter')
    await expect(page).toHaveURL(/\/swedish-finnish\/vara$/)
    await expect(entry(page, 'vara')).toBeVisible()
  })
})
