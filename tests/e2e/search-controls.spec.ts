import { expect } from '@playwright/test'
import * as m from '#messages'
import { entryOf, type Journey, searchField, type Visit, walkControls } from './visit.ts'

/** The controls of searching and reading, which every brand has. Each is used by mouse, keyboard and touch, and without JavaScript. */
const CONTROLS: Readonly<Record<string, Journey>> = {
  'SRCH-001 NAV-020 the search button': async ({ page, own, press, type, isAccessible }) => {
    await page.goto('/finnish-english')
    await type(searchField(page), 'talo')
    await press(page.getByRole('button', { name: m.AUTOCOMPLETE_SUBMIT({}, own), exact: true }))
    await expect(page).toHaveURL(/\/finnish-english\/talo$/)
    await expect(entryOf(page, 'talo')).toBeVisible()
    await expect(searchField(page)).toHaveValue('talo')
    await isAccessible()
    await page.goBack()
    await expect(page).toHaveURL(/\/finnish-english$/)
  },

  'SRCH-033 SRCH-038 SRCH-047 a wildcard word': async (visit) => {
    const { page, own, press, type, isAccessible } = visit
    await page.goto('/finnish-english')
    await type(searchField(page), 't?lo*')
    await press(page.getByRole('button', { name: m.AUTOCOMPLETE_SUBMIT({}, own), exact: true }))
    await expect(page.getByText(m.DICT_SEE_SUGGESTIONS_LEFT({}, own))).toBeVisible()
    await awaitSuggestions(visit)
    await expect(page.locator('#sug').getByRole('link')).toContainText(['talo', 'talous', 'talonmies', 'talousrikos'])
    await isAccessible()
    await press(page.locator('#sug').getByRole('link', { name: 'talonmies', exact: true }))
    await expect(entryOf(page, 'talonmies')).toBeVisible()
  },

  'SRCH-003 NEAR-001 NEAR-006 AC-033 near search': async (visit) => {
    const { page, own, press, type, isAccessible } = visit
    await page.goto('/finnish-english')
    await type(searchField(page), 'tallo')
    await press(page.getByRole('button', { name: m.SEARCH_MODE_NEAR({}, own) }))
    await expect(page).toHaveURL(/\/finnish-english\/tallo\?searchMode=nearSearch$/)
    await expect(searchField(page)).toHaveValue('tallo')
    await awaitSuggestions(visit)
    await isAccessible()
    await press(page.locator('#sug').getByRole('link', { name: 'talo', exact: true }))
    await expect(page).toHaveURL(/\/finnish-english\/talo$/)
    await expect(entryOf(page, 'talo')).toBeVisible()
  },

  'FT-001 FT-019 AC-033 a hit of full text, opened in place and left again': async ({ page, own, press, type, isAccessible }) => {
    await page.goto('/finnish-english/talo')
    await type(searchField(page), 'kuusi')
    await press(page.getByRole('button', { name: m.SEARCH_MODE_FULLTEXT({}, own) }))
    await expect(page).toHaveURL(/\/finnish-english\/kuusi\?searchMode=fulltext$/)
    const row = page.locator('.kwic .hit').first()
    await press(row)
    await expect(page.locator('.kwic').getByRole('article')).toBeVisible()
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await isAccessible()
    await press(row)
    await expect(page.locator('.kwic').getByRole('article')).toBeHidden()
    await press(page.getByRole('button', { name: m.SEARCH_MODE_DEFAULT({}, own) }))
    await expect(page).toHaveURL(/\/finnish-english\/kuusi$/)
    await page.goBack()
    await expect(page.locator('.kwic .hit').first()).toBeVisible()
  },

  'FT-009 FT-010 FT-014 the pages of full text': async ({ page, own, press, isAccessible, screen }) => {
    await page.goto('/finnish-english/the?searchMode=fulltext')
    const turn = (name: string) => press(page.getByRole('navigation', { name: m.PAGER({}, own) }).getByRole('link', { name }))
    const isAt = async (number: number, first: number) => {
      await expect(page.getByText(m.PAGER_PAGE({ page: number, pages: 5 }, own))).toBeVisible()
      await expect(page.getByText(new RegExp(`${first}–`)).first()).toBeVisible()
    }
    await isAt(1, 1)
    await turn(m.PAGER_NEXT({}, own))
    await isAt(2, 21)
    await expect(page).toHaveURL(/[?&]start=20\b/)
    await isAccessible()
    if (screen === 'desktop') {
      await turn(m.PAGER_LAST({}, own))
      await isAt(5, 81)
      await turn(m.PAGER_FIRST({}, own))
      await isAt(1, 1)
      await page.goBack()
    } else await turn(m.PAGER_NEXT({}, own)) // a phone has no room for the links to the ends
    await turn(m.PAGER_PREVIOUS({}, own))
    await isAt(screen === 'desktop' ? 4 : 2, screen === 'desktop' ? 61 : 21)
    await page.goBack()
    await isAt(screen === 'desktop' ? 5 : 3, screen === 'desktop' ? 81 : 41)
  },

  'SRCH-035 SRCH-052 what to do when a word is not found': async ({ page, own, press, isAccessible }) => {
    const response = await page.goto('/finnish-english/taloo')
    expect(response?.status()).toBe(404)
    const late = page.getByRole('link', { name: m.SHOW_WAYS_ON({}, own) })
    const word = page.locator('.ways').getByRole('link', { name: 'talo', exact: true })
    await expect(late.or(word).first()).toBeVisible()
    if (await late.isVisible()) await press(late)
    await isAccessible()
    await press(word)
    await expect(entryOf(page, 'talo')).toBeVisible()
  },

  'NAV-006 NAV-022 SUG-005 the panel of suggestions': async (visit) => {
    const { page, own, press, isAccessible, screen } = visit
    await page.goto('/finnish-english/talo?suggestions=1')
    const panel = page.locator('#sug')
    const link = panel.getByRole('link', { name: 'talous', exact: true })
    if (screen === 'phone') {
      const button = page.getByRole('button', { name: m.SUGGESTIONS({}, own) })
      await expect(panel).toBeHidden()
      await press(button)
      await expect(panel).toBeVisible()
      await isAccessible('#sug')
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await press(button)
    }
    await press(link)
    await expect(entryOf(page, 'talous')).toBeVisible()
    if (screen === 'desktop') {
      await awaitSuggestions(visit)
      await expect(panel.getByRole('heading').first()).toBeVisible()
    } else await expect(panel).toBeHidden() // what was chosen is not covered by what it was chosen from
  },

  'AC-033 LANG-027 LANG-030 the choice of languages': async ({ page, own, press, type, isAccessible, hasScripts, hand }) => {
    await page.goto('/finnish-english/talo')
    await type(searchField(page), 'metsä')
    await press(page.getByRole('button', { name: new RegExp(`^${m.LANGUAGES({}, own)}:`) }))
    const popup = page.getByRole('dialog', { name: m.CHOOSE_LANGUAGES({}, own) })
    await expect(popup).toBeVisible()
    if (!hasScripts) {
      await popup.getByLabel(m.LANGUAGE_TO({}, own)).selectOption('sv')
      await press(popup.getByRole('button', { name: m.USE_LANGUAGES({}, own) }))
      await expect(page).toHaveURL(/\/finnish-swedish\/mets(ä|%C3%A4)$/)
      return
    }
    await expect(popup).toHaveCSS('opacity', '1')
    await isAccessible('[data-modal=popup-mobile-modal]')
    const wanted = popup.locator('a[href^="/finnish-swedish"]').first()
    if (hand === 'keyboard') {
      await popup.getByRole('searchbox').fill('fi sv')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    } else await press(wanted)
    await expect(page).toHaveURL(/\/finnish-swedish\/talo$/)
    await expect(searchField(page)).toHaveValue('metsä')
  },

  'LANG-031 LANG-035 A11Y-003 SRCH-043 AC-033 the swap': async ({ page, own, press, type, hasScripts, isAccessible }) => {
    await page.goto('/finnish-english/talo')
    if (hasScripts) await type(searchField(page), 'house')
    await press(page.locator('.pair a[href*="english-finnish"]'))
    await expect(page).toHaveURL(/\/english-finnish\/talo\?unidir=1$/)
    if (!hasScripts) return
    await expect(page.locator('#announcer')).toHaveText(/^.+: .+–.+$/)
    expect(await page.locator('#announcer').textContent()).toBe(await page.locator('#swapped').textContent())
    await expect(searchField(page)).toHaveValue('house')
    await isAccessible()
    await press(page.getByRole('button', { name: m.AUTOCOMPLETE_SUBMIT({}, own), exact: true }))
    await expect(entryOf(page, 'house')).toBeVisible()
  },

  'TAB-016 STORE-001 STORE-004 SET-007 the settings of the dictionary': async ({ page, own, press, hasScripts, isAccessible }) => {
    await page.goto('/finnish-english/talo')
    const opener = page.getByRole('link', { name: m.DICT_SETTINGS({}, own) })
    const form = hasScripts ? page.getByRole('dialog', { name: m.DICT_SETTINGS({}, own) }) : page.getByRole('main')
    const condensed = form.getByRole('radio', { name: m.SETTINGS_VIEW_CONDENSED({}, own) })
    const examples = form.getByRole('checkbox', { name: m.SETTINGS_SHOW_EXAMPLES({}, own) })
    await press(opener)
    await expect(condensed).not.toBeChecked()
    const hadExamples = await examples.isChecked()
    await isAccessible()
    if (hasScripts) {
      await press(form.getByRole('button', { name: m.CANCEL({}, own) }))
      await expect(form).toBeHidden()
      await expect(opener).toBeFocused()
      await press(opener)
      await expect(condensed).not.toBeChecked()
    }
    await press(condensed)
    await press(examples)
    await press(form.getByRole('button', { name: m.DONE({}, own) }))
    await expect(page).toHaveURL(/\/finnish-english\/talo$/)
    await page.reload()
    await press(opener)
    await expect(condensed).toBeChecked()
    await expect(examples).toBeChecked({ checked: !hadExamples })
  },

  'L10N-003 the language of the interface': async ({ page, press, locale }) => {
    const [to, name] = locale === 'sv' ? (['fi', 'Suomi'] as const) : (['sv', 'Svenska'] as const)
    await page.goto('/finnish-english/talo?searchMode=fulltext')
    await press(page.getByRole('contentinfo').getByRole('link', { name }))
    await expect(page).toHaveURL(/\/finnish-english\/talo\?searchMode=fulltext$/)
    await expect(page.locator('html')).toHaveAttribute('lang', to)
    await expect(page.getByRole('button', { name: m.SEARCH_MODE_FULLTEXT({}, { locale: to }) })).toHaveAttribute('aria-current', 'true')
  },

  'NAV-008 back to the top': async ({ page, own, press }) => {
    await page.goto('/finnish-english/the?searchMode=fulltext')
    const top = page.getByRole('link', { name: m.BACK_TO_TOP({}, own) })
    // Whoever goes by keyboard has the focus down there too; tabbing from the top would scroll back up.
    await page.getByRole('main').getByRole('link').last().focus()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(top).toBeInViewport()
    await press(top)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  },
}

/** Pressing a link that only Tab brings into view needs Tab. */
const BY_KEYBOARD: Readonly<Record<string, Journey>> = {
  'A11Y-001 NAV-017 the jump to the content': async ({ page, own, press }) => {
    await page.goto('/finnish-english/talo')
    await press(page.getByRole('link', { name: m.SKIP_TO_CONTENT({}, own) }))
    await expect(page).toHaveURL(/#main$/)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
  },
}

walkControls(CONTROLS)
walkControls(BY_KEYBOARD, { hands: ['keyboard'] })

/** Without scripts nothing that comes late is put in its place: a link leads to the page that has waited for it. */
async function awaitSuggestions({ page, own, press }: Visit): Promise<void> {
  const late = page.locator('#sug').getByRole('link', { name: m.SHOW_SUGGESTIONS({}, own) })
  const heading = page.locator('#sug').getByRole('heading').first()
  await expect(heading).toBeVisible()
  if (await late.isVisible()) await press(late)
}
