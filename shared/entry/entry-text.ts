import type { LanguageId } from '#shared/language/language-id.ts'
import type { Word, WordInput } from './entry-schema.ts'
import { plainTextOf } from './inline-markup.ts'
import type { SenseInput } from './sense-schema.ts'

/** A run of an entry's text, without markup, and its language where the entry says it. */
export type EntryTextPart = { text: string; lang: LanguageId | undefined }

/**
 * What a reader can read in an entry, in the order in which it is shown: the headword with its forms, then sense by sense definitions,
 * translations, examples and notes, then sub-entries. Labels and pronunciations are left out. Spec: search engine design §3.
 */
export function entryText(word: Word | WordInput): EntryTextPart[] {
  const parts: EntryTextPart[] = []
  addWord(word, (text, lang) => {
    const plain = plainOf(text)
    if (plain !== '') parts.push({ text: plain, lang })
  })
  return parts
}

type Add = (text: string, lang: LanguageId | undefined) => void
type Texts = readonly string[] | undefined
type TranslationText = NonNullable<SenseInput['translations']>[number]
type ExampleText = NonNullable<SenseInput['examples']>[number]
type GroupText = NonNullable<SenseInput['translationGroups']>[number]
type BlockText = { title?: string | undefined; subentries?: readonly WordInput[] }

function addWord(word: Word | WordInput, add: Add): void {
  const { lang } = word
  add(word.headword, lang)
  for (const { headwordvar, inflections, notes } of word.headwordvars ?? []) {
    add(headwordvar, lang)
    addAll(inflections, lang, add)
    addAll(notes, undefined, add)
  }
  addAll(word.inflections, lang, add)
  addAll(word.notes, undefined, add)
  addRest(word, lang, add)
  // The word type leaves its recursion open, but importers make senses and sub-entries of these types.
  for (const sense of (word.senses ?? []) as readonly SenseInput[]) addSense(sense, lang, add)
  if (word.etymology) add(word.etymology, undefined)
  for (const { caption } of word.images ?? []) add(caption ?? '', undefined)
  for (const { title } of word.links ?? []) add(title, undefined)
  addBlocks(word.subentry_blocks, add)
}

function addSense(sense: SenseInput, lang: LanguageId, add: Add): void {
  addAll(sense.inflections, lang, add)
  addAll(sense.notes, undefined, add)
  for (const { definition, lang: written } of sense.definitions ?? []) add(definition, written)
  addTranslations(sense.translations, add)
  for (const group of sense.translationGroups ?? []) addGroup(group, add)
  addExamples(sense.examples, lang, add)
  addRest(sense, lang, add)
  if (sense.etymology) add(sense.etymology, undefined)
  for (const below of sense.senses ?? []) addSense(below, lang, add)
  addBlocks(sense.subentry_blocks, add)
}

function addGroup(group: GroupText, add: Add): void {
  const { lang } = group
  for (const { definition } of group.definitions ?? []) add(definition, lang)
  addTranslations(group.translations, add)
  addAll(group.inflections, lang, add)
  addAll(group.notes, undefined, add)
  addExamples(group.examples, lang, add)
  addRest(group, lang, add)
  addAll(group.comments, undefined, add)
}

function addTranslations(translations: readonly TranslationText[] | undefined, add: Add): void {
  for (const { text, lang, context, additional_info, inflections, notes, postnotes } of translations ?? []) {
    addAll(notes, undefined, add)
    if (context) add(context, undefined)
    add(text, lang)
    addAll(inflections, lang, add)
    if (additional_info) add(additional_info, undefined)
    addAll(postnotes, undefined, add)
  }
}

function addExamples(examples: readonly ExampleText[] | undefined, lang: LanguageId, add: Add): void {
  for (const { text, lang: written, translations, postnotes, reference } of examples ?? []) {
    add(text, written ?? lang)
    addTranslations(translations, add)
    addAll(postnotes, undefined, add)
    addRest({ reference }, lang, add)
  }
}

type RestTexts = Pick<SenseInput, 'synonyms' | 'antonyms' | 'reference' | 'infoboxes'>

/** What stands at the end of an entry, a sense or a group alike. */
function addRest({ synonyms, antonyms, reference, infoboxes }: RestTexts, lang: LanguageId, add: Add): void {
  addAll(synonyms, lang, add)
  addAll(antonyms, lang, add)
  for (const { target, lang: written, prec_text, tail } of reference ?? []) {
    if (prec_text) add(prec_text, undefined)
    add(target, written)
    if (tail) add(tail, undefined)
  }
  for (const { title, paragraphs } of infoboxes ?? []) {
    if (title) add(title, undefined)
    addAll(paragraphs, undefined, add)
  }
}

function addBlocks(blocks: unknown[] | undefined, add: Add): void {
  // As above: blocks are of this type wherever they are made.
  for (const { title, subentries } of (blocks ?? []) as readonly BlockText[]) {
    if (title) add(title, undefined)
    for (const word of subentries ?? []) addWord(word, add)
  }
}

function addAll(texts: Texts, lang: LanguageId | undefined, add: Add): void {
  for (const text of texts ?? []) add(text, lang)
}

/** Most texts have no markup and single spaces, which is seen faster than it is mended. */
const plainOf = (text: string) => (NEEDS_CARE.test(text) ? plainTextOf(text).replace(/\s+/gu, ' ').trim() : text)
const NEEDS_CARE = /[<&]|[^\S ]| {2}|^ | $/u
