import { htmlLang } from '#client/i18n/html-lang.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import type { Locale } from '#shared/language/locale.ts'
import { languagesText, pairOf } from './search-languages.ts'
import type { AnySearch } from './search-request.ts'

type HeadingProps = { search: AnySearch; hitCount: number; locale: Locale }

/** What was searched and how much was found; on narrow screens the button of the suggestions. */
export function ResultsHeading({ search, hitCount, locale }: HeadingProps) {
  const lang = pairOf(search)?.fromId
  return (
    <div className="rhead">
      <h1 tabIndex={-1}>
        {search.key === '' ? null : (
          <>
            <span lang={lang === undefined ? undefined : htmlLang(lang)}>{search.key}</span>
            {', '}
          </>
        )}
        {languagesText(search, locale)}
        {search.key === '' ? null : <span className="muted num">{countText(hitCount)}</span>}
      </h1>
      <button type="button" className="btn only-narrow" popoverTarget="sug">
        <Icon name="list" />
        {m.SUGGESTIONS()}
      </button>
    </div>
  )
}

function countText(count: number): string {
  if (count === 0) return m.RESULTS_NONE()
  return count === 1 ? m.RESULTS_ONE() : m.RESULTS_COUNT({ count })
}
