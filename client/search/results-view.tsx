import type { EntryReading } from '#client/entries/entry-reading.ts'
import { EntryView } from '#client/entries/entry-view.tsx'
import type { IconName } from '#client/ui/icon-shapes.ts'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import type { DictionaryContext } from '#shared/dictionary/dictionary-context.ts'
import { dictionaryTitle } from '#shared/dictionary/dictionary-title.ts'
import type { Word } from '#shared/entry/entry-schema.ts'
import type { Locale } from '#shared/language/locale.ts'
import { DataSecurityNotice } from './data-security-notice.tsx'
import { entryLinks } from './entry-links.ts'
import { FullTextResults } from './full-text-results.tsx'
import { ResultMessage } from './result-message.tsx'
import { ResultsHeading } from './results-heading.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SEARCH_BOX_ICONS } from './search-box.tsx'
import type { SearchOutcome } from './search-outcome.ts'
import type { AnySearch } from './search-request.ts'
import type { BaseForms, Suggestions } from './suggestions.ts'
import { SuggestionsPanel } from './suggestions-panel.tsx'

/** The icons of the search box and the results. */
export const RESULT_ICONS: readonly IconName[] = [
  ...SEARCH_BOX_ICONS,
  'arrow-up',
  'chevron-left',
  'chevron-right',
  'chevrons-left',
  'chevrons-right',
  'external-link',
  'info',
  'list',
  'triangle-alert',
]

export type ResultsViewProps = {
  search: AnySearch
  outcome: SearchOutcome
  suggestions: Suggestions | Promise<Suggestions>
  baseForms: BaseForms | Promise<BaseForms>
  awaitedHref: string
  dictionaries: readonly Dictionary[]
  /** The dictionary or group that the search asks. */
  context: DictionaryContext
  locale: EntryReading['locale']
  hasPremium: boolean
  showsDataSecurityNotice: boolean
  /** Whether links may lead to a dictionary's own URL (URL-042, REF-006). */
  hasAdvancedSearch: boolean
  opensExamples: boolean
  nonce: string
}

/** What was found, with the suggestions beside it: all that lies below the search box (NAV-007, NAV-009). Readers by ear or keyboard meet the entries first. */
export function ResultsView(props: ResultsViewProps) {
  const { search, outcome, suggestions, baseForms, awaitedHref, locale, hasPremium, nonce } = props
  const shared = { search, awaitedHref, locale, hasPremium }
  const isAlwaysOpen = outcome.status === 'wildcard-search' || outcome.status === 'near-search'
  return (
    <div className={hasPanel(outcome) ? 'wrap wide cols with-aside' : 'wrap wide cols'}>
      <div className="results">
        <ResultsHeading
          search={search}
          outcome={outcome}
          suggestions={suggestions}
          locale={locale}
          opensSuggestions={hasPanel(outcome) && !isAlwaysOpen && !isEmpty(props)}
        />
        <ResultMessage {...shared} outcome={outcome} suggestions={suggestions} />
        <Found {...props} />
      </div>
      {hasPanel(outcome) ? (
        <SuggestionsPanel {...shared} suggestions={suggestions} baseForms={baseForms} isAlwaysOpen={isAlwaysOpen} nonce={nonce} />
      ) : null}
      {props.showsDataSecurityNotice ? <DataSecurityNotice /> : null}
      {outcome.status === 'has-results' ? <ScrollToTop /> : null}
    </div>
  )
}

/** Nothing is suggested before something is searched, nor for a search that failed (SUG-003). */
const hasPanel = ({ status }: SearchOutcome) => status !== 'empty_keyword' && status !== 'has-error'

const isEmpty = ({ suggestions, baseForms }: ResultsViewProps) =>
  !(suggestions instanceof Promise) &&
  !(baseForms instanceof Promise) &&
  suggestions.status === 'success' &&
  baseForms.status === 'success' &&
  suggestions.answer.result.length === 0 &&
  baseForms.lemmas.length === 0

/** The entries, or a page of full-text hits. */
function Found({ search, outcome, dictionaries, context, hasAdvancedSearch, ...shared }: ResultsViewProps) {
  const { locale, hasPremium, opensExamples } = shared
  const byId = new Map(dictionaries.map((dictionary) => [dictionary.id, dictionary]))
  const linksOf = entryLinks(search, { context, hasAdvancedSearch })
  const entry = (word: Word) => {
    const dictionary = byId.get(word.dictionary?.id ?? '')
    const reading: EntryReading = { ...linksOf(dictionary), locale, headwordLang: word.lang, dictionary, hasPremium, opensExamples }
    return <EntryView key={word.id} word={word} reading={reading} />
  }
  const { words, fullText } = outcome
  if (fullText === undefined || fullText.hits.length === 0) return words.map(entry)
  const titleOf = (id: string) => optionalTitle(byId.get(id), locale)
  return <FullTextResults search={search} page={fullText} hasPremium={hasPremium} titleOf={titleOf} entry={entry} />
}

const optionalTitle = (dictionary: Dictionary | undefined, locale: Locale) => dictionary && dictionaryTitle(dictionary.title, locale)
