import { languageName } from '#client/i18n/language-names.ts'
import * as m from '#messages'
import type { LanguageId } from '#shared/language/language-id.ts'
import type { Locale } from '#shared/language/locale.ts'

/** The dialog's words, which come with its code. */
export function listLabels(locale: Locale) {
  const own = { locale }
  return {
    title: m.CHOOSE_LANGUAGES({}, own),
    languages: m.LANGUAGES({}, own),
    close: m.CLOSE({}, own),
    selectAll: m.SELECT_ALL({}, own),
    deselectAll: m.DESELECT_ALL({}, own),
    nothingSelected: m.LANG_PICKER_NOTHING_SELECTED({}, own),
    done: m.DONE({}, own),
    required: (ids: readonly LanguageId[]) =>
      m.LANG_PICKER_REQUIRED({ languages: ids.map((id) => languageName(id, locale)).join(', ') }, own),
  }
}
