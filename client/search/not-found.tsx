import type { ReactNode } from 'react'
import { Wave } from '#client/ui/wave.tsx'
import * as m from '#messages'
import type { LanguagePair } from '#shared/language/language-pair.ts'
import type { Locale } from '#shared/language/locale.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import { Late } from './late.tsx'
import { languagesText } from './search-languages.ts'
import type { SearchOutcome, WaysOn } from './search-outcome.ts'
import type { AnySearch } from './search-request.ts'
import { WaysOnList, waysOnRows } from './ways-on-list.tsx'

type NotFoundProps = {
  text: string
  search: AnySearch
  waysOn: SearchOutcome['waysOn']
  /** This page with the ways on awaited. */
  awaitedHref: string
  locale: Locale
  hasPremium: boolean
}

/** Nothing was found: what one can do about it, the likeliest first. */
export function NotFound({ text, waysOn, awaitedHref, ...shared }: NotFoundProps) {
  return (
    <section className="stack outcome">
      <Late value={waysOn} fallback={<Awaiting text={text} href={awaitedHref} />}>
        {(ready) => (ready.isPairOffered ? <Offers {...shared} text={text} waysOn={ready} /> : <OtherPairs {...shared} waysOn={ready} />)}
      </Late>
    </section>
  )
}

const Lead = ({ children }: { children: ReactNode }) => <p className="lead">{children}</p>

const Awaiting = ({ text, href }: { text: string; href: string }) => (
  <>
    <Lead>{text}</Lead>
    <Wave />
    <p>
      <a href={href}>{m.SHOW_WAYS_ON()}</a>
    </p>
  </>
)

type Ready = Omit<NotFoundProps, 'waysOn' | 'awaitedHref' | 'text'> & { waysOn: WaysOn }

function Offers({ text, waysOn, ...shared }: Ready & { text: string }) {
  const rows = waysOnRows({ waysOn, ...shared })
  return (
    <>
      <Lead>{text}</Lead>
      <p className="muted">{adviceOf(waysOn, rows.length > 0)}</p>
      {rows.length === 0 ? null : <WaysOnList rows={rows} />}
    </>
  )
}

function adviceOf({ otherDirection, baseForms }: WaysOn, hasRows: boolean): string {
  if (otherDirection !== undefined) return m.NOT_FOUND_OTHER_DIRECTION()
  if (baseForms.length > 0) return m.NOT_FOUND_TRY_BASE_FORM()
  return hasRows ? m.NOT_FOUND_TRY_NEARBY() : m.NOT_FOUND_CHECK_SPELLING()
}

/** No dictionary has the pair: others from the same language. */
function OtherPairs({ search, waysOn, locale }: Ready) {
  return (
    <>
      <Lead>{m.PAIR_NOT_OFFERED()}</Lead>
      {waysOn.otherPairs.length === 0 ? null : (
        <p className="row">
          {waysOn.otherPairs.map((pair) => (
            <PairLink key={`${pair.fromId}-${pair.toId}`} search={search} pair={pair} locale={locale} />
          ))}
        </p>
      )}
    </>
  )
}

function PairLink({ search, pair, locale }: { search: AnySearch; pair: LanguagePair; locale: Locale }) {
  const other: AnySearch = { ...search, ...pair, type: 'language-pair' }
  return <a href={buildSearchUrl(other)}>{languagesText(other, locale)}</a>
}
