import { MAX_WEIGHT } from './headword-weight.ts'

/** Entries of the same weight are this many apart from those of the next: `(255 − weight) · 2^40 + sequence` is a safe integer. */
const IDS_PER_WEIGHT = 2 ** 40

/** Entries in rank order: the heavier first, and those of one weight in the order of import. */
export type RankedEntries = {
  /** By rank: the entry's sequence. */
  sequences: Int32Array
  /** By rank: the entry's id. */
  ids: Float64Array
  /** By sequence: the entry's rank. */
  ranks: Int32Array
}

/** Gives every entry its id for this generation. `weights` is by sequence. */
export function rankEntries(weights: Uint8Array): RankedEntries {
  const starts = startsByWeight(weights)
  const ranked = { sequences: new Int32Array(weights.length), ids: new Float64Array(weights.length), ranks: new Int32Array(weights.length) }
  for (const [sequence, weight] of weights.entries()) {
    const rank = starts[weight] ?? 0
    starts[weight] = rank + 1
    ranked.sequences[rank] = sequence
    ranked.ids[rank] = (MAX_WEIGHT - weight) * IDS_PER_WEIGHT + sequence
    ranked.ranks[sequence] = rank
  }
  return ranked
}

/** The first rank of each weight. */
function startsByWeight(weights: Uint8Array): Int32Array {
  const counts = new Int32Array(MAX_WEIGHT + 1)
  for (const weight of weights) counts[weight] = (counts[weight] ?? 0) + 1
  const starts = new Int32Array(MAX_WEIGHT + 1)
  for (let weight = MAX_WEIGHT - 1; weight >= 0; weight--) starts[weight] = (starts[weight + 1] ?? 0) + (counts[weight + 1] ?? 0)
  return starts
}
