import { languageName } from '#client/i18n/language-names.ts'
import * as m from '#messages'
import { isSingleLanguage } from '#shared/language/language-pair.ts'
import type { Locale } from '#shared/language/locale.ts'
import { type PickerOption, pairOfOption } from '#shared/language/picker-option.ts'

/** The popup's words, which come with its code. */
export function pickerLabels(locale: Locale) {
  const own = { locale }
  return {
    title: m.CHOOSE_LANGUAGES({}, own),
    close: m.CLOSE({}, own),
    filter: m.LANGUAGE_PICKER_FILTER({}, own),
    filterHint: m.LANGUAGE_PICKER_FILTER_HINT({}, own),
    recent: m.LANGUAGE_PICKER_RECENT({}, own),
    pairs: m.LANGUAGE_PICKER_PAIRS({}, own),
    single: m.LANGUAGE_PICKER_SINGLE({}, own),
    noResults: m.LANGUAGE_PICKER_NO_RESULTS({}, own),
    premium: m.AUTOCOMPLETE_PREMIUM({}, own),
    showAll: (count: number) => m.LANGUAGE_PICKER_SHOW_ALL({ count }, own),
    count: (count: number) => m.LANGUAGE_PICKER_COUNT({ count }, own),
    pin: (option: PickerOption) => m.LANGUAGE_PICKER_PIN({ languages: optionText(option, locale) }, own),
  }
}
export type PickerLabels = ReturnType<typeof pickerLabels>

/** An option as it is said: `suomi–englanti`, `suomi–inarinsaame, vain tähän suuntaan`, `suomi`. */
export function optionText(option: PickerOption, locale: Locale): string {
  const pair = pairOfOption(option)
  const from = languageName(pair.fromId, locale)
  const to = languageName(pair.toId, locale)
  if (isSingleLanguage(pair)) return from
  return 'monoDirectional' in option && option.monoDirectional ? m.LANGUAGE_PICKER_ONE_WAY({ from, to }, { locale }) : `${from}–${to}`
}
