import * as v from 'valibot'
import { type Word, WordSchema } from './entry-schema.ts'
import { plainTextOf } from './inline-markup.ts'
import type { Sense } from './sense-schema.ts'

/** Of the first sense, so much is shown to readers without premium. */
export const TEASER_DEFINITIONS = 1
export const TEASER_TRANSLATIONS = 2
export const TEASER_TEXT_MAX_LENGTH = 120

/**
 * The part of a premium entry that readers without premium get: the head of the entry and the beginning of its first sense.
 * Built up from what may be shown, so that the rest, new fields included, is in no document. Spec: entries §1 (ENT-048, ENT-049).
 */
export function teaserOf(word: Word): Word {
  const { id, headword, clean_headword, lang, pos, gender, homonym, normalized_homonym, dictionary, dict_type, dict_group } = word
  const head = { id, headword, clean_headword, lang, pos, gender, homonym, normalized_homonym, dictionary, dict_type, dict_group }
  // The schema fills in the lists that an entry has and a teaser leaves empty.
  return v.parse(WordSchema, { ...head, custom: 'teaser', senses: word.senses.slice(0, 1).map(teaserSense) })
}

const teaserSense = ({ id, pos, definitions, translations }: Sense) => ({
  id,
  pos,
  definitions: definitions.slice(0, TEASER_DEFINITIONS).map(({ lang, definition }) => ({ lang, definition: beginningOf(definition) })),
  translations: translations.slice(0, TEASER_TRANSLATIONS).map(({ text, ...translation }) => ({
    text: beginningOf(text),
    lang: translation.lang,
    gender: translation.gender,
    pos: translation.pos,
    linkable: false,
  })),
})

/** Cut at a word's end, by code points; markup goes, since a cut could leave it open. */
function beginningOf(text: string): string {
  const characters = [...plainTextOf(text)]
  if (characters.length <= TEASER_TEXT_MAX_LENGTH) return characters.join('')
  return `${characters
    .slice(0, TEASER_TEXT_MAX_LENGTH)
    .join('')
    .replace(/\s*\S*$/u, '')}…`
}
