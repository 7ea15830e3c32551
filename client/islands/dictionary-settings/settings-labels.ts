import * as m from '#messages'
import type { Locale } from '#shared/language/locale.ts'

/** The dialog's words, which come with its code. */
export function settingsLabels(locale: Locale) {
  const own = { locale }
  return {
    title: m.DICT_SETTINGS({}, own),
    close: m.CLOSE({}, own),
    entries: m.SETTINGS_VIEW_ENTRIES({}, own),
    normal: m.SETTINGS_VIEW_NORMAL({}, own),
    condensed: m.SETTINGS_VIEW_CONDENSED({}, own),
    examples: m.SETTINGS_SHOW_EXAMPLES({}, own),
    cancel: m.CANCEL({}, own),
    done: m.DONE({}, own),
  }
}
export type SettingsLabels = ReturnType<typeof settingsLabels>
