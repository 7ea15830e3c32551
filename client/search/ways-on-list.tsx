import type { ReactNode } from 'react'
import { languageName } from '#client/i18n/language-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import type { ReverseMatch } from '#shared/api/ways-on.ts'
import type { Locale } from '#shared/language/locale.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import { isSuggestionLocked } from '#shared/search/suggestion-groups.ts'
import { languagesText } from './search-languages.ts'
import type { PlaceOfWord, WaysOn } from './search-outcome.ts'
import type { AnySearch } from './search-request.ts'
import { type OfferedWord, WordLink } from './word-link.tsx'

type Given = { search: AnySearch; waysOn: WaysOn; locale: Locale; hasPremium: boolean }
type Row = { label: string; isInterface?: boolean; items: readonly ReactNode[] }

/** What can be tried instead of a word, each kind under its name; kinds that have nothing are left out. */
export function waysOnRows(given: Given): Row[] {
  const { waysOn, hasPremium } = given
  const rows: Row[] = [
    { label: m.WAYS_BASE_FORM(), items: wordLinks(given, waysOn.baseForms) },
    { label: m.WAYS_DID_YOU_MEAN(), items: wordLinks(given, waysOn.didYouMean) },
    { label: m.WAYS_BEGINS_ALIKE(), items: wordLinks(given, waysOn.beginsAlike) },
    { label: m.WAYS_PARTS(), items: wordLinks(given, waysOn.parts) },
    {
      label: m.WAYS_TRANSLATIONS(),
      items: waysOn.translations.map((match) => <Translation key={match.headword} {...given} match={match} />),
    },
    {
      label: m.WAYS_ELSEWHERE(),
      isInterface: true,
      items: [
        ...(waysOn.otherDirection === undefined
          ? []
          : [<OtherDirection key="other" search={waysOn.otherDirection} locale={given.locale} />]),
        ...waysOn.elsewhere.map((place) => <Place key={place.href} place={place} locale={given.locale} hasPremium={hasPremium} />),
      ],
    },
  ]
  return rows.filter(({ items }) => items.length > 0)
}

export const WaysOnList = ({ rows }: { rows: readonly Row[] }) => (
  <dl className="ways">
    {rows.map(({ label, isInterface, items }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={isInterface ? 'ui' : undefined}>{items}</dd>
      </div>
    ))}
  </dl>
)

const wordLinks = ({ search, hasPremium }: Given, words: readonly OfferedWord[]) =>
  words.map((word) => (
    <WordLink key={`${word.lang}:${word.headword}`} search={search} word={{ ...word, is_match: false }} hasPremium={hasPremium} />
  ))

/** A headword, and its translation where that is not just what was typed. */
function Translation({ search, hasPremium, match }: Given & { match: ReverseMatch }) {
  const isAsTyped = match.translation.toLowerCase() === search.key.toLowerCase()
  return (
    <span className="pairing">
      <WordLink search={search} word={match} hasPremium={hasPremium} />
      {isAsTyped ? null : <span className="muted">{match.translation}</span>}
    </span>
  )
}

const OtherDirection = ({ search, locale }: { search: AnySearch; locale: Locale }) => (
  <a href={buildSearchUrl(search)}>{languagesText(search, locale)}</a>
)

function Place({ place, locale, hasPremium }: { place: PlaceOfWord; locale: Locale; hasPremium: boolean }) {
  const { fromId, toId, href, dictionary, dict_type } = place
  const direction = fromId === toId ? languageName(fromId, locale) : `${languageName(fromId, locale)} → ${languageName(toId, locale)}`
  return (
    <span className="pairing">
      <a href={href}>
        {dictionary ?? direction}
        {isSuggestionLocked({ dict_type }, { canAccessPremium: hasPremium }) ? <Icon name="lock" label="Premium" /> : null}
      </a>
      {dictionary === undefined ? null : <span className="muted">{direction}</span>}
    </span>
  )
}
