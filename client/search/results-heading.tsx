import { htmlLang } from '#client/i18n/html-lang.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import type { Locale } from '#shared/language/locale.ts'
import { languagesText, pairOf } from './search-languages.ts'
import type { SearchOutcome } from './search-outcome.ts'
import type { AnySearch } from './search-request.ts'

type HeadingProps = { search: AnySearch; outcome: Pick<SearchOutcome, 'status' | 'words'>; locale: Locale; opensSuggestions: boolean }

/** What was searched and how much was found; on narrow screens the button of the suggestions. */
export function ResultsHeading({ search, outcome, locale, opensSuggestions }: HeadingProps) {
  const count = countText(outcome)
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
        {count === undefined ? null : (
          <>
            {' '}
            <span className="muted num">{count}</span>
          </>
        )}
      </h1>
      {opensSuggestions ? (
        <button type="button" className="btn only-narrow" popoverTarget="sug">
          <Icon name="list" />
          {m.SUGGESTIONS()}
        </button>
      ) : null}
    </div>
  )
}

/** Hits of a wildcard word are counted among the suggestions. */
function countText({ status, words: { length: count } }: HeadingProps['outcome']): string | undefined {
  if (status === 'no_results') return m.RESULTS_NONE()
  if (count === 0) return undefined
  return count === 1 ? m.RESULTS_ONE() : m.RESULTS_COUNT({ count })
}
