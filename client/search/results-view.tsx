import type { EntryReading } from '#client/entries/entry-reading.ts'
import { EntryView } from '#client/entries/entry-view.tsx'
import type { IconName } from '#client/ui/icon-shapes.ts'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import { DataSecurityNotice } from './data-security-notice.tsx'
import { entryLinks } from './entry-links.ts'
import { ResultMessage } from './result-message.tsx'
import { ResultsHeading } from './results-heading.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SEARCH_BOX_ICONS } from './search-box.tsx'
import type { SearchOutcome } from './search-outcome.ts'
import type { AnySearch } from './search-request.ts'
import type { Suggestions } from './suggestions.ts'
import { SuggestionsPanel } from './suggestions-panel.tsx'

/** The icons of the search box and the results. */
export const RESULT_ICONS: readonly IconName[] = [
  ...SEARCH_BOX_ICONS,
  'arrow-up',
  'chevron-right',
  'external-link',
  'list',
  'triangle-alert',
]

export type ResultsViewProps = {
  search: AnySearch
  outcome: SearchOutcome
  suggestions: Suggestions | Promise<Suggestions>
  awaitedHref: string
  dictionaries: readonly Dictionary[]
  locale: EntryReading['locale']
  hasPremium: boolean
  showsDataSecurityNotice: boolean
  /** Whether links may lead to a dictionary's own URL (URL-042, REF-006). */
  hasAdvancedSearch: boolean
  opensExamples: boolean
}

/** Entries, with their suggestions beside them: all that lies below the search box (NAV-007, NAV-009). Readers by ear or keyboard meet the entries first. */
export function ResultsView(props: ResultsViewProps) {
  const { search, outcome, suggestions, awaitedHref, locale, hasPremium } = props
  const isAlwaysOpen = outcome.status === 'wildcard-search' || outcome.status === 'near-search'
  return (
    <div className={hasPanel(outcome) ? 'wrap wide cols with-aside' : 'wrap wide cols'}>
      <div className="results">
        <ResultsHeading
          search={search}
          outcome={outcome}
          locale={locale}
          opensSuggestions={hasPanel(outcome) && !isAlwaysOpen && !isEmpty(suggestions)}
        />
        <ResultMessage search={search} outcome={outcome} locale={locale} />
        <Entries {...props} />
      </div>
      {hasPanel(outcome) ? (
        <SuggestionsPanel
          search={search}
          suggestions={suggestions}
          awaitedHref={awaitedHref}
          locale={locale}
          hasPremium={hasPremium}
          isAlwaysOpen={isAlwaysOpen}
        />
      ) : null}
      {props.showsDataSecurityNotice ? <DataSecurityNotice /> : null}
      {outcome.words.length > 0 ? <ScrollToTop /> : null}
    </div>
  )
}

/** Nothing is suggested before something is searched, nor for a search that failed (SUG-003). */
const hasPanel = ({ status }: SearchOutcome) => status !== 'empty_keyword' && status !== 'has-error'

const isEmpty = (suggestions: ResultsViewProps['suggestions']) =>
  !(suggestions instanceof Promise) &&
  suggestions.status === 'success' &&
  suggestions.answer.result.length === 0 &&
  Object.keys(suggestions.answer.resultBaseForms).length === 0

function Entries({ search, outcome, dictionaries, hasAdvancedSearch, ...shared }: ResultsViewProps) {
  const { locale, hasPremium, opensExamples } = shared
  const byId = new Map(dictionaries.map((dictionary) => [dictionary.id, dictionary]))
  const linksOf = entryLinks(search, { dictionaries, hasAdvancedSearch })
  return outcome.words.map((word) => {
    const dictionary = byId.get(word.dictionary?.id ?? '')
    const reading: EntryReading = { ...linksOf(dictionary), locale, headwordLang: word.lang, dictionary, hasPremium, opensExamples }
    return <EntryView key={word.id} word={word} reading={reading} />
  })
}
