import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { fromAddress, fromOwnAddress, LIBRARY_ADDRESS, teamReader } from '../support/e2e-data.ts'
import { signIn } from '../support/registered-reader.ts'
import { BRANDS } from './pages.ts'

test.use({ locale: 'en-GB', baseURL: BRANDS.pacman })
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(fromOwnAddress()))

const menu = (page: Page) => page.getByRole('navigation', { name: 'Choose a dictionary' })
const inMenu = (page: Page, name: string | RegExp) => menu(page).getByRole('link', { name })
const dictionary = (page: Page) => page.getByRole('button', { name: /^Dictionary:/ })

async function openMenu(page: Page) {
  await page.goto('/?tab=dictionary')
  await dictionary(page).click()
  await expect(menu(page)).toBeVisible()
}

async function logIn(page: Page, name: string) {
  await signIn(page, teamReader(name))
  await expect(page.getByRole('banner').getByRole('button', { name: 'My account' })).toBeVisible()
}

async function logOut(page: Page) {
  await page.goto('/auth/logout')
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
}

const otherBrowser = (browser: Browser, headers = fromOwnAddress()): Promise<BrowserContext> =>
  browser.newContext({ locale: 'en-GB', baseURL: BRANDS.pacman, extraHTTPHeaders: headers })

test('PICK-006 PICK-007 PICK-012 TAB-019 a team’s glossary is there for its members, and for nobody else', async ({ page, browser }) => {
  await openMenu(page)
  await expect(inMenu(page, /Study terms|Team glossaries|university’s own/)).toHaveCount(0)
  await logIn(page, 'member')
  await openMenu(page)
  await expect(inMenu(page, /^Team glossaries/)).toBeVisible()
  await inMenu(page, /^Study terms/).click()
  const glossary = new URL(page.url()).pathname
  await expect(page.getByRole('group', { name: 'Search mode' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Search word' }).fill('opintopiste')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('article', { name: 'opintopiste' })).toBeVisible()

  const other = await otherBrowser(browser)
  const stranger = await other.newPage()
  await stranger.goto(`${glossary}/opintopiste`)
  await expect(stranger).toHaveURL(/\/forbidden\/404$/)
  await logIn(stranger, 'stranger')
  await openMenu(stranger)
  await expect(inMenu(stranger, /Study terms|Team glossaries|university’s own/)).toHaveCount(0)
  await stranger.goto(`${glossary}/opintopiste`)
  await expect(stranger).toHaveURL(/\/forbidden\/404$/)
  await stranger.goto('/all/all/opintopiste')
  await expect(stranger.getByRole('article', { name: 'opintopiste' })).toHaveCount(0)
  await other.close()
})

test('STORE-017 STORE-018 a dictionary that is the team’s is in hand while one is signed in, and dropped after', async ({ page }) => {
  await logIn(page, 'chooser')
  await openMenu(page)
  await inMenu(page, /^Study terms/).click()
  await page.goto('/legal/help')
  await page.goto('/')
  await expect(dictionary(page)).toHaveText(/Study terms/)
  await logOut(page)
  await page.goto('/?tab=dictionary')
  await expect(dictionary(page)).toHaveText(/Finnish–English starter dictionary/)
})

test('PICK-010 PICK-037 STORE-016 STORE-033 a group goes with its reader, and leaves with a logout', async ({ page, browser }) => {
  await logIn(page, 'owner-of-a-group')
  await page.goto('/search/dictionaries?key=talo')
  for (const id of ['sanavirta.fi-en', 'sanavirta.fi']) await page.locator(`input[value="${id}"]`).check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(/\/custom\/all\/talo$/)

  const other = await otherBrowser(browser)
  const elsewhere = await other.newPage()
  await openMenu(elsewhere)
  await expect(inMenu(elsewhere, /^My dictionaries/)).toHaveCount(0)
  await logIn(elsewhere, 'owner-of-a-group')
  await openMenu(elsewhere)
  await inMenu(elsewhere, /^My dictionaries/).click()
  await expect(elsewhere).toHaveURL(/\/custom\/all$/)
  await logOut(elsewhere)
  await openMenu(elsewhere)
  await expect(inMenu(elsewhere, /^My dictionaries/)).toHaveCount(0)
  await other.close()
})

test('PICK-015 ENT-048 a lock is on what needs Premium, for those who have none', async ({ page, browser }) => {
  await openMenu(page)
  await expect(inMenu(page, /Starter dictionary of law/).getByRole('img', { name: 'Premium' })).toBeVisible()
  await page.goto('/sanavirta.law.fi-en/finnish-english/kanne')
  await expect(page.locator('.entry.teaser').first()).toBeVisible()

  const library = await otherBrowser(browser, fromAddress(LIBRARY_ADDRESS))
  const reader = await library.newPage()
  await openMenu(reader)
  await expect(inMenu(reader, /Starter dictionary of law/)).toBeVisible()
  await expect(menu(reader).getByRole('img', { name: 'Premium' })).toHaveCount(0)
  await reader.goto('/sanavirta.law.fi-en/finnish-english/kanne')
  await expect(reader.getByRole('article', { name: 'kanne' }).first()).toBeVisible()
  await expect(reader.locator('.entry.teaser')).toHaveCount(0)
  await library.close()
})

test('TAB-005 STORE-009 STORE-018 what is stored in a browser and is no dictionary does no harm', async ({ page }) => {
  await openMenu(page)
  await inMenu(page, /^Nature words/).click()
  await page.evaluate(() => {
    localStorage.setItem(
      'sk_dictionary_data',
      '{"dictionaryId":"no.such","dictionaryLanguages":{"sanavirta.fi":["xx"]},"userDictionaryIds":7}',
    )
    localStorage.setItem('sk_search_tab', '"sideways"')
  })
  await page.goto('/?tab=dictionary')
  await dictionary(page).click()
  await inMenu(page, /^Finnish words explained/).click()
  await expect(page).toHaveURL(/\/sanavirta\.fi\/fi$/)
  await expect(dictionary(page)).toHaveText(/Finnish words explained/)
})

test('AC-033 NAV-020 what was typed beside a dialog that was cancelled is not carried to other documents', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Search word' })
  await page.goto('/finnish-english/talo')
  await field.fill('metsä')
  await page.getByRole('link', { name: 'Dictionary settings' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(field).toHaveValue('metsä')
  await field.fill('talo')
  await page.goto('/finnish-english/talous')
  await expect(field).toHaveValue('talous')
})
