import { BRAND_NAMES, type Brand, isFull, LOCALES, SCHEMES } from './pages.ts'

/** What a control is used with. */
export const HANDS = ['mouse', 'keyboard', 'touch', 'no JavaScript'] as const
export type Hand = (typeof HANDS)[number]

export const SCREENS = ['phone', 'desktop'] as const

export type Combination = {
  hand: Hand
  brand: Brand
  locale: (typeof LOCALES)[number]
  screen: (typeof SCREENS)[number]
  scheme: (typeof SCHEMES)[number]
}

/** What a control is walked with; left out: everything there is. */
export type Reach = { hands?: readonly Hand[]; brands?: readonly Brand[]; screens?: readonly (typeof SCREENS)[number][] }

/** Raised by hand, when the whole product has been walked: a combination that nobody has walked yet must not stop a change that has nothing to do with it. */
const PRESENT_ROTATION = '2606f4d'

/**
 * What chooses the combinations of a short run: `SANAVIRTA_ROTATION`, else the present rotation. The configuration of the runner puts it
 * into the environment, so that every worker has the same, and prints it: a run with the same seed is the same run.
 */
export const rotationSeed = (): string => process.env.SANAVIRTA_ROTATION || PRESENT_ROTATION

/** Every combination of a control: the hand changes first, then language, screen and brand; light and dark take turns. */
function product({ hands = HANDS, brands = BRAND_NAMES, screens = SCREENS }: Reach): Combination[] {
  const found: Combination[] = []
  for (const brand of brands)
    for (const screen of screens)
      for (const locale of LOCALES)
        for (const hand of hands) {
          const scheme = SCHEMES[(found.length + Math.floor(found.length / hands.length)) % SCHEMES.length] ?? 'light'
          found.push({ hand, brand, locale, screen, scheme })
        }
  return found
}

/** A whole number that the seed and the control's name come to (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

/**
 * The combinations that a control is walked in: all of them in a full run; else two that the seed chooses, one with scripts and one
 * without, where the control has both.
 */
export function combinationsOf(name: string, reach: Reach = {}): Combination[] {
  const all = product(reach)
  if (isFull) return all
  const chosen = numberOf(`${rotationSeed()} ${name}`)
  const parts = [all.filter(({ hand }) => hand !== 'no JavaScript'), all.filter(({ hand }) => hand === 'no JavaScript')]
  return parts.flatMap((part) => part.slice(chosen % part.length).slice(0, 1))
}

export const nameOf = ({ hand, brand, locale, screen, scheme }: Combination) => [hand, brand, locale, screen, scheme].join(', ')
