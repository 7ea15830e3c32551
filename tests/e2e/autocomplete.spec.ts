import { expect, type Page, test } from '@playwright/test'
import { BRANDS } from './pages.ts'

test.use({ locale: 'fi-FI' })

const AUTOCOMPLETE = /\/api\/search\/api\/sk\/autocomplete\?/

const input = (page: Page) => page.getByRole('combobox')
const options = (page: Page) => page.getByRole('option')
const word = (headword: string, fields: object = {}) => ({ headword, lang: 'fi', is_match: false, ...fields })

type Answer = { result?: object[]; resultBaseForms?: object; complete?: boolean; after?: Promise<void>; status?: number }

/** Answers suggestions by keyword in the server's place, for what the starter dictionaries cannot show; gives the keywords asked. */
async function answerWith(page: Page, answers: Record<string, Answer>): Promise<string[]> {
  const asked: string[] = []
  await page.route(AUTOCOMPLETE, async (route) => {
    const keyword = new URL(route.request().url()).searchParams.get('keyword') ?? ''
    asked.push(keyword)
    const { result = [], resultBaseForms = {}, complete = true, after, status = 200 } = answers[keyword] ?? {}
    await after
    // The browser may have given the request up meanwhile; then there is nobody to answer.
    await route.fulfill({ status, json: { result, resultBaseForms, complete } }).catch(() => undefined)
  })
  return asked
}

/** What screen readers were told, in order. */
async function announcements(page: Page): Promise<string[]> {
  const told: string[] = []
  await page.exposeFunction('told', (text: string) => told.push(text))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.querySelector('#announcer')?.textContent
      if (text) Reflect.get(window, 'told')(text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return told
}

const TALO = {
  result: [word('talo', { is_match: true }), word('talonmies'), word('talous', { dict_type: 'premium' }), word('talon', { lang: 'en' })],
}

test.describe('the server’s HTML', () => {
  test.use({ javaScriptEnabled: false })

  test('AC-002 … AC-005, AC-031 is a plain search field that can be sent without JavaScript', async ({ page }) => {
    await page.goto('/')
    const field = page.locator('input[name=key]')
    await expect(field).toHaveAttribute('maxlength', '250')
    await expect(field).toHaveAttribute('required', '')
    await expect(field).toHaveAttribute('spellcheck', 'false')
    await expect(field).toHaveAttribute('autocapitalize', 'off')
    await expect(field).toHaveAttribute('type', 'search')
    await field.fill('talo')
    await page.locator('.combo button[type=submit]').click()
    await expect(page).toHaveURL(/\/finnish-english\/talo$/)
    await expect(page.locator('input[name=key]')).toHaveValue('talo')
  })
})

test.describe('suggestions', () => {
  test('AC-001, AC-008 come from the dictionaries while typing', async ({ page }) => {
    await page.goto('/')
    await input(page).pressSequentially('talo')
    await expect(options(page).first()).toHaveText('talo')
    expect(await options(page).count()).toBeLessThanOrEqual(10)
  })

  test('AC-016, AC-019 say that they are on their way, then stand under their language, each in its own', async ({ page }) => {
    const { promise: after, resolve: letItCome } = Promise.withResolvers<void>()
    await answerWith(page, { talo: { ...TALO, after } })
    await page.goto('/')
    await input(page).pressSequentially('talo')
    await expect(options(page)).toHaveText(['Haetaan…'])
    await expect(options(page).first()).toHaveAttribute('aria-disabled', 'true')
    letItCome()
    await expect(page.getByRole('group', { name: 'suomi' }).getByRole('option')).toHaveCount(3)
    await expect(page.getByRole('group', { name: 'englanti' }).getByRole('option')).toHaveText(['talon'])
    await expect(page.locator('[role=option] .w[lang=en]')).toHaveText('talon')
    await expect(page.locator('[role=option] b').first()).toHaveText('nmies')
  })

  test('AC-017, AC-020 ask for more characters', async ({ page }) => {
    const asked = await answerWith(page, {})
    await page.goto('/')
    await input(page).pressSequentially('t')
    await expect(options(page)).toHaveText(['Kirjoita vähintään kaksi merkkiä.'])
    expect(asked).toEqual([])
  })

  test('AC-021, AC-023 say when nothing is found, in a row that cannot be chosen', async ({ page }) => {
    await answerWith(page, {})
    await page.goto('/')
    await input(page).pressSequentially('xyzzyx')
    await expect(options(page)).toHaveText(['Ei osumia'])
    await input(page).press('ArrowDown')
    await expect(input(page)).not.toHaveAttribute('aria-activedescendant', /./)
  })

  test('AC-025 that cannot be loaded show as not found and are logged', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await answerWith(page, { talo: { status: 500 } })
    await page.goto('/')
    await input(page).pressSequentially('talo')
    await expect(options(page)).toHaveText(['Ei osumia'])
    expect(logged.join('\n')).toContain('Suggestions could not be loaded')
  })

  test('AC-026, AC-034 of premium dictionaries have a lock and a word beside it, and can be chosen', async ({ page }) => {
    await answerWith(page, { talo: TALO })
    await page.goto('/')
    await input(page).pressSequentially('talo')
    const locked = page.getByRole('option', { name: 'talous Premium' })
    await expect(locked.locator('svg')).toHaveCount(1)
    await expect(locked).not.toHaveAttribute('aria-disabled', 'true')
    await locked.click()
    await expect(page).toHaveURL(/\/finnish-english\/talous$/)
  })

  test('AC-029 a word of the target language turns the direction', async ({ page }) => {
    await answerWith(page, { talo: TALO })
    await page.goto('/')
    await input(page).pressSequentially('talo')
    await page.getByRole('option', { name: 'talon', exact: true }).click()
    await expect(page).toHaveURL(/\/english-finnish\/talon$/)
  })

  test('AC-029 an answer to an earlier keyword is dropped', async ({ page }) => {
    const { promise: after, resolve: letItCome } = Promise.withResolvers<void>()
    await answerWith(page, { talo: { result: [word('talonpoika')], after }, auto: { result: [word('automatka')] } })
    await page.goto('/')
    const asking = page.waitForRequest(AUTOCOMPLETE)
    await input(page).pressSequentially('talo')
    const first = await asking
    await input(page).fill('auto')
    await expect(options(page)).toHaveText(['automatka'])
    letItCome()
    await first.response().catch(() => undefined)
    await expect(options(page)).toHaveText(['automatka'])
  })

  test('AC-032 a complete answer is narrowed at once, without a request', async ({ page }) => {
    const asked = await answerWith(page, { talo: TALO })
    await page.goto('/')
    await input(page).pressSequentially('talo')
    await expect(options(page)).toHaveCount(4)
    await input(page).press('n')
    await expect(options(page)).toHaveText(['talonmies', 'talon'])
    // Said after the debounce: by then a request would have gone.
    await expect(page.locator('#announcer')).toHaveText('2 ehdotusta')
    expect(asked).toEqual(['talo'])
  })

  test('AC-032 base forms are still asked for beside words that are narrowed', async ({ page }) => {
    const talonmies = word('talonmies')
    await answerWith(page, {
      talo: { result: [word('talo'), talonmies] },
      talon: { result: [talonmies], resultBaseForms: { fi: [word('talo')] } },
    })
    await page.goto('/')
    await input(page).pressSequentially('talo')
    await expect(options(page)).toHaveCount(2)
    await input(page).press('n')
    await expect(options(page)).toHaveText(['talonmies'])
    await expect(page.getByRole('group', { name: 'Perusmuodot' }).getByRole('option')).toHaveText(['talo'])
    await expect(options(page).last()).toHaveAttribute('aria-description', 'perusmuoto')
  })

  test('AC-017 a pattern is suggested for, wherever its wildcards stand, once there is enough beside them', async ({ page }) => {
    const failed: string[] = []
    page.on('response', (response) => !response.ok() && failed.push(response.url()))
    await page.goto('/')
    await input(page).fill('a*')
    await expect(options(page)).toHaveText(['Kirjoita vähintään kaksi merkkiä.'])
    for (const [pattern, found] of [
      ['tal*', 'talonmies'],
      ['*alo', 'talo'],
      ['t?lo', 'talo'],
    ] as const) {
      await input(page).fill(pattern)
      await expect(options(page).filter({ hasText: found }).first()).toBeVisible()
    }
    expect(failed).toEqual([])
  })

  test('NEAR-001, NEAR-002 are near words in near search only, and never for a pattern', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => AUTOCOMPLETE.test(request.url()) && asked.push(new URL(request.url()).search))
    await page.goto('/finnish-english/zzqqxx?searchMode=nearSearch')
    await input(page).fill('tallo')
    await expect(options(page).filter({ hasText: /^talo$/ })).toHaveCount(1)
    expect(asked.at(-1)).toMatch(/&prefix=0&.*&similarity=0\.65&/)
    await input(page).fill('tal*')
    await expect(options(page).filter({ hasText: 'talonmies' })).toHaveCount(1)
    expect(asked.at(-1)).not.toContain('similarity')
    await page.goto('/finnish-english/zzqqxx')
    await input(page).fill('tallo')
    await expect.poll(() => asked.at(-1)).toContain('keyword=tallo')
    expect(asked.at(-1)).not.toContain('similarity')
  })

  test('the very word says so to those who hear it', async ({ page }) => {
    await answerWith(page, { talo: TALO })
    await page.goto('/')
    await input(page).pressSequentially('talo')
    await expect(options(page).first()).toHaveAttribute('aria-description', 'täsmälleen haettu sana')
    await expect(options(page).nth(1)).not.toHaveAttribute('aria-description', /./)
  })

  test('API-017, UNBL-001 too many requests lead to a page that says so and leads back', async ({ page }) => {
    await answerWith(page, { talo: { status: 429 } })
    await page.goto('/finnish-english/kuusi')
    await input(page).fill('talo')
    await page.waitForURL(/\/unblock\?id=\d+$/)
    expect(await page.evaluate(() => sessionStorage.getItem('sk_previous_url'))).toBe('/finnish-english/kuusi')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pidetään pieni tauko')
    await page.getByRole('link', { name: 'Palaa edelliselle sivulle' }).click()
    await expect(page).toHaveURL(/\/finnish-english\/kuusi$/)
  })
})

test.describe('A11Y-008 the keyboard', () => {
  test.beforeEach(async ({ page }) => {
    await answerWith(page, { talo: TALO })
    await page.goto('/')
    await input(page).pressSequentially('talo')
    await expect(options(page)).toHaveCount(4)
  })

  const activeText = (page: Page) => page.locator('[role=option][aria-selected=true]')

  test('nothing is chosen beforehand; arrows move and wrap; focus stays in the input', async ({ page }) => {
    await expect(input(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(activeText(page)).toHaveCount(0)
    await input(page).press('ArrowDown')
    await expect(activeText(page)).toHaveText('talo')
    const id = await activeText(page).getAttribute('id')
    await expect(input(page)).toHaveAttribute('aria-activedescendant', id ?? 'none')
    const list = await input(page).getAttribute('aria-controls')
    await expect(page.getByRole('listbox')).toHaveAttribute('id', list ?? 'none')
    await input(page).press('ArrowUp')
    await expect(activeText(page)).toHaveText('talon')
    await input(page).press('ArrowDown')
    await expect(activeText(page)).toHaveText('talo')
    await expect(input(page)).toBeFocused()
    await expect(input(page)).toHaveValue('talo')
  })

  test('Home, End, Left and Right move the caret and leave the list', async ({ page }) => {
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
      await input(page).press('ArrowDown')
      await expect(activeText(page)).toHaveCount(1)
      await input(page).press(key)
      await expect(activeText(page)).toHaveCount(0)
    }
    await input(page).press('Home')
    expect(await input(page).evaluate((field) => field instanceof HTMLInputElement && field.selectionStart)).toBe(0)
  })

  test('Escape closes, then clears', async ({ page }) => {
    await input(page).press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(input(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(input(page)).not.toHaveAttribute('aria-controls', /./)
    await expect(input(page)).toHaveValue('talo')
    await input(page).press('Escape')
    await expect(input(page)).toHaveValue('')
  })

  test('Tab closes and moves on, choosing nothing', async ({ page }) => {
    await input(page).press('ArrowDown')
    await input(page).press('Tab')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(input(page)).not.toBeFocused()
    await expect(page).toHaveURL(/\/$/)
  })

  test('AC-029 Enter searches the chosen row', async ({ page }) => {
    await input(page).press('ArrowDown')
    await input(page).press('ArrowDown')
    await input(page).press('Enter')
    await expect(page).toHaveURL(/\/finnish-english\/talonmies$/)
  })

  test('AC-029 Enter without a row searches the text as typed', async ({ page }) => {
    await input(page).press('Enter')
    await expect(page).toHaveURL(/\/finnish-english\/talo$/)
  })
})

test('A11Y-008 the number of suggestions is said once the visitor has paused', async ({ page }) => {
  const told = await announcements(page)
  await answerWith(page, { talo: { result: [word('talo'), word('talonmies')] }, talon: { result: [word('talonmies')] } })
  await page.goto('/')
  await input(page).pressSequentially('talo')
  await expect(options(page)).toHaveCount(2)
  await expect.poll(() => told.at(-1)).toBe('2 ehdotusta')
  await input(page).press('n')
  await expect.poll(() => told.at(-1)).toBe('1 ehdotus')
  await expect(page.locator('#announcer')).toHaveAttribute('role', 'status')
  await expect(page.locator('#announcer')).toHaveCount(1)
})

test('AC-005 an empty input cannot be sent, and can be emptied', async ({ page }) => {
  await page.goto('/')
  await input(page).pressSequentially('ta')
  await page.getByRole('button', { name: 'Tyhjennä hakukenttä' }).click()
  await expect(input(page)).toHaveValue('')
  await expect(input(page)).toBeFocused()
  await expect(page.locator('.combo button[type=submit]')).toBeDisabled()
  await input(page).press('a')
  await expect(page.locator('.combo button[type=submit]')).toBeEnabled()
})

test('AC-033 what is typed before the island wakes is kept and brings suggestions', async ({ page }) => {
  await answerWith(page, { talo: TALO })
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('input[name=key]').click()
  await page.keyboard.type('talo')
  await expect(options(page)).toHaveCount(4)
  await expect(input(page)).toHaveValue('talo')
})

test('AC-033 what is typed and not searched goes along when the languages change', async ({ page }) => {
  await answerWith(page, {})
  await page.goto('/finnish-english/talo')
  await input(page).fill('auto')
  await page.locator('.pair a').click()
  await expect(page).not.toHaveURL(/finnish-english/)
  await expect(input(page)).toHaveValue('auto')
  await expect(input(page)).toBeFocused()
})

test.describe('AC-033 what is typed and not searched goes along', () => {
  test.use({ baseURL: BRANDS.pacman })

  test('when the tab changes, and when the dictionary does', async ({ page }) => {
    await page.goto('/finnish-english/talo')
    await input(page).fill('auto')
    await page.getByRole('tab', { selected: false }).click()
    await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('href', /./)
    await expect(input(page)).toHaveValue('auto')
    await page.goto('/sanavirta.nature/all/kuusi')
    await page.locator('input[name=key]').fill('käpy')
    await page.locator('[popovertarget=dp]').click()
    await page.locator('#dp a[data-dictionary="sanavirta.fi-en"]').click()
    await expect(page).toHaveURL(/sanavirta\.fi-en/)
    await expect(input(page)).toHaveValue('käpy')
  })

  test('when a dialog chooses the languages, and nowhere else when it is closed', async ({ page }) => {
    await page.goto('/sanavirta.nature/all/kuusi')
    await page.locator('input[name=key]').fill('käpy')
    await page.locator('.sb .pair a, .sb a.btn, .sb app-island[name=language-list] a').first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('sk_typed_text'))).toBeNull()
    await dialog.getByRole('button', { name: 'Valmis' }).click()
    await expect(page).toHaveURL(/sanavirta\.nature\//)
    await expect(input(page)).toHaveValue('käpy')
  })
})

test('an input method: nothing is asked before the word is made, and its Enter sends nothing', async ({ page }) => {
  const asked = await answerWith(page, { talo: TALO })
  await page.clock.install()
  await page.goto('/')
  await input(page).press('x')
  await expect(options(page)).toHaveCount(1)
  await input(page).press('Backspace')

  const client = await page.context().newCDPSession(page)
  await client.send('Input.imeSetComposition', { text: 'tal', selectionStart: 3, selectionEnd: 3 })
  await page.clock.runFor(3000)
  expect(asked).toEqual([])
  await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 })
  await client.send('Input.insertText', { text: 'talo' })
  await page.clock.runFor(3000)
  await expect(options(page)).toHaveCount(4)
  await expect(page).toHaveURL(/\/$/)
  expect(asked).toEqual(['talo'])
})

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('a tap chooses; words under composition are suggested for, as phones compose every word', async ({ page }) => {
    await answerWith(page, { talo: TALO })
    await page.goto('/')
    await expect(input(page)).not.toBeFocused()
    await input(page).tap()
    const client = await page.context().newCDPSession(page)
    await client.send('Input.imeSetComposition', { text: 'talo', selectionStart: 4, selectionEnd: 4 })
    await page.getByRole('option', { name: 'talonmies' }).tap()
    await expect(page).toHaveURL(/\/finnish-english\/talonmies$/)
    await expect(input(page)).not.toBeFocused()
  })
})

test.describe('arriving', () => {
  test('NAV-004 at the front page focuses the input, and loads no island before it is used', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto('/')
    await expect(input(page)).toBeFocused()
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => /islands-|autocomplete/.test(url))).toEqual([])
    const before = scripts.length
    await page.keyboard.press('t')
    await expect(options(page)).toHaveCount(1)
    expect(scripts.length).toBeGreaterThan(before)
  })

  test('NAV-021 from the search box focuses the input again, its text selected', async ({ page }) => {
    await page.goto('/')
    await input(page).fill('talo')
    await input(page).press('Enter')
    await expect(page).toHaveURL(/\/finnish-english\/talo$/)
    await expect(input(page)).toBeFocused()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('talo')
    await page.keyboard.type('auto')
    await expect(input(page)).toHaveValue('auto')
  })

  test('A11Y-002 by a link of the page focuses the heading; by Back, what the browser had', async ({ page }) => {
    await page.goto('/finnish-english/talo')
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/finnish-english/auto', id: 'on', textContent: 'on' })
      document.querySelector('main')?.prepend(link)
    })
    await page.locator('#on').click()
    await expect(page).toHaveURL(/\/auto$/)
    await expect(page.locator('h1')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\/talo$/)
    await expect(page.locator('h1')).not.toBeFocused()
  })
})

test.describe('a network that fails', () => {
  test('once is tried again', async ({ page }) => {
    const failed = new Set<string>()
    await page.route(/\/assets\/(islands|autocomplete\.island)-/, (route) => {
      const url = route.request().url()
      if (failed.has(url)) return route.continue()
      failed.add(url)
      return route.abort()
    })
    await answerWith(page, { talo: TALO })
    await page.goto('/')
    await input(page).pressSequentially('talo')
    await expect(options(page)).toHaveCount(4)
    expect(failed.size).toBe(2)
  })

  test('for good leaves the form as it is, and names the island', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await page.route(/\/assets\/islands-/, (route) => route.abort())
    await page.goto('/')
    await input(page).pressSequentially('talo')
    await expect.poll(() => logged.join('\n')).toContain('Island "autocomplete" did not wake')
    await input(page).press('Enter')
    await expect(page).toHaveURL(/\/finnish-english\/talo$/)
  })
})
