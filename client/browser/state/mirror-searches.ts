import { displayPreferences } from '#shared/preferences/display-preferences.ts'
import type { Preferences } from '#shared/preferences/preferences-schema.ts'
import type { LocalStore } from './local-store.ts'
import { readLanguageTab, writeDictionaryData, writeDictionaryPreferences, writeLanguageTab, writeSearchTab } from './stored-searches.ts'

/** Of who has chosen none. Spec: accounts §9 (STORE-028). */
const DEFAULT_PAIR = ['fi', 'en'] as const

/**
 * Brings the selections that this browser keeps in line with the preferences: what a login or a later document has said holds, and what
 * they no longer name is dropped. Spec: search §3, §4 (STORE-010 … STORE-018).
 */
export function mirrorSearches(store: LocalStore | undefined, preferences: Preferences): void {
  const { dictionary, local, dictgroups } = preferences
  const [fromId, toId] = displayPreferences(preferences).languages ?? DEFAULT_PAIR
  const before = readLanguageTab(store)
  // The same pair keeps what the language picker noted of it.
  if (before?.languages.fromId !== fromId || before.languages.toId !== toId)
    writeLanguageTab(store, { languages: { fromId, toId }, isMonoDirectional: false })
  writeDictionaryData(store, {
    dictionaryId: dictionary.dictId,
    userDictionaryIds: dictgroups.groups.custom,
    dictionaryLanguages: dictionary.dict,
  })
  writeDictionaryPreferences(store, {
    showExamples: dictionary.show_examples,
    dictOrder: dictionary.dict_order,
    viewPreference: dictionary.view_preference,
    showV2LanguagePicker: dictionary.show_v2_language_picker,
    ...(dictionary.hide_customer_data === null ? {} : { hideCustomerData: dictionary.hide_customer_data }),
  })
  writeSearchTab(store, local.tab)
}
