import type { ReactNode } from 'react'
import { languageName } from '#client/i18n/language-names.ts'
import { Wave } from '#client/ui/wave.tsx'
import * as m from '#messages'
import type { Locale } from '#shared/language/locale.ts'
import { baseFormsByLanguage } from '#shared/search/suggestion-groups.ts'
import { Late } from './late.tsx'
import { pairOf } from './search-languages.ts'
import type { AnySearch } from './search-request.ts'
import type { BaseForms, Suggestions } from './suggestions.ts'
import { type OfferedWord, WordLink } from './word-link.tsx'

type PanelProps = {
  search: AnySearch
  /** Ready, or still on the way: then they stream in after the words. */
  suggestions: Suggestions | Promise<Suggestions>
  baseForms: BaseForms | Promise<BaseForms>
  /** This page with the suggestions awaited, for browsers that cannot put late content in place. */
  awaitedHref: string
  locale: Locale
  hasPremium: boolean
  /** In the page on narrow screens too: the hits of a wildcard word or a near search are nowhere else (NAV-022). */
  isAlwaysOpen: boolean
  /** Of the document, for the script that keeps the panel as it was left. */
  nonce: string
}

/** Neighbours of the word and its base forms: beside the results on wide screens, a popover on narrow ones (NAV-006, SUG-001). */
export function SuggestionsPanel({ suggestions, baseForms, awaitedHref, isAlwaysOpen, nonce, ...shared }: PanelProps) {
  return (
    <>
      <aside className="aside" id="sug" popover={isAlwaysOpen ? undefined : 'auto'} aria-label={m.SUGGESTIONS()}>
        <div className="sug">
          <Late value={suggestions} fallback={<Awaiting href={awaitedHref} />}>
            {(ready) => <SuggestionList {...shared} suggestions={ready} />}
          </Late>
          <Late value={baseForms} fallback={null}>
            {(ready) => <BaseFormLists {...shared} baseForms={ready} />}
          </Late>
        </div>
      </aside>
      {isAlwaysOpen ? null : <script nonce={nonce}>{KEEP_OPEN}</script>}
    </>
  )
}

/**
 * Keeps the popover open or closed from document to document within a session (NAV-022); a word that is chosen in it is shown
 * without it on top. React writes text as HTML, which a script is not read as: no quotes, no arrows, no ampersands.
 */
const KEEP_OPEN =
  '{const s=document.getElementById(`sug`),k=`sk_suggestions`;' +
  'try{if(matchMedia(`(max-width:59.99em)`).matches)if(sessionStorage.getItem(k)==`open`)s.showPopover()}catch{}' +
  'function keep(v){try{sessionStorage.setItem(k,v)}catch{}}' +
  's.addEventListener(`toggle`,function(e){keep(e.newState)});s.addEventListener(`click`,function(e){if(e.target.closest(`a`))keep(`closed`)})}'

const Awaiting = ({ href }: { href: string }) => (
  <div>
    <h2>{m.SUGGESTIONS()}</h2>
    <Wave />
    <a href={href}>{m.SHOW_SUGGESTIONS()}</a>
  </div>
)

type Shared = Pick<PanelProps, 'search' | 'locale' | 'hasPremium'>

function SuggestionList({ suggestions, ...shared }: Shared & { suggestions: Suggestions }) {
  const result = suggestions.status === 'success' ? suggestions.answer.result : []
  return (
    <div>
      <h2>
        {m.SUGGESTIONS()}
        {result.length === 0 ? null : <span className="num muted">{result.length}</span>}
      </h2>
      {result.length === 0 ? <p className="muted">{emptyText(suggestions)}</p> : <WordLinks {...shared} words={result} />}
    </div>
  )
}

function emptyText({ status }: Suggestions): string {
  if (status === 'error') return m.DICT_SEARCH_ERROR()
  return status === 'too-short' ? m.MORE_CHARS_NEEDED() : m.SUGGESTION_NO_MATCHES()
}

/** Base forms under the name of their language (SUG-018). */
function BaseFormLists({ baseForms, ...shared }: Shared & { baseForms: BaseForms }) {
  if (baseForms.status === 'error')
    return (
      <BaseFormSection>
        <p className="muted">{m.DICT_SEARCH_ERROR()}</p>
      </BaseFormSection>
    )
  const pair = pairOf(shared.search)
  const groups = baseFormsByLanguage(baseForms.lemmas, pair === undefined ? [] : [pair.fromId, pair.toId])
  if (groups.length === 0) return null
  return (
    <BaseFormSection>
      {groups.map((group) => (
        <section key={group.lang}>
          <h3>{languageName(group.lang, shared.locale)}</h3>
          <WordLinks {...shared} words={group.baseForms} />
        </section>
      ))}
    </BaseFormSection>
  )
}

const BaseFormSection = ({ children }: { children: ReactNode }) => (
  <div>
    <h2>{m.BASE_FORMS()}</h2>
    {children}
  </div>
)

function WordLinks({ search, hasPremium, words }: Shared & { words: readonly OfferedWord[] }) {
  return (
    <ul className="l">
      {words.map((word) => (
        <li key={`${word.lang}:${word.headword}`}>
          <WordLink search={search} word={word} hasPremium={hasPremium} />
        </li>
      ))}
    </ul>
  )
}
