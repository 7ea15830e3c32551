import type { PartOfSpeech } from '#shared/entry/part-of-speech.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import type { Analysis } from '../../morphology/analysis.ts'

/** A word that may be a base form, to be looked up among the headwords. */
export type Candidate = {
  lang: LanguageId
  text: string
  pos: PartOfSpeech | undefined
  /** 0: known for certain; then by the number of parts; guesses come last. */
  remoteness: number
  /** Only the last part of the word. */
  isPart: boolean
}

/** Of one language no more are looked up. */
const MAX_CANDIDATES = 48

/** After any number of parts. */
const GUESS = 100

/** Whether only a known ending speaks for it. */
export const isGuessed = ({ remoteness }: Candidate): boolean => remoteness >= GUESS

/** The base forms that the readings give and the last parts of those with several, each once, the nearest first. */
export function candidatesOf(lang: LanguageId, readings: readonly Analysis[]): Candidate[] {
  const whole = readings.map(({ baseForm, pos, parts, isGuess }) => ({
    lang,
    text: baseForm,
    pos,
    remoteness: parts.length + (isGuess ? GUESS : 0),
    isPart: false,
  }))
  const lastParts = readings.flatMap(({ parts, pos, isGuess }) => {
    const text = parts.length > 1 ? parts.at(-1) : undefined
    return text === undefined ? [] : [{ lang, text, pos, remoteness: parts.length + (isGuess ? GUESS : 0), isPart: true }]
  })
  return uniqueCandidates([...whole, ...lastParts]).slice(0, MAX_CANDIDATES)
}

/** One candidate for each word, the nearest of them; it takes the part of speech of another when it has none. */
export function uniqueCandidates(candidates: readonly Candidate[]): Candidate[] {
  const sorted = candidates.toSorted((a, b) => Number(a.isPart) - Number(b.isPart) || a.remoteness - b.remoteness)
  return [...Map.groupBy(sorted, ({ lang, text, isPart }) => `${lang} ${text} ${isPart}`).values()].flatMap((same) => {
    const [first] = same
    return first ? [{ ...first, pos: first.pos ?? same.find(({ pos }) => pos)?.pos }] : []
  })
}
