import type { ReactNode } from 'react'
import { htmlLang } from '#client/i18n/html-lang.ts'
import * as m from '#messages'
import type { Suggestion } from '#shared/api/autocomplete.ts'
import type { LanguagePair } from '#shared/language/language-pair.ts'
import type { Locale } from '#shared/language/locale.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import { suggestionUrl } from '#shared/search/suggestion-url.ts'
import { languagesText } from './search-languages.ts'
import type { WaysOn } from './search-outcome.ts'
import type { AnySearch } from './search-request.ts'

type NotFoundProps = { text: string; search: AnySearch; waysOn: WaysOn; locale: Locale }

/** Nothing was found: what one can do about it, the likeliest first. */
export function NotFound({ text, search, waysOn, locale }: NotFoundProps) {
  const { nearby, otherDirection, isPairOffered, otherPairs } = waysOn
  if (!isPairOffered) return <Outcome lead={m.PAIR_NOT_OFFERED()}>{pairLinks(search, otherPairs, locale)}</Outcome>
  if (otherDirection !== undefined) {
    return <Outcome lead={m.NOT_FOUND_OTHER_DIRECTION()}>{[<SearchLink key="other" search={otherDirection} locale={locale} />]}</Outcome>
  }
  return (
    <Outcome lead={text} advice={nearby.length === 0 ? m.NOT_FOUND_CHECK_SPELLING() : m.NOT_FOUND_TRY_NEARBY()}>
      {wordLinks(search, nearby)}
    </Outcome>
  )
}

function Outcome({ lead, advice, children }: { lead: string; advice?: string; children: ReactNode[] }) {
  return (
    <section className="stack outcome">
      <p className="lead">{lead}</p>
      {advice === undefined ? null : <p className="muted">{advice}</p>}
      {children.length === 0 ? null : <p className="row words">{children}</p>}
    </section>
  )
}

const wordLinks = (search: AnySearch, words: readonly Suggestion[]) =>
  words.map(({ headword, lang }) => (
    <a key={`${lang}:${headword}`} lang={htmlLang(lang)} href={suggestionUrl(search, { headword, lang })}>
      {headword}
    </a>
  ))

const pairLinks = (search: AnySearch, pairs: readonly LanguagePair[], locale: Locale) =>
  pairs.map((pair) => (
    <SearchLink key={`${pair.fromId}-${pair.toId}`} search={{ ...search, ...pair, type: 'language-pair' }} locale={locale} />
  ))

const SearchLink = ({ search, locale }: { search: AnySearch; locale: Locale }) => (
  <a href={buildSearchUrl(search)}>{languagesText(search, locale)}</a>
)
