import { rawKey } from '#shared/search/search-keys.ts'
import { lengthOf, type SuggestionRow, sideOfPlace, stepOfPlace } from './merge-suggestions.ts'

/**
 * The order of suggestions: the form exactly as typed comes first, in the asked direction and then in the opposite one; after that
 * the asked direction before the opposite one, and in each: the same but for case, the same but for diacritics, then prefix matches
 * that honour the typed marks, folded ones, loose ones; of equals the heavier, the shorter, then by the language's alphabet.
 * Locked words keep their place. Spec: requirements AC-030, search engine design §7.
 */
export function rankSuggestions(rows: readonly SuggestionRow[], typed: string): SuggestionRow[] {
  const typedKey = rawKey(typed)
  return rows
    .map((row) => ({ row, closeness: closenessOf(row, typed, typedKey), length: lengthOf(row.headword) }))
    .toSorted(byRank)
    .map(({ row }) => row)
}

type Ranked = { row: SuggestionRow; closeness: number; length: number }

const byRank = (a: Ranked, b: Ranked): number =>
  Number(b.closeness === 0) - Number(a.closeness === 0) ||
  sideOfPlace(a.row.place) - sideOfPlace(b.row.place) ||
  a.closeness - b.closeness ||
  b.row.weight - a.row.weight ||
  a.length - b.length ||
  collatorOf(a.row.lang).compare(a.row.headword, b.row.headword)

function closenessOf({ headword, place }: SuggestionRow, typed: string, typedKey: string): number {
  if (headword === typed) return 0
  const step = stepOfPlace(place)
  if (step > 0) return step + 2
  return rawKey(headword) === typedKey ? 1 : 2
}

/** Collators are slow to make and few. */
const collators = new Map<string, Intl.Collator>()

function collatorOf(lang: string): Intl.Collator {
  const known = collators.get(lang)
  if (known) return known
  const collator = new Intl.Collator(lang)
  collators.set(lang, collator)
  return collator
}
