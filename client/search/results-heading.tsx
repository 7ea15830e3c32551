import { htmlLang } from '#client/i18n/html-lang.ts'
import { numberText } from '#client/i18n/number-text.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import type { Locale } from '#shared/language/locale.ts'
import { MATCH_COUNT_CAP } from '#shared/search/limits.ts'
import type { FullTextPage } from './full-text-page.ts'
import { languagesText, pairOf } from './search-languages.ts'
import type { SearchOutcome } from './search-outcome.ts'
import type { AnySearch } from './search-request.ts'

type HeadingProps = {
  search: AnySearch
  outcome: Pick<SearchOutcome, 'status' | 'words' | 'fullText'>
  locale: Locale
  opensSuggestions: boolean
}

/** What was searched and how much was found; on narrow screens the button of the suggestions. */
export function ResultsHeading({ search, outcome, locale, opensSuggestions }: HeadingProps) {
  const count = countText(outcome, locale)
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
        {search.searchMode === 'fulltext' ? m.FULL_TEXT_HEADING() : languagesText(search, locale)}
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

/** Hits of a wildcard word and of a near search are counted among the suggestions. */
function countText({ status, words, fullText }: HeadingProps['outcome'], locale: Locale): string | undefined {
  if (status === 'no_results') return m.RESULTS_NONE()
  if (fullText !== undefined && fullText.hits.length > 0) return rangeText(fullText, locale)
  if (words.length === 0) return undefined
  return words.length === 1 ? m.RESULTS_ONE() : m.RESULTS_COUNT({ count: words.length })
}

/** Which of the hits are on the page, and how many there are, as far as they are counted. */
function rangeText({ hits, start, totalCount }: FullTextPage, locale: Locale): string {
  const range = { first: numberText(start + 1, locale), last: numberText(start + hits.length, locale) }
  if (totalCount === undefined) return m.FULL_TEXT_RANGE_UNCOUNTED(range)
  if (totalCount > MATCH_COUNT_CAP) return m.FULL_TEXT_RANGE_OVER({ ...range, total: numberText(MATCH_COUNT_CAP, locale) })
  return totalCount === 1 ? m.RESULTS_ONE() : m.FULL_TEXT_RANGE({ ...range, total: numberText(totalCount, locale) })
}
