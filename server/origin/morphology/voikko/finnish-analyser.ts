import type { PartOfSpeech } from '#shared/entry/part-of-speech.ts'
import type { Analyser, Analysis } from '../analysis.ts'
import { type Output, type OutputPart, readOutput } from './read-output.ts'
import { readTransducer } from './read-transducer.ts'
import { transduce } from './transduce.ts'

/**
 * Analyses Finnish by Voikko's transducer, given as the file's bytes. Of a derived word, what it is derived from comes too, last:
 * *sanottu* is a form of *sanottu* and of *sanoa*. Throws when the bytes are no transducer. Spec: requirements SUG-020.
 */
export function finnishAnalyser(data: ArrayBuffer): Analyser {
  const transducer = readTransducer(data)
  return function analyse(word) {
    const outputs = transduce(transducer, word.toLowerCase()).map(readOutput)
    const readings = outputs.flatMap(readingsOf)
    if (readings.length < 2) return readings
    return readings.toSorted((a, b) => a.parts.length - b.parts.length)
  }
}

function readingsOf(output: Output): Analysis[] {
  const last = output.parts.at(-1)
  if (last === undefined) return []
  const parts = output.parts.map((_, number) => partBase(output, number))
  const reading = readingOf(wholeBase(output, last), parts, posOf(last))
  if (last.derived !== undefined && last.base !== undefined) {
    const root = output.surface.slice(0, last.start) + last.base
    return [reading, readingOf(root, [...parts.slice(0, -1), last.base])]
  }
  // Some nouns are listed in the plural: *housuissa* is a form of *housut*.
  const isPluralNoun = last.isPlural && reading.pos === 'noun' && /[aeiouyäö]$/.test(reading.baseForm)
  return isPluralNoun ? [reading, readingOf(`${reading.baseForm}t`, parts, 'noun')] : [reading]
}

const readingOf = (baseForm: string, parts: readonly string[], pos?: PartOfSpeech): Analysis => ({
  baseForm: baseForm.replace(/^-/, ''),
  parts,
  ...(pos && { pos }),
})

/** All but the end of a compound is written as it stands: `kirjaston` + `hoitaja`. Numbers bend in every part: `viidelläsadalla` is `viisi` + `sataa`. */
function wholeBase({ surface, parts }: Output, last: OutputPart): string {
  if (parts.length > 1 && parts.every(({ wordClass }) => wordClass === 'Lu')) return parts.map(({ base }) => base ?? '').join('')
  return surface.slice(0, last.derived?.at ?? last.start) + (last.derived?.ending ?? last.base ?? surface.slice(last.start))
}

/** A part by itself, without the hyphen after it. */
function partBase({ surface, parts }: Output, number: number): string {
  const { start, base, derived } = parts[number] ?? NO_PART
  if (derived) return surface.slice(start, derived.at) + derived.ending
  return base ?? surface.slice(start, parts[number + 1]?.start).replace(/-$/, '')
}

const NO_PART: OutputPart = { start: 0, base: undefined, derived: undefined, wordClass: undefined, isPlural: false }

const POS_OF_CLASS: Readonly<Record<string, PartOfSpeech>> = {
  Ln: 'noun',
  Lt: 'verb',
  Ll: 'adjective',
  Ls: 'adverb',
  Lr: 'pronoun',
  Lu: 'numeral',
  Lur: 'numeral',
  Lc: 'conjunction',
  Lh: 'interjection',
  Lk: 'verb',
  La: 'abbreviation',
  Lp: 'prefix',
  Lee: 'proper_noun',
  Les: 'proper_noun',
  Lep: 'proper_noun',
  Lem: 'proper_noun',
}

/** Class `Lnl` is noun or adjective and `Ld` pre- or postposition: nothing is said of them. */
function posOf({ wordClass, derived }: OutputPart): PartOfSpeech | undefined {
  if (derived?.ending === 'minen') return 'noun'
  return wordClass === undefined ? undefined : POS_OF_CLASS[wordClass]
}
