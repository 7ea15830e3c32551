import { localStore } from '#client/browser/state/local-store.ts'
import { writeLanguageTab } from '#client/browser/state/stored-searches.ts'
import { type PickerOption, pairOfOption } from '#shared/language/picker-option.ts'
import { withChosen } from '#shared/language/recent-languages.ts'
import { storedRecents, storeRecents } from './recent-store.ts'

/** A choice is the first of the recent ones, and the pair of the language tab; the document it leads to tells the server. Spec: LANG-056, STORE-010. */
export function rememberChoice(option: PickerOption) {
  storeRecents(withChosen(storedRecents(), option))
  const isMonoDirectional = 'monoDirectional' in option && option.monoDirectional
  writeLanguageTab(localStore(), { languages: pairOfOption(option), isMonoDirectional })
}
