import type { Corpus } from './corpus.ts'
import { seededRandom, skewed } from './seeded-random.ts'

/** What readers type: whole words, prefixes of 1 to 8 letters (a tenth without hits), single letters, words that are not there. */
export type QuerySets = { exact: string[]; mix: string[]; hot1: string[]; noHit: string[] }

/** Shares of prefixes by their length from 1. Spec: search engine design §1. */
const LENGTHS = [0.08, 0.14, 0.18, 0.18, 0.15, 0.12, 0.09, 0.06]

const NO_HIT_SHARE = 0.1

/** Query sets over a corpus's Finnish words, the common ones asked more often. The same seed gives the same sets. */
export function querySets({ words }: Corpus, count: number, seed = 11): QuerySets {
  const random = seededRandom(seed)
  const word = () => skewed(words.fi, random)
  const noHit = () => `${prefixOf(word(), 3)}zq`
  const times = (make: () => string) => Array.from({ length: count }, make)
  return {
    exact: times(word),
    mix: times(() => (random() < NO_HIT_SHARE ? noHit() : prefixOf(word(), lengthDrawn(random)))),
    hot1: times(() => prefixOf(word(), 1)),
    noHit: times(noHit),
  }
}

/** `count` distinct prefixes that the search answers: two letters or more, lengths as in the mix while there are enough. */
export function distinctPrefixes({ words }: Corpus, count: number, seed = 13): string[] {
  const random = seededRandom(seed)
  const found = new Set<string>()
  while (found.size < count) {
    const word = skewed(words.fi, random)
    const prefix = random() < NO_HIT_SHARE ? `${prefixOf(word, 3)}zq` : prefixOf(word, Math.max(2, lengthDrawn(random)))
    if (prefix.length > 1 && prefix === prefix.trim()) found.add(prefix)
  }
  return [...found]
}

/** Cut by code point, and never behind a space, which a keyword does not end in. */
const prefixOf = (word: string, length: number) => [...word].slice(0, length).join('').trimEnd()

function lengthDrawn(random: () => number): number {
  let left = random()
  for (const [index, share] of LENGTHS.entries()) {
    left -= share
    if (left < 0) return index + 1
  }
  return LENGTHS.length
}
