import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { fromOwnAddress } from '../support/e2e-data.ts'
import { BRANDS } from './pages.ts'
import { type Combination, combinationsOf, nameOf, type Reach } from './rotation.ts'

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const
const BROWSER_LOCALES = { fi: 'fi-FI', sv: 'sv-SE', en: 'en-GB' } as const
const MOST_PRESSES = 90
/** The keyboard takes its time, and so does axe. */
const JOURNEY_MS = 60_000

/** A visitor with one way of using a page. */
export type Visit = Combination & {
  page: Page
  hasScripts: boolean
  /** For messages: `m.DONE({}, visit.own)`. */
  own: { locale: Combination['locale'] }
  /** Presses a button, follows a link, ticks a box. */
  press: (control: Locator) => Promise<void>
  /** Writes over what is in a field. */
  type: (field: Locator, text: string) => Promise<void>
  /**
   * Nothing that axe knows is wrong with the page as it now is, or with a part of it: what a popover half covers is too small to press, and
   * is not to be pressed. Axe is a script, which a page without scripts does not run.
   */
  isAccessible: (part?: string) => Promise<void>
}

export type Journey = (visit: Visit) => Promise<void>

/** Tests of controls by name, in the combinations whose turn it is. */
export function walkControls(journeys: Readonly<Record<string, Journey>>, reach: Reach = {}): void {
  for (const [name, journey] of Object.entries(journeys))
    for (const combination of combinationsOf(name, reach))
      test(`${name} – ${nameOf(combination)}`, async ({ browser }) => {
        test.setTimeout(JOURNEY_MS)
        await visit(browser, combination, journey)
      })
}

export const searchField = (page: Page) => page.locator('.combo > input')
export const entryOf = (page: Page, headword: string) => page.getByRole('article', { name: headword }).first()

/** Runs a journey in a browser of its own, from an address of its own. */
async function visit(browser: Browser, combination: Combination, journey: (visit: Visit) => Promise<void>): Promise<void> {
  const { hand, brand, locale, screen, scheme } = combination
  const hasScripts = hand !== 'no JavaScript'
  const context = await browser.newContext({
    baseURL: BRANDS[brand],
    viewport: SIZES[screen],
    hasTouch: hand === 'touch',
    locale: BROWSER_LOCALES[locale],
    colorScheme: scheme,
    reducedMotion: 'reduce', // nothing is still fading in when its contrast is looked at
    javaScriptEnabled: hasScripts,
    extraHTTPHeaders: fromOwnAddress(),
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await journey({
    ...combination,
    page,
    hasScripts,
    own: { locale },
    press: (control) => pressWith(hand, control),
    type: (field, text) => typeWith(hand, field, text),
    isAccessible: (part = ':root') => (hasScripts ? axeFindsNothing(page, part) : Promise.resolve()),
  })
  expect(errors).toEqual([])
  await context.close()
}

async function pressWith(hand: Combination['hand'], control: Locator): Promise<void> {
  const type = await control.getAttribute('type')
  const isBox = type === 'radio' || type === 'checkbox'
  const target = isBox ? control.locator('xpath=ancestor::label') : control
  if (hand === 'touch') return target.tap()
  if (hand !== 'keyboard') return target.click()
  if (type === 'radio') return control.press('Space') // Tab comes to the chosen one of a group only
  await tabTo(control)
  await control.page().keyboard.press(type === 'checkbox' ? 'Space' : 'Enter')
}

async function typeWith(hand: Combination['hand'], field: Locator, text: string): Promise<void> {
  if (hand === 'touch') await field.tap()
  if (hand !== 'keyboard') return field.fill(text)
  await tabTo(field)
  await field.page().keyboard.press('ControlOrMeta+a')
  await field.page().keyboard.type(text)
}

/** Goes by Tab to a control, forwards or back, whichever is nearer in the document. */
async function tabTo(control: Locator): Promise<void> {
  await control.waitFor()
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const way = await control.evaluate((element) => {
      const { activeElement } = document
      if (activeElement === element) return 'here'
      const isBefore = activeElement !== null && element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING
      return isBefore ? 'Shift+Tab' : 'Tab'
    })
    if (way === 'here') return
    await control.page().keyboard.press(way)
  }
  throw new Error(`Tab does not come to ${control}`)
}

async function axeFindsNothing(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // An experimental rule, which takes “finska–svenska” for another name than “finska” and “svenska” with an arrow between them.
    .disableRules('label-content-name-mismatch')
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}
