import type { CollectedEntries } from './entry-collector.ts'

/** Which placements each headword's entries have. Most headwords share one of a few combinations. */
export type HeadwordPlacements = {
  /** Numbers of placements. */
  combinations: readonly (readonly number[])[]
  /** By the headword's number. */
  combinationOf: Int32Array
}

/** Gathers the placements of every headword in one pass over the occurrences. */
export function headwordPlacements({ headwords, occurrences }: Pick<CollectedEntries, 'headwords' | 'occurrences'>): HeadwordPlacements {
  const combinations: (readonly number[])[] = [[]]
  const combinationOf = new Int32Array(headwords.length)

  for (const [placement, { headwords: numbers }] of occurrences.entries()) {
    /** By the combination a headword had before this placement. */
    const widened = new Map<number, number>()
    for (const number of numbers) {
      const before = combinationOf[number] ?? 0
      const known = widened.get(before)
      if (known === undefined && combinations[before]?.at(-1) === placement) continue // an earlier entry of the headword
      const after = known ?? combinations.push([...(combinations[before] ?? []), placement]) - 1
      widened.set(before, after)
      combinationOf[number] = after
    }
  }
  return { combinations, combinationOf }
}
