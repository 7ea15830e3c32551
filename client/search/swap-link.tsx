import { languageName } from '#client/i18n/language-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import { type LanguagePair, swapped } from '#shared/language/language-pair.ts'
import type { Locale } from '#shared/language/locale.ts'

type SwapLinkProps = { href: string | undefined; pair: LanguagePair; locale: Locale }

/** Leads to the other direction, which its name says (LANG-031, LANG-036). */
export const SwapLink = ({ href, pair, locale }: SwapLinkProps) =>
  href === undefined ? null : (
    <a className="ib" href={href} aria-label={swapText(pair, locale)}>
      <Icon name="arrow-left-right" />
    </a>
  )

/** The same in words, for menus. */
export const SwapRow = ({ href, pair, locale }: SwapLinkProps) =>
  href === undefined ? null : (
    <a className="btn only-narrow" href={href}>
      <Icon name="arrow-left-right" />
      {swapText(pair, locale)}
    </a>
  )

const swapText = (pair: LanguagePair, locale: Locale) => m.SWAP_LANGUAGES_TO(names(swapped(pair), locale))

const names = ({ fromId, toId }: LanguagePair, locale: Locale) => ({ from: languageName(fromId, locale), to: languageName(toId, locale) })

/**
 * Tells the new direction on the page that a swap leads to. A live region that comes with its text is not read, so a script writes it into
 * the document's own once the document has been loaded. Spec: LANG-031, A11Y-003.
 */
export const SwapAnnouncement = ({ pair, locale, nonce }: { pair: LanguagePair; locale: Locale; nonce: string }) => (
  <>
    <span className="vh" id="swapped">
      {m.LANGUAGES_SWAPPED(names(pair, locale))}
    </span>
    <script nonce={nonce}>{ANNOUNCE}</script>
  </>
)

/** React writes text as HTML, which a script is not read as: no quotes, no comparison, no ampersand. */
const ANNOUNCE =
  'addEventListener(`load`,function(){document.getElementById(`announcer`).textContent=document.getElementById(`swapped`).textContent})'
