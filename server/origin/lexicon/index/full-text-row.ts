import * as v from 'valibot'
import { type WordInput, WordSchema } from '#shared/entry/entry-schema.ts'
import { entryText } from '#shared/entry/entry-text.ts'
import type { SenseInput } from '#shared/entry/sense-schema.ts'
import { teaserOf } from '#shared/entry/teaser.ts'
import { BREAK, indexedText } from '#shared/search/text-words.ts'

/** What the full-text index holds of an entry: what every reader may find it by, and what only premium readers may. */
export type FullTextRow = { open: string; paid: string }

/** The indexed texts of an entry. Of a premium one only its teaser is open, so that a search tells nobody what the rest says. Pure. */
export function fullTextRow(word: WordInput, { isPremium }: { isPremium: boolean }): FullTextRow {
  const whole = textOf(word)
  return isPremium ? { open: textOf(teaserOf(v.parse(WordSchema, teaserMaterial(word)))), paid: whole } : { open: whole, paid: '' }
}

const textOf = (word: WordInput) =>
  entryText(word)
    .map(({ text }) => indexedText(text))
    .join(` ${BREAK} `)

/** All that a teaser is made of: parsing the rest of a long entry would take ten times as long. */
function teaserMaterial({ id, headword, clean_headword, lang, senses }: WordInput): WordInput {
  // The word type leaves its recursion open, but importers make the senses of this type.
  const first = (senses as readonly SenseInput[] | undefined)?.slice(0, 1) ?? []
  const material = first.map(({ id: senseId, definitions, translations }) => ({ id: senseId, definitions, translations }))
  return { id, headword, clean_headword, lang, senses: material }
}
