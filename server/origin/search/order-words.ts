import * as v from 'valibot'
import { DictionaryOrderSchema } from '#shared/preferences/dictionary-order.ts'
import { rawKey } from '#shared/search/search-keys.ts'

/** What decides a word's place. */
export type OrderedWord = {
  /** The headword or variant that was found. */
  matched: string
  homonym: number
  /** Rank order of the entries of a generation. */
  id: number
  dictionary: { id: number; group: string; rank: number }
}

/**
 * Words by dictionary, those by group in the caller's order and then by their own rank; within a dictionary the form exactly as typed,
 * the same but for case, the same but for diacritics, and then by homonym number. Spec: requirements SRCH-049.
 */
export function orderWords<Word extends OrderedWord>(words: readonly Word[], typed: string, dictOrder: readonly string[] = []): Word[] {
  const order: readonly string[] = v.parse(DictionaryOrderSchema, dictOrder)
  const typedKey = rawKey(typed)
  const closeness = ({ matched }: Word) => (matched === typed ? 0 : rawKey(matched) === typedKey ? 1 : 2)
  const place = ({ dictionary: { group } }: Word) => (order.includes(group) ? order.indexOf(group) : order.length)

  return words.toSorted(
    (a, b) =>
      place(a) - place(b) ||
      a.dictionary.rank - b.dictionary.rank ||
      a.dictionary.id - b.dictionary.id ||
      closeness(a) - closeness(b) ||
      a.homonym - b.homonym ||
      a.id - b.id,
  )
}
