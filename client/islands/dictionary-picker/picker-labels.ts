import * as m from '#messages'
import type { Locale } from '#shared/language/locale.ts'
import { MAX_GROUP_DICTIONARIES } from '#shared/preferences/group-cookie.ts'

/** The dialog's words, which come with its code. */
export function pickerLabels(locale: Locale) {
  const own = { locale }
  return {
    title: m.DICT_PICKER_TITLE({}, own),
    close: m.CLOSE({}, own),
    selectAll: m.SELECT_ALL({}, own),
    deselectAll: m.DESELECT_ALL({}, own),
    others: m.DICT_GROUP_OTHERS({}, own),
    glossaries: m.DICT_GROUP_GLOSSARIES({}, own),
    nothingSelected: m.DICT_PICKER_NOTHING_SELECTED({}, own),
    tooMany: m.DICT_PICKER_TOO_MANY({ count: MAX_GROUP_DICTIONARIES }, own),
    cancel: m.CANCEL({}, own),
    done: m.DONE({}, own),
    selected: (count: number) => m.SELECTED_COUNT({ count }, own),
  }
}
export type PickerLabels = ReturnType<typeof pickerLabels>
