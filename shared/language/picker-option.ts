import type { LanguageId } from './language-id.ts'
import type { LanguagePair } from './language-pair.ts'

/** A pair that the picker lists, in one direction. Spec: search §3 (LANG-007). */
export type PairOption = LanguagePair & { monoDirectional: boolean; locked: boolean }

/** A language that is looked up in itself. Spec: search §3 (LANG-008). */
export type SingleOption = { id: LanguageId; locked: boolean }

export type PickerOption = PairOption | SingleOption

/** The pair that an option searches: a single language is one with itself. */
export const pairOfOption = (option: PickerOption): LanguagePair =>
  'id' in option ? { fromId: option.id, toId: option.id } : { fromId: option.fromId, toId: option.toId }

/** Names an option, so that two of the same languages in the same direction are one. */
export function optionKey(option: PickerOption): string {
  const { fromId, toId } = pairOfOption(option)
  return `${fromId}:${toId}`
}
