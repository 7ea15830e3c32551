import type { LanguageId } from '#shared/language/language-id.ts'
import { plainTextOf } from './inline-markup.ts'

/** A longer one is a phrase or an explanation, which nobody searches for word by word. */
export const SINGLE_TRANSLATION_MAX_LENGTH = 60

export type SingleTranslation = { text: string; lang: LanguageId }

type Translation = { text: string; lang: LanguageId }
type SenseOfTranslations = {
  translations?: readonly Translation[] | undefined
  translationGroups?: readonly { translations?: readonly Translation[] | undefined }[] | undefined
  senses?: readonly SenseOfTranslations[] | undefined
}

/** The translations of a word's senses, as plain text and in their order; those of its examples and sub-entries are not the word's. */
export function* singleTranslations(senses: readonly SenseOfTranslations[] | undefined): Generator<SingleTranslation> {
  for (const sense of senses ?? []) {
    yield* plainTexts(sense.translations)
    for (const group of sense.translationGroups ?? []) yield* plainTexts(group.translations)
    yield* singleTranslations(sense.senses)
  }
}

function* plainTexts(translations: readonly Translation[] | undefined): Generator<SingleTranslation> {
  for (const { text, lang } of translations ?? []) {
    const plain = MARKED.test(text) ? plainTextOf(text) : text
    if (plain !== '' && plain.length <= SINGLE_TRANSLATION_MAX_LENGTH) yield { text: plain, lang }
  }
}

const MARKED = /[<&]/
