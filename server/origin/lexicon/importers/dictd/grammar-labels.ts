import { genderCodeOf, partOfSpeechOf } from '#shared/entry/part-of-speech.ts'

/** What the words of a `<v, trans>` come to, as fields of a word or a translation; fields with nothing in them are left out. */
export type GrammarFields = { pos?: string[]; gender?: { gender: string }; grammar?: string[] }

/**
 * Sorts grammar labels into parts of speech, genders (the Swedish common gender `ut` becomes `c`) and the rest. `sg` says
 * nothing and is dropped; `n` is a noun here and never a neuter.
 */
export function grammarFields(labels: readonly string[]): GrammarFields {
  const pos: string[] = []
  const genders: string[] = []
  const grammar: string[] = []
  for (const label of labels) {
    const part = partOfSpeechOf(label)
    const gender = part ? undefined : genderCodeOf(label)
    if (part) pos.push(part)
    if (gender) genders.push(gender)
    const transitivity = TRANSITIVITY_OF.get(label)
    if (transitivity) grammar.push(transitivity)
    if (!part && !gender && label !== 'sg') grammar.push(label)
  }
  return {
    ...(pos.length > 0 && { pos: unique(pos) }),
    ...(genders.length > 0 && { gender: { gender: unique(genders).join('/') } }),
    ...(grammar.length > 0 && { grammar: unique(grammar) }),
  }
}

/** FreeDict's short verb labels say two things at once. */
const TRANSITIVITY_OF: ReadonlyMap<string, string> = new Map([
  ['vt', 'trans'],
  ['vi', 'intr'],
  ['vr', 'refl'],
])

const unique = (values: readonly string[]) => [...new Set(values)]
