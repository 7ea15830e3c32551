import type { WordInput } from '#shared/entry/entry-schema.ts'
import type { SenseInput } from '#shared/entry/sense-schema.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import type { DictionaryMeta } from '../importers/imported-entry.ts'

/** What the index needs to know of an entry besides its text. */
export type EntryFacts = {
  src: LanguageId
  /** Language of the translations; `*` many; same as `src`: monolingual. */
  tgt: LanguageId | '*'
  /** The languages whose pair search finds the entry: `tgt`, or those it is really translated into when there are many. */
  targets: readonly LanguageId[]
  /** The headword and its variants, each once. */
  forms: readonly string[]
  senses: number
  translations: number
  isName: boolean
  isLocked: boolean
}

/** Reads the facts from an imported word. Pure. */
export function entryFacts(word: WordInput, { langs, dict_type }: Pick<DictionaryMeta, 'langs' | 'dict_type'>): EntryFacts {
  const senses = sensesOf(word)
  const tgt = targetLanguage(word.lang, langs)
  return {
    src: word.lang,
    tgt,
    targets: tgt === '*' ? translationLanguages(senses) : [tgt],
    forms: formsOf(word),
    ...countsOf(senses),
    isName: word.pos?.includes('proper_noun') ?? false,
    isLocked: (word.dict_type ?? dict_type) === 'premium',
  }
}

// The word type leaves its recursion open, but importers make the senses of this type.
const sensesOf = (word: WordInput) => (word.senses ?? []) as readonly SenseInput[]

function targetLanguage(src: LanguageId, langs: readonly LanguageId[]): LanguageId | '*' {
  const others = langs.filter((lang) => lang !== src)
  if (others.length > 1) return '*'
  return others[0] ?? src
}

function formsOf({ headword, headwordvars }: WordInput): readonly string[] {
  if (!headwordvars?.length) return [headword]
  return [...new Set([headword, ...headwordvars.map(({ headwordvar }) => headwordvar)])]
}

function countsOf(senses: readonly SenseInput[]): { senses: number; translations: number } {
  const counts = { senses: senses.length, translations: 0 }
  for (const sense of senses) {
    const below = sense.senses?.length ? countsOf(sense.senses) : NOTHING
    counts.senses += below.senses
    counts.translations += below.translations + (sense.translations?.length ?? 0)
    for (const group of sense.translationGroups ?? []) counts.translations += group.translations?.length ?? 0
  }
  return counts
}

const NOTHING = { senses: 0, translations: 0 }

function translationLanguages(senses: readonly SenseInput[]): readonly LanguageId[] {
  const languages = new Set<LanguageId>()
  for (const sense of senses) {
    for (const { lang } of sense.translations ?? []) languages.add(lang)
    for (const group of sense.translationGroups ?? []) if (group.translations?.length) languages.add(group.lang)
    for (const lang of translationLanguages(sense.senses ?? [])) languages.add(lang)
  }
  return [...languages].sort()
}
