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
import type { Suggestions } from './suggestions.ts'

type HeadingProps = {
  search: AnySearch
  outcome: Pick<SearchOutcome, 'status' | 'words' | 'fullText'>
  suggestions: Suggestions | Promise<Suggestions>
  locale: Locale
  opensSuggestions: boolean
}

/** What was searched and how much was found; on narrow screens the button of the suggestions. */
export function ResultsHeading({ search, outcome, suggestions, locale, opensSuggestions }: HeadingProps) {
  const count = countText(outcome, suggestions, locale)
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

function countText({ status, words, fullText }: HeadingProps['outcome'], suggestions: HeadingProps['suggestions'], locale: Locale) {
  if (status === 'no_results') return m.RESULTS_NONE()
  if (fullText !== undefined && fullText.hits.length > 0) return rangeText(fullText, locale)
  if (status === 'wildcard-search' || status === 'near-search') return hitsAmong(suggestions)
  return words.length === 0 ? undefined : hitCount(words.length)
}

/** Hits of a wildcard word and of a near search are among the suggestions; said when they are all there. */
function hitsAmong(suggestions: HeadingProps['suggestions']): string | undefined {
  if (suggestions instanceof Promise || suggestions.status !== 'success') return undefined
  const { result, complete } = suggestions.answer
  if (result.length === 0) return m.RESULTS_NONE()
  return complete ? hitCount(result.length) : undefined
}

const hitCount = (count: number) => (count === 1 ? m.RESULTS_ONE() : m.RESULTS_COUNT({ count }))

/** Which of the hits are on the page, and how many there are, as far as they are counted. */
function rangeText({ hits, start, totalCount }: FullTextPage, locale: Locale): string {
  const range = { first: numberText(start + 1, locale), last: numberText(start + hits.length, locale) }
  if (totalCount === undefined) return m.FULL_TEXT_RANGE_UNCOUNTED(range)
  if (totalCount > MATCH_COUNT_CAP) return m.FULL_TEXT_RANGE_OVER({ ...range, total: numberText(MATCH_COUNT_CAP, locale) })
  return totalCount === 1 ? m.RESULTS_ONE() : m.FULL_TEXT_RANGE({ ...range, total: numberText(totalCount, locale) })
}
