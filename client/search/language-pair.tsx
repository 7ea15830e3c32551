import { languageName } from '#client/i18n/language-names.ts'
import languagePicker from '#client/islands/language-picker/language-picker.island.tsx'
import { type LanguagePickerProps, PLAIN_MENU_ID } from '#client/islands/language-picker/language-picker-props.ts'
import { Island } from '#client/islands/runtime/island.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import type { LanguagePairOption } from '#shared/api/search.ts'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import { isSingleLanguage, type LanguagePair } from '#shared/language/language-pair.ts'
import { isSelectorHidden, selectorModes } from '#shared/language/language-selector.ts'
import type { Locale } from '#shared/language/locale.ts'
import { writePairOptions, writeSingleOptions } from '#shared/language/option-text.ts'
import type { PairSearch } from '#shared/search/search-route.ts'
import { plainPickerPair, sourcesOf, swappedHref, targetsOf } from './language-choices.ts'
import type { PickerSettings } from './language-picker-settings.ts'
import { LanguageSelect } from './language-select.tsx'
import { languagesText, pairOf } from './search-languages.ts'
import type { AnySearch } from './search-request.ts'
import { SwapAnnouncement, SwapLink } from './swap-link.tsx'

export type PairProps = {
  search: AnySearch
  pairs: readonly LanguagePairOption[]
  dictionaries: readonly Dictionary[]
  locale: Locale
  picker: PickerSettings
}

/** The pair in hand, which opens the choice, and the swap link where the pair goes both ways (LANG-031, LANG-036). */
export function PairButtons(props: PairProps) {
  const { search, pairs, dictionaries, locale, picker } = props
  if (isHidden(search, dictionaries)) return null
  const pair = pairOf(search)
  if (pair === undefined) return <PlainLanguages text={languagesText(search, locale)} />
  const isPlain = search.type === 'language-pair' && !picker.isVersion2
  return (
    <div className={isPlain ? 'pair two-selects' : 'pair'}>
      <Picker {...props} pair={pair} />
      <SwapLink href={swappedHref(search, pairs, dictionaries)} pair={pair} locale={locale} />
      {search.unidir ? <SwapAnnouncement pair={pair} locale={locale} nonce={picker.nonce} /> : null}
    </div>
  )
}

function isHidden(search: AnySearch, dictionaries: readonly Dictionary[]): boolean {
  if (search.type === 'language-pair') return false
  const dictionary = dictionaries.find(({ id }) => id === search.dictionaryId)
  return dictionary !== undefined && isSelectorHidden(selectorModes(dictionary), false)
}

type PickerProps = PairProps & { pair: LanguagePair }

/** The popup or the two selects of the language tab; the dictionary tab has a menu (LANG-052). */
function Picker({ pair, ...props }: PickerProps) {
  const { search, pairs, locale, picker } = props
  const plain = <PairButton pair={pair} locale={locale} />
  if (search.type !== 'language-pair') return plain
  if (!picker.isVersion2) return <TwoSelects pair={pair} {...props} />
  if (pairs.length + picker.singles.length === 0) return plain // the lists could not be had
  return <Island is={languagePicker} id="langs" props={pickerProps(search, props)} fallback={plain} />
}

function pickerProps(search: PairSearch, { pairs, locale, picker }: PairProps): LanguagePickerProps {
  const { fromId, toId, key, workmode, searchMode } = search
  return {
    locale,
    label: `${m.LANGUAGES()}: `,
    fromId,
    toId,
    names: [languageName(fromId, locale), languageName(toId, locale)],
    pairs: writePairOptions(pairs),
    singles: writeSingleOptions(picker.singles),
    priority: [...picker.priority],
    search: { key, workmode, searchMode },
  }
}

const PairButton = ({ pair, locale }: { pair: LanguagePair; locale: Locale }) => (
  <button type="button" className="btn" popoverTarget={PLAIN_MENU_ID} aria-haspopup="dialog">
    <span className="vh">{`${m.LANGUAGES()}: `}</span>
    <span>{languageName(pair.fromId, locale)}</span>
    {isSingleLanguage(pair) ? null : (
      <>
        <Icon name="arrow-right" />
        <span>{languageName(pair.toId, locale)}</span>
      </>
    )}
    <Icon name="chevron-down" />
  </button>
)

/** Version 1: native selects in the box, with an arrow between them on wide screens (LANG-030, LANG-032, LANG-034). */
function TwoSelects({ pair, pairs, locale, picker }: PickerProps) {
  const { fromId, toId } = plainPickerPair(pair, pairs, picker.fallback)
  const shared = { priority: picker.priority, locale, isLabelHidden: true }
  return (
    <>
      <LanguageSelect name="from" label={m.LANGUAGE_FROM()} choices={sourcesOf(pairs, locale)} value={fromId} detects {...shared} />
      <span className="only-wide">
        <Icon name="arrow-right" />
      </span>
      <LanguageSelect name="to" label={m.LANGUAGE_TO()} choices={targetsOf(pairs, locale)} value={toId} {...shared} />
    </>
  )
}

/** A dictionary that is searched in all its languages has nothing to choose here. */
const PlainLanguages = ({ text }: { text: string }) => (
  <div className="pair">
    <span className="btn plain">{text}</span>
  </div>
)
