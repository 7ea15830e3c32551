import { Suspense, use } from 'react'
import { htmlLang } from '#client/i18n/html-lang.ts'
import { languageName } from '#client/i18n/language-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Wave } from '#client/ui/wave.tsx'
import * as m from '#messages'
import type { Suggestion } from '#shared/api/autocomplete.ts'
import { isLanguageId } from '#shared/language/language-id.ts'
import type { Locale } from '#shared/language/locale.ts'
import { isSuggestionLocked } from '#shared/search/suggestion-groups.ts'
import { suggestionUrl } from '#shared/search/suggestion-url.ts'
import type { AnySearch } from './search-request.ts'
import type { Suggestions } from './suggestions.ts'

type PanelProps = {
  search: AnySearch
  /** Ready, or still on the way: then they stream in after the words. */
  suggestions: Suggestions | Promise<Suggestions>
  /** This page with the suggestions awaited, for browsers that cannot put late content in place. */
  awaitedHref: string
  locale: Locale
  hasPremium: boolean
  /** In the page on narrow screens too: the hits of a wildcard word are nowhere else (NAV-022). */
  isAlwaysOpen: boolean
}

/** Neighbours of the word and its base forms: beside the results on wide screens, a popover on narrow ones (NAV-006, SUG-001). */
export function SuggestionsPanel({ suggestions, awaitedHref, isAlwaysOpen, ...shared }: PanelProps) {
  return (
    <aside className="aside" id="sug" popover={isAlwaysOpen ? undefined : 'auto'} aria-label={m.SUGGESTIONS()}>
      <div className="sug">
        {suggestions instanceof Promise ? (
          <Suspense fallback={<Awaiting href={awaitedHref} />}>
            <LateSuggestions {...shared} suggestions={suggestions} />
          </Suspense>
        ) : (
          <SuggestionLists {...shared} suggestions={suggestions} />
        )}
      </div>
    </aside>
  )
}

const Awaiting = ({ href }: { href: string }) => (
  <div>
    <h2>{m.SUGGESTIONS()}</h2>
    <Wave />
    <a href={href}>{m.SHOW_SUGGESTIONS()}</a>
  </div>
)

type Shared = Pick<PanelProps, 'search' | 'locale' | 'hasPremium'>
type ListsProps = Shared & { suggestions: Suggestions }

const LateSuggestions = ({ suggestions, ...shared }: Shared & { suggestions: Promise<Suggestions> }) => (
  <SuggestionLists {...shared} suggestions={use(suggestions)} />
)

function SuggestionLists({ suggestions, ...shared }: ListsProps) {
  const { result, resultBaseForms } = suggestions.status === 'success' ? suggestions.answer : { result: [], resultBaseForms: {} }
  return (
    <>
      <div>
        <h2>
          {m.SUGGESTIONS()}
          {result.length === 0 ? null : <span className="num muted">{result.length}</span>}
        </h2>
        {result.length === 0 ? <p className="muted">{emptyText(suggestions)}</p> : <WordLinks {...shared} words={result} />}
      </div>
      <BaseForms {...shared} byLanguage={resultBaseForms} />
    </>
  )
}

function emptyText({ status }: Suggestions): string {
  if (status === 'error') return m.DICT_SEARCH_ERROR()
  return status === 'too-short' ? m.MORE_CHARS_NEEDED() : m.SUGGESTION_NO_MATCHES()
}

/** Base forms under the name of their language (SUG-018). */
function BaseForms({ byLanguage, ...shared }: Shared & { byLanguage: Readonly<Record<string, readonly Suggestion[]>> }) {
  const languages = Object.entries(byLanguage).filter(([, words]) => words.length > 0)
  if (languages.length === 0) return null
  return (
    <div>
      <h2>{m.BASE_FORMS()}</h2>
      {languages.map(([lang, words]) => (
        <section key={lang}>
          <h3>{isLanguageId(lang) ? languageName(lang, shared.locale) : lang}</h3>
          <WordLinks {...shared} words={words} />
        </section>
      ))}
    </div>
  )
}

function WordLinks({ search, hasPremium, words }: Shared & { words: readonly Suggestion[] }) {
  return (
    <ul className="l">
      {words.map(({ headword, lang, dict_type, is_match }) => (
        <li key={`${lang}:${headword}`}>
          <a href={suggestionUrl(search, { headword, lang })} lang={htmlLang(lang)} aria-current={is_match ? 'true' : undefined}>
            {headword}
            {isSuggestionLocked({ dict_type }, { canAccessPremium: hasPremium }) ? <Icon name="lock" label="Premium" /> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
