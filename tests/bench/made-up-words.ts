import { seededRandom, skewed } from './seeded-random.ts'

/** What a language's words are made of, the common parts first. `marked` are letters that the language itself does not have. */
export type Syllables = {
  seed: number
  onsets: readonly string[]
  /** A word has its vowels from one of the sets, nearly always from the first: Finnish vowels agree within a word. */
  vowels: { common: readonly string[]; other: readonly string[] }
  codas: readonly string[]
  marked: Readonly<Record<string, string>>
}

const list = (text: string) => text.split(' ')

export const FINNISH: Syllables = {
  seed: 7,
  onsets: list('k t s p l m h v r n j kk tt ll ss pp nn st sk pr kr tr'),
  vowels: { common: list('a i e u o aa ii ai uo ie oi au uu ee ui'), other: list('ä e i y ö ää ii äi yö ie öi ee yy') },
  codas: ['', '', '', 'n', 's', 't', 'l', 'r'],
  marked: { e: 'é', s: 'š', a: 'á' },
}

export const ENGLISH: Syllables = {
  seed: 29,
  onsets: list('s t b c d m p r l f w h g n st th ch br sh tr pl gr'),
  vowels: { common: list('e a o i u ea ou ee ai oo ie'), other: list('y e a i u') },
  codas: ['', '', 'n', 's', 't', 'r', 'd', 'ng', 'l', 'ck'],
  marked: { e: 'é', a: 'à', o: 'ô' },
}

const OTHER_VOWELS_SHARE = 0.16

/** How many of the words made so far compounds are made of. */
const STEMS = 40_000

/**
 * `size` distinct words, the same ones each time: two to four syllables, and compounds of two such words, so that prefixes are as
 * unevenly filled as in a real dictionary. A few are names, phrases, hyphenated or have a foreign mark.
 */
export function headwords(size: number, syllables: Syllables): string[] {
  const random = seededRandom(syllables.seed)
  const words = new Set<string>()
  const stems: string[] = []
  while (words.size < size) {
    const isCompound = stems.length > 2000 && random() < 0.35
    const word = isCompound ? skewed(stems, random) + skewed(stems, random) : syllableWord(syllables, random)
    if (!isCompound && stems.length < STEMS) stems.push(word)
    words.add(varied(word, stems, { marked: syllables.marked, random }))
  }
  return [...words]
}

function syllableWord({ onsets, vowels, codas }: Syllables, random: () => number): string {
  const length = 2 + Math.floor(random() * 3)
  const ofWord = vowels[random() < OTHER_VOWELS_SHARE ? 'other' : 'common']
  return Array.from({ length }, () => skewed(onsets, random) + skewed(ofWord, random) + skewed(codas, random)).join('')
}

type Variation = { marked: Syllables['marked']; random: () => number }

function varied(word: string, stems: readonly string[], { marked, random }: Variation): string {
  const draw = random()
  if (draw < 0.03) return word.charAt(0).toUpperCase() + word.slice(1)
  if (draw < 0.06) return `${word} ${skewed(stems, random)}`
  if (draw < 0.07) return `${word}-${skewed(stems, random)}`
  if (draw < 0.1) return word.replace(/[esao]/, (letter) => marked[letter] ?? letter)
  return word
}
