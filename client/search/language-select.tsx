import { languageName } from '#client/i18n/language-names.ts'
import * as m from '#messages'
import { languageGroups } from '#shared/language/language-groups.ts'
import { DETECT, type LanguageId } from '#shared/language/language-id.ts'
import type { Locale } from '#shared/language/locale.ts'
import type { SideChoice } from './language-choices.ts'

export type LanguageSelectProps = {
  name: 'from' | 'to'
  label: string
  choices: readonly SideChoice[]
  value: LanguageId
  priority: readonly LanguageId[]
  locale: Locale
  /** The place says which side it is; screen readers are told. */
  isLabelHidden?: boolean
  /** Also offers that the language of the word is found out (LANG-006). */
  detects?: boolean
}

/** One side of a pair: a select of the search form, in groups where the list is long (LANG-030). Locked languages say so (LANG-013). */
export function LanguageSelect({
  name,
  label,
  choices,
  value,
  priority,
  locale,
  isLabelHidden = false,
  detects = false,
}: LanguageSelectProps) {
  const all = choices.some(({ id }) => id === value) ? choices : [{ id: value, locked: false }, ...choices]
  const groups = languageGroups(
    all.map(({ id }) => id),
    priority,
  )
  const optionsOf = (ids: readonly LanguageId[]) =>
    ids
      .flatMap((id) => all.filter((choice) => choice.id === id))
      .map((choice) => <Choice key={choice.id} choice={choice} locale={locale} />)
  return (
    <>
      <label className={isLabelHidden ? 'vh' : undefined} htmlFor={`lp-${name}`}>
        {label}
      </label>
      <select className="in" id={`lp-${name}`} name={name} form="sb" defaultValue={value}>
        {groups === undefined ? (
          optionsOf(all.map(({ id }) => id))
        ) : (
          <>
            <optgroup label={m.LANGUAGE_GROUP_PRIORITY()}>{optionsOf(groups.priority)}</optgroup>
            <optgroup label={m.LANGUAGE_GROUP_OTHERS()}>{optionsOf(groups.others)}</optgroup>
          </>
        )}
        {detects ? <option value={DETECT}>{m.LANGUAGE_DETECT()}</option> : null}
      </select>
    </>
  )
}

function Choice({ choice: { id, locked }, locale }: { choice: SideChoice; locale: Locale }) {
  const name = languageName(id, locale)
  return (
    <option value={id} disabled={locked}>
      {locked ? `${name} (${m.AUTOCOMPLETE_PREMIUM()})` : name}
    </option>
  )
}
