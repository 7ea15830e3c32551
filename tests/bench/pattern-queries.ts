import type { Corpus } from './corpus.ts'
import { seededRandom, skewed } from './seeded-random.ts'

/** What is asked of near search: as the page asks by default, and as many as fit on one. */
export const NEAR = { limit: 50, similarity: 0.65, prefix: 0 }

/** What readers type, made of a word that is there. */
export const QUERY_SHAPES = {
  'prefix*': (word: string) => `${word.slice(0, 3)}*`,
  '*suffix': (word: string) => `*${word.slice(-3)}`,
  '*infix*': (word: string) => `*${word.slice(1, 4)}*`,
  '*ab*': (word: string) => `*${word.slice(1, 3)}*`,
  'a?b': (word: string) => `${word.slice(0, 2)}?${word.slice(3)}`,
  'ab*yz': (word: string) => `${word.slice(0, 2)}*${word.slice(-2)}`,
  near: (word: string) => `${word.slice(0, 2)}${word.charAt(3)}${word.charAt(2)}${word.slice(4)}`,
} as const satisfies Record<string, (word: string) => string>

/** Words of one piece that are long enough to take out letters, the common ones more often. */
export function longWords({ words }: Corpus, count: number): string[] {
  const random = seededRandom(29)
  const found: string[] = []
  while (found.length < count) {
    const word = skewed(words.fi, random)
    if (word.length > 4 && !word.includes(' ')) found.push(word)
  }
  return found
}
