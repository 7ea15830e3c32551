/** A repeatable source of numbers in [0, 1). Mulberry32: small, fast and the same on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Skews a draw towards the front of a list, as letters, syllables and words of a language are. */
export function skewed<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(items.length * random() ** 2.2)]
  if (item === undefined) throw new Error('The list is empty')
  return item
}
