import type { Word } from './entry-schema.ts'
import { rendererOf } from './renderer-choice.ts'

/**
 * What stands in an entry's corner: nothing on a teaser beside its call to subscribe, a lock, the actions popup, or nothing in a glossary.
 * Spec: entries §4, §6 (ENT-044 … ENT-049, Contradictions C24, C36).
 */
export type EntryCorner = 'teaser' | 'lock' | 'actions' | 'none'

type LockedFields = Pick<Word, 'custom' | 'dict_type'>

/** Spec: entries §4 (ENT-046, ENT-047, ENT-049). */
export function entryCorner(
  word: LockedFields,
  { dictionaryType, hasPremium }: { dictionaryType: string; hasPremium: boolean },
): EntryCorner {
  if (isTeaser(word)) return 'teaser'
  if (isLocked(word, { hasPremium })) return 'lock'
  return rendererOf(dictionaryType, word.custom) === 'glossary' ? 'none' : 'actions'
}

/** A faded entry with an invitation to subscribe. Spec: entries §4 (ENT-049). */
export const isTeaser = ({ custom }: Pick<Word, 'custom'>): boolean => custom === 'teaser'

/** Not valter, no premium, and not of a free dictionary: the origin says `non-premium` on every free entry. Spec: entries §4 (ENT-046). */
export const isLocked = ({ custom, dict_type }: LockedFields, { hasPremium }: { hasPremium: boolean }): boolean =>
  custom !== 'valter' && !hasPremium && dict_type !== 'non-premium'
