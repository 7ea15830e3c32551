/** What a key asks of the combobox; undefined leaves it to the browser. */
export type KeyAction = 'next' | 'previous' | 'open' | 'close' | 'choose' | 'clear' | 'leave' | 'move-caret' | 'ignore'

export type PressedKey = { key: string; isComposing: boolean; hasAlt: boolean; hasOtherModifier: boolean }

export type ComboboxSituation = { isExpanded: boolean; hasActiveRow: boolean; hasText: boolean }

const CARET_KEYS: ReadonlySet<string> = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight'])

/**
 * Keys of an editable combobox with list autocomplete and manual selection.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ (Escape clears only what is already closed; Tab closes, choosing nothing).
 */
export function keyAction({ key, isComposing, hasAlt, hasOtherModifier }: PressedKey, situation: ComboboxSituation): KeyAction | undefined {
  // Keys of an input method are its own: the Enter that ends a composition sends no search.
  if (isComposing) return key === 'Enter' ? 'ignore' : undefined
  if (hasOtherModifier) return undefined
  if (hasAlt) return altAction(key)
  if (key === 'ArrowDown') return 'next'
  if (key === 'ArrowUp') return 'previous'
  if (key === 'Enter') return situation.hasActiveRow ? 'choose' : undefined
  if (key === 'Escape') return escapeAction(situation)
  if (key === 'Tab') return 'leave'
  return CARET_KEYS.has(key) ? 'move-caret' : undefined
}

function altAction(key: string): KeyAction | undefined {
  if (key === 'ArrowDown') return 'open'
  return key === 'ArrowUp' ? 'close' : undefined
}

function escapeAction({ isExpanded, hasText }: ComboboxSituation): KeyAction | undefined {
  if (isExpanded) return 'close'
  return hasText ? 'clear' : undefined
}

/** Languages that are typed through an input method on a phone too, where ordinary Latin words are compositions as well. */
const COMPOSED_LANGUAGES: ReadonlySet<string> = new Set(['ja', 'ko', 'tw', 'zh', 'zt'])

/** Whether text under composition is still no word: phones compose every word, desktops only what an input method makes. */
export const waitsForComposition = (langs: readonly (string | undefined)[], isTouch: boolean): boolean =>
  !isTouch || langs.some((lang) => lang !== undefined && COMPOSED_LANGUAGES.has(lang))
