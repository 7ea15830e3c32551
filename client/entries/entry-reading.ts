import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import type { Locale } from '#shared/language/locale.ts'

/** How entries are read on the page in hand: what every part of a renderer may need beside the entry. */
export type EntryReading = {
  locale: Locale
  /** Language of the entry in hand; its synonyms, examples and sub-entries are in it. */
  headwordLang: LanguageId
  /** Where a word inside an entry leads; undefined where words are no links (ENT-063). */
  wordHref: (word: string, lang: LanguageId) => string | undefined
  /** Where a reference leads that names no address of its own (REF-006). */
  referenceHref: (target: string, lang: LanguageId) => string | undefined
  dictionary: Dictionary | undefined
  hasPremium: boolean
  /** The show-examples preference (ENT-055). */
  opensExamples: boolean
}
