/** A fixed stream of numbers, so that test words are the same in every run. */
export function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const ONSETS = ['', 'k', 't', 's', 'p', 'l', 'm', 'r', 'h', 'v', 'kr', 'st']
const VOWELS: Record<string, readonly string[]> = {
  fi: ['a', 'i', 'e', 'o', 'u', 'ä', 'ö', 'aa', 'ää', 'uo', 'ie'],
  en: ['a', 'i', 'e', 'o', 'u', 'ea', 'ou', 'é'],
  fr: ['a', 'i', 'é', 'è', 'o', 'ou', 'œ', 'ç'],
  de: ['a', 'i', 'e', 'ö', 'ü', 'ei', 'ß'],
}
const CODAS = ['', '', '', 'n', 's', 'l', 'nen', 'sto']

/** Words that look like words: syllables, now and then a capital, a hyphen, an apostrophe or a second word. Some come twice. */
export function wordsLike(lang: keyof typeof VOWELS, count: number, next: (below: number) => number): string[] {
  const vowels = VOWELS[lang] ?? []
  const pick = (from: readonly string[]) => from[next(from.length)] ?? ''
  const syllable = () => pick(ONSETS) + pick(vowels) + pick(CODAS)
  const word = () => Array.from({ length: 1 + next(4) }, syllable).join('')
  return Array.from({ length: count }, () => {
    const plain = word()
    const odd = next(20)
    if (odd === 0) return plain.charAt(0).toUpperCase() + plain.slice(1)
    if (odd === 1) return `${plain} ${word()}`
    if (odd === 2) return `${plain}-${word()}`
    if (odd === 3) return `${plain}'${word()} 2`
    return plain
  })
}
