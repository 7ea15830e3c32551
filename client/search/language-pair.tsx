import { languageName } from '#client/i18n/language-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import type { LanguagePairOption } from '#shared/api/search.ts'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import type { LanguagePair } from '#shared/language/language-pair.ts'
import type { Locale } from '#shared/language/locale.ts'
import { sourcesOf, swappedHref, targetsOf } from './language-choices.ts'
import { languagesText, pairOf } from './search-languages.ts'
import type { AnySearch } from './search-request.ts'

type PairProps = { search: AnySearch; pairs: readonly LanguagePairOption[]; dictionaries: readonly Dictionary[]; locale: Locale }

/** The pair in hand, which opens the choice, and the swap link where the pair goes both ways (LANG-031, LANG-036). */
export function PairButtons({ search, pairs, dictionaries, locale }: PairProps) {
  const pair = pairOf(search)
  const swap = swappedHref(search, pairs, dictionaries)
  if (pair === undefined) return <PlainLanguages text={languagesText(search, locale)} />
  return (
    <div className="pair">
      <button type="button" className="btn" popoverTarget="lp" aria-haspopup="dialog">
        <span className="vh">{`${m.LANGUAGES()}: `}</span>
        <span>{languageName(pair.fromId, locale)}</span>
        <Icon name="arrow-right" />
        <span>{languageName(pair.toId, locale)}</span>
        <Icon name="chevron-down" />
      </button>
      {swap === undefined ? null : (
        <a className="ib" href={swap} aria-label={swapText(pair, locale)}>
          <Icon name="arrow-left-right" />
        </a>
      )}
    </div>
  )
}

const swapText = ({ fromId, toId }: LanguagePair, locale: Locale) =>
  m.SWAP_LANGUAGES_TO({ from: languageName(toId, locale), to: languageName(fromId, locale) })

/** A dictionary that is searched in all its languages has nothing to choose here. */
const PlainLanguages = ({ text }: { text: string }) => (
  <div className="pair">
    <span className="btn plain">{text}</span>
  </div>
)

/**
 * The choice of languages: a popover whose two selects belong to the search form, so the typed word goes along (LANG-030).
 * Beside the dictionary a narrow screen has no room for the swap, which then stands here.
 */
export function LanguageMenu({ search, pairs, dictionaries, locale }: PairProps) {
  const pair = pairOf(search)
  if (pair === undefined) return null
  const scope = search.type === 'language-pair' ? pairs : pairsOfDictionary(search.dictionaryId, dictionaries)
  const swap = search.type === 'language-pair' ? undefined : swappedHref(search, pairs, dictionaries)
  return (
    <div className="pop pairmenu stay" id="lp" popover="auto" role="dialog" aria-label={m.CHOOSE_LANGUAGES()}>
      <LanguageSelect name="from" label={m.LANGUAGE_FROM()} ids={sourcesOf(scope, locale)} value={pair.fromId} locale={locale} />
      <LanguageSelect name="to" label={m.LANGUAGE_TO()} ids={targetsOf(scope, locale)} value={pair.toId} locale={locale} />
      <button type="submit" className="btn pri" form="sb" formNoValidate>
        {m.USE_LANGUAGES()}
      </button>
      {swap === undefined ? null : (
        <a className="btn only-narrow" href={swap}>
          <Icon name="arrow-left-right" />
          {swapText(pair, locale)}
        </a>
      )}
    </div>
  )
}

type SelectProps = { name: string; label: string; ids: readonly LanguageId[]; value: LanguageId; locale: Locale }

function LanguageSelect({ name, label, ids, value, locale }: SelectProps) {
  const choices = ids.includes(value) ? ids : [value, ...ids]
  return (
    <div className="field">
      <label htmlFor={`lp-${name}`}>{label}</label>
      <select className="in" id={`lp-${name}`} name={name} form="sb" defaultValue={value}>
        {choices.map((id) => (
          <option key={id} value={id}>
            {languageName(id, locale)}
          </option>
        ))}
      </select>
    </div>
  )
}

function pairsOfDictionary(id: string, dictionaries: readonly Dictionary[]): { fromId: LanguageId; toId: LanguageId }[] {
  const langs = dictionaries.find((dictionary) => dictionary.id === id)?.langs ?? []
  return langs.flatMap((fromId) => langs.filter((toId) => toId !== fromId).map((toId) => ({ fromId, toId })))
}
