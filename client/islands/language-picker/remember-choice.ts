import { localStore } from '#client/browser/state/local-store.ts'
import { storeCookie, storedCookie } from '#client/browser/state/prefs-cookie.ts'
import { writeLanguageTab } from '#client/browser/state/stored-searches.ts'
import { type PickerOption, pairOfOption } from '#shared/language/picker-option.ts'
import { withChosen } from '#shared/language/recent-languages.ts'
import { readPrefsCookie } from '#shared/preferences/display-preferences.ts'
import { storedRecents, storeRecents } from './recent-store.ts'

/**
 * A choice is the first of the recent ones, and the pair that the language tab opens with from now on. The cookie tells the server, and the
 * next document of a reader who is signed in takes it to the account. Spec: LANG-056, STORE-010, STORE-039.
 */
export function rememberChoice(option: PickerOption) {
  storeRecents(withChosen(storedRecents(), option))
  const pair = pairOfOption(option)
  writeLanguageTab(localStore(), { languages: pair, isMonoDirectional: 'monoDirectional' in option && option.monoDirectional })
  storeCookie({ ...(storedCookie() ?? readPrefsCookie(undefined)), languages: [pair.fromId, pair.toId] })
}
