import { localStore } from '#client/browser/state/local-store.ts'
import { readDictionaryData, writeDictionaryData } from '#client/browser/state/stored-searches.ts'

/** Keeps the group in this browser while its form is on the way. Spec: requirements PICK-037, STORE-011. */
export function rememberGroup(userDictionaryIds: readonly string[]) {
  const store = localStore()
  writeDictionaryData(store, { ...readDictionaryData(store), userDictionaryIds: [...userDictionaryIds] })
}
