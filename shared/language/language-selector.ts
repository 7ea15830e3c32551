import type { Dictionary } from '#shared/dictionary/dictionary.ts'

/** Whether one side of a selector has a choice to show. Spec: search §3 (LANG-010). */
export type SelectorMode = 'multi' | 'hide'
export type SelectorModes = { fromMode: SelectorMode; toMode: SelectorMode }

/** A dictionary of one language has nothing to choose or to tell on either side; every other names its languages. Spec: search §3 (LANG-010). */
export function selectorModes({ type, langs }: Pick<Dictionary, 'type' | 'langs'>): SelectorModes {
  const mode = type === 'monoLingual' || langs.length < 2 ? 'hide' : 'multi'
  return { fromMode: mode, toMode: mode }
}

/** Hidden only when both sides are, and several languages cannot be chosen either. Spec: search §2.2 (LANG-033). */
export const isSelectorHidden = ({ fromMode, toMode }: SelectorModes, isMultiselect: boolean): boolean =>
  fromMode === 'hide' && toMode === 'hide' && !isMultiselect
