import type { PartOfSpeech } from '#shared/entry/part-of-speech.ts'

/** One reading of a word: what it is a form of. */
export type Analysis = {
  /** The form that a dictionary lists. */
  baseForm: string
  /** Absent when the reading does not tell. */
  pos?: PartOfSpeech
  /** Made of a known end alone; it counts only where no other reading is a headword. */
  isGuess?: true
  /** The base forms of the parts of a compound, in order; one part: no compound. */
  parts: readonly string[]
}

/** Answers the readings of one word, likeliest first; none when the word is not known. Pure and bounded. */
export type Analyser = (word: string) => Analysis[]
