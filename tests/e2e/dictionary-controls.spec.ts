import { expect, type Page } from '@playwright/test'
import * as m from '#messages'
import { entryOf, type Journey, searchField, type Visit, walkControls } from './visit.ts'

/** The controls of the dictionary tab, on the brands that have it. */
const CONTROLS: Readonly<Record<string, Journey>> = {
  'TAB-011 TAB-014 TAB-023 AC-033 the tabs and their memory': async ({ page, own, press, type, hasScripts, isAccessible }) => {
    const tab = (name: string) => page.getByRole('tab', { name })
    const byDictionary = tab(m.DICT_SEARCH_BY_DICTIONARY({}, own))
    const byPair = tab(m.DICT_SEARCH_BY_LANGUAGE_PAIR({}, own))
    await page.goto('/finnish-english/talo')
    await expect(byPair).toHaveAttribute('aria-selected', 'true')
    if (hasScripts) await type(searchField(page), 'kuusi')
    await press(byDictionary)
    await expect(byDictionary).toHaveAttribute('aria-selected', 'true')
    if (hasScripts) await expect(searchField(page)).toHaveValue('kuusi')
    await isAccessible()
    await page.goto('/')
    await expect(byDictionary).toHaveAttribute('aria-selected', 'true')
    await press(byPair)
    await expect(page).toHaveURL(/\/finnish-english\/talo$/)
    await page.goto('/')
    await expect(byPair).toHaveAttribute('aria-selected', 'true')
  },

  'TAB-018 PICK-011 PICK-015 PICK-018 PICK-022 AC-033 the menu of dictionaries': async (visit) => {
    const { page, press, type, hasScripts, hand, isAccessible } = visit
    await page.goto('/sanavirta.fi-en/finnish-english/talo')
    if (hasScripts) await type(searchField(page), 'kuusi')
    await openMenu(visit)
    await expect(row(page, 'sanavirta.fi-en')).toHaveAttribute('aria-current', 'true')
    await expect(row(page, 'sanavirta.law.fi-en').getByRole('img', { name: 'Premium' })).toBeVisible()
    await expect(row(page, 'sanavirta.nature').getByRole('img')).toHaveCount(0)
    expect(await menuOf(visit).getByRole('link').first().getAttribute('data-dictionary')).toBe('all')
    await isAccessible('.dictmenu')
    if (hand === 'keyboard') await walkMenu(visit)
    await press(row(page, 'sanavirta.nature'))
    await expect(page).toHaveURL(/\/sanavirta\.nature\/all\/talo$/)
    if (hasScripts) await expect(searchField(page)).toHaveValue('kuusi')
    await openMenu(visit)
    await press(row(page, 'all'))
    await expect(page).toHaveURL(/\/all\/all\/talo$/)
    await expect(entryOf(page, 'talo')).toBeVisible()
  },

  'PICK-021 PICK-024 PICK-025 PICK-027 … PICK-031 PICK-037 AC-033 the reader’s own group': async (visit) => {
    const { page, own, press, type, hasScripts, isAccessible } = visit
    const title = m.DICT_PICKER_TITLE({}, own)
    const form = hasScripts ? page.getByRole('dialog', { name: title }) : page.getByRole('main')
    const box = (id: string) => form.locator(`input[type=checkbox][value="${id}"]`)
    const button = (name: string) => form.getByRole('button', { name: new RegExp(`^${name}`) }).first()
    const done = button(m.DONE({}, own))
    const nothing = form.getByText(m.DICT_PICKER_NOTHING_SELECTED({}, own))
    const edit = async () => {
      await openMenu(visit)
      await press(menuOf(visit).getByRole('link', { name: m.DICT_GROUP_EDIT({}, own) }))
      await expect(form.getByRole('heading', { name: title })).toBeVisible()
    }
    await page.goto('/sanavirta.fi-en/finnish-english/kuusi')
    if (hasScripts) await type(searchField(page), 'talo')
    await edit()
    await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await isAccessible()
    if (hasScripts) {
      await expect(done).toBeDisabled()
      await expect(nothing).toBeVisible()
      await press(button(m.SELECT_ALL({}, own)))
      await expect(nothing).toBeHidden()
      expect(await form.getByRole('checkbox', { checked: true }).count()).toBeGreaterThan(1)
      await press(button(m.DESELECT_ALL({}, own)))
      await expect(done).toBeDisabled()
      await press(box('sanavirta.nature'))
      await press(button(m.CANCEL({}, own)))
      await expect(form).toBeHidden()
      await expect(dictionaryButton(visit)).toBeFocused()
      await edit()
      await expect(box('sanavirta.nature')).not.toBeChecked()
    } else {
      await press(done)
      await expect(nothing).toBeVisible()
    }
    await press(box('sanavirta.fi-en'))
    await press(box('sanavirta.nature'))
    await press(done)
    await expect(page).toHaveURL(/\/custom\/all\/kuusi$/)
    if (hasScripts) await expect(searchField(page)).toHaveValue('talo')
    await expect(entryOf(page, 'kuusi')).toBeVisible()
    await expect(dictionaryButton(visit)).toContainText(m.DICT_GROUP_CUSTOM({}, own))
    await page.goto('/sanavirta.fi/fi/talo')
    await edit()
    await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(2)
  },

  'LANG-039 … LANG-045 TAB-021 AC-033 the languages of a dictionary': async (visit) => {
    const { page, own, press, type, hasScripts, locale, isAccessible } = visit
    const title = m.CHOOSE_LANGUAGES({}, own)
    const form = hasScripts ? page.getByRole('dialog', { name: title }) : page.getByRole('main')
    const box = (id: string) => form.locator(`input[type=checkbox][value="${id}"]`)
    await page.goto('/sanavirta.nature/all/kuusi')
    if (hasScripts) await type(searchField(page), 'metsä')
    await press(page.getByRole('link', { name: new RegExp(`^${m.LANGUAGES({}, own)}:`) }))
    await expect(form.getByRole('heading', { name: title })).toBeVisible()
    await expect(box('fi')).toBeChecked()
    await expect(box('fi')).toBeDisabled()
    const names = await form.locator('label.ck').allInnerTexts()
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare))
    await isAccessible()
    if (hasScripts) {
      await press(form.getByRole('button', { name: new RegExp(`^${m.DESELECT_ALL({}, own)}`) }))
      await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1)
      await press(box('sv'))
    } else for (const id of ['en', 'de', 'fr']) await press(box(id))
    await press(form.getByRole('button', { name: m.DONE({}, own) }))
    await expect(page).toHaveURL(/\/sanavirta\.nature\/(fi-sv|finnish-swedish)\/kuusi$/)
    await expect(entryOf(page, 'kuusi')).toBeVisible()
    if (!hasScripts) return
    await expect(searchField(page)).toHaveValue('metsä')
    await page.goto('/sanavirta.fi-en/finnish-english/kuusi')
    await openMenu(visit)
    await press(row(page, 'sanavirta.nature'))
    await expect(page).toHaveURL(/\/sanavirta\.nature\/(fi-sv|finnish-swedish)\/kuusi$/)
  },

  'LANG-031 LANG-036 A11Y-003 the swap of a dictionary': async ({ page, own, press, screen, hasScripts, isAccessible }) => {
    await page.goto('/sanavirta.fi-en/finnish-english/talo')
    if (screen === 'phone') {
      await press(page.getByRole('button', { name: new RegExp(`^${m.LANGUAGES({}, own)}:`) }))
      await isAccessible('.pairmenu')
    }
    await press(page.locator('a[href="/sanavirta.fi-en/english-finnish/talo?unidir=1"]').filter({ visible: true }))
    await expect(page).toHaveURL(/\/sanavirta\.fi-en\/english-finnish\/talo\?unidir=1$/)
    if (hasScripts) await expect(page.locator('#announcer')).toHaveText(/^.+: .+–.+$/)
  },

  'MT-001 MT-004 MT-006 MT-009 machine translation': async ({ page, own, press, isAccessible }) => {
    await page.goto('/finnish-english/kaukoputki')
    const section = page.getByRole('region', { name: m.MACHINE_TRANSLATION({}, own) })
    await isAccessible()
    await press(section.getByRole('link', { name: m.MACHINE_TRANSLATE({}, own) }))
    await expect(page).toHaveURL(/\/finnish-english\/kaukoputki\/mt$/)
    await expect(section.locator('.words > span')).toHaveText(['telescope', 'spyglass'])
    await expect(section.getByText(m.MACHINE_TRANSLATION_NOTE({ provider: 'LibreTranslate' }, own))).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await isAccessible()
    await press(page.getByRole('button', { name: m.AUTOCOMPLETE_SUBMIT({}, own), exact: true }))
    await expect(page).toHaveURL(/\/finnish-english\/kaukoputki$/)
  },
}

walkControls(CONTROLS, { brands: ['pacman', 'valter'] })

const row = (page: Page, id: string) => page.locator(`.dictmenu a[data-dictionary="${id}"]`)
const dictionaryButton = ({ page, own }: Visit) => page.getByRole('button', { name: new RegExp(`^${m.DICTIONARY({}, own)}:`) })
const menuOf = ({ page, own }: Visit) => page.getByRole('navigation', { name: m.CHOOSE_DICTIONARY({}, own) })

async function openMenu(visit: Visit) {
  await visit.press(dictionaryButton(visit))
  await expect(menuOf(visit)).toBeVisible()
}

/** The keys of the open menu; it is open again at the end. */
async function walkMenu(visit: Visit) {
  const { page } = visit
  const links = menuOf(visit).getByRole('link')
  await page.keyboard.press('Escape')
  await expect(menuOf(visit)).toBeHidden()
  await expect(dictionaryButton(visit)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'sanavirta.fi-en')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'sanavirta.sv-fi')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(links.last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menuOf(visit)).toBeHidden()
  await openMenu(visit)
}
