import { localStore } from '#client/browser/state/local-store.ts'
import { readDictionaryData, writeDictionaryData } from '#client/browser/state/stored-searches.ts'
import type { LanguageId } from '#shared/language/language-id.ts'

/** Keeps what was chosen of a dictionary's languages, until it is picked again. All of them is no choice. Spec: search §3 (STORE-011, TAB-021). */
export function rememberLanguages(dictionaryId: string, chosen: readonly LanguageId[], all: readonly LanguageId[]) {
  const store = localStore()
  const data = readDictionaryData(store)
  const { [dictionaryId]: _, ...others } = data.dictionaryLanguages
  const dictionaryLanguages = chosen.length === all.length ? others : { ...others, [dictionaryId]: [...chosen] }
  writeDictionaryData(store, { ...data, dictionaryLanguages })
}
