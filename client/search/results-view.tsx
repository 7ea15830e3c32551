import type { EntryReading } from '#client/entries/entry-reading.ts'
import { EntryView } from '#client/entries/entry-view.tsx'
import type { IconName } from '#client/ui/icon-shapes.ts'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import { DataSecurityNotice } from './data-security-notice.tsx'
import { entryLinks } from './entry-links.ts'
import { ResultMessage } from './result-message.tsx'
import { ResultsHeading } from './results-heading.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import type { SearchOutcome } from './search-outcome.ts'
import type { AnySearch } from './search-request.ts'
import type { Suggestions } from './suggestions.ts'
import { SuggestionsPanel } from './suggestions-panel.tsx'

/** The icons of the search box and the results. */
export const RESULT_ICONS: readonly IconName[] = [
  'arrow-left-right',
  'arrow-right',
  'arrow-up',
  'book-open',
  'chevron-down',
  'chevron-right',
  'external-link',
  'list',
  'lock',
  'search',
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
}

/** Suggestions beside entries: all that lies below the search box (NAV-007, NAV-009). */
export function ResultsView(props: ResultsViewProps) {
  const { search, outcome, suggestions, awaitedHref, locale, hasPremium } = props
  const isAlwaysOpen = outcome.status === 'wildcard-search' || outcome.status === 'near-search'
  return (
    <div className="wrap wide cols">
      <SuggestionsPanel
        search={search}
        suggestions={suggestions}
        awaitedHref={awaitedHref}
        locale={locale}
        hasPremium={hasPremium}
        isAlwaysOpen={isAlwaysOpen}
      />
      <div className="results">
        <ResultsHeading search={search} outcome={outcome} locale={locale} opensSuggestions={!isAlwaysOpen} />
        <ResultMessage search={search} outcome={outcome} />
        <Entries {...props} />
        {props.showsDataSecurityNotice ? <DataSecurityNotice /> : null}
      </div>
      {outcome.words.length > 0 ? <ScrollToTop /> : null}
    </div>
  )
}

function Entries({ search, outcome, dictionaries, locale, hasPremium, hasAdvancedSearch }: ResultsViewProps) {
  const byId = new Map(dictionaries.map((dictionary) => [dictionary.id, dictionary]))
  const linksOf = entryLinks(search, { dictionaries, hasAdvancedSearch })
  return outcome.words.map((word) => {
    const dictionary = byId.get(word.dictionary?.id ?? '')
    const reading: EntryReading = { ...linksOf(dictionary), locale, headwordLang: word.lang, dictionary, hasPremium, opensExamples: true }
    return <EntryView key={word.id} word={word} reading={reading} />
  })
}
