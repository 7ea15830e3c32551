/** A word in two parts: what the visitor has typed of it, and what the suggestion adds. */
export type SplitWord = { typed: string; completed: string }

/** Splits after the typed text, whatever its case and diacritics; a word that does not begin with it is all `typed`. */
export function splitTyped(word: string, text: string): SplitWord {
  const wanted = letters(text)
  const given = letters(word)
  const begins = wanted.length > 0 && wanted.every((letter, index) => bare(letter) === bare(given[index] ?? ''))
  if (!begins) return { typed: word, completed: '' }
  return { typed: given.slice(0, wanted.length).join(''), completed: given.slice(wanted.length).join('') }
}

/** Composed characters: a letter and its marks are one. */
const letters = (text: string) => [...text.normalize('NFC')]

const bare = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
