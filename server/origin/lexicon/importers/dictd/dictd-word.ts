import type { WordInput } from '#shared/entry/entry-schema.ts'
import type { SenseInput } from '#shared/entry/sense-schema.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { cleanText, withoutOwnNumber, withoutWikiResidue } from './clean-text.ts'
import { grammarFields } from './grammar-labels.ts'
import { readHeader } from './header-line.ts'
import type { IpaSource } from './ipa.ts'
import { type ReadExample, type ReadSense, readSense } from './read-sense.ts'
import { senseBlocks } from './sense-blocks.ts'
import { readTranslations } from './translation-line.ts'

/**
 * What an entry is read with: its languages, where a plain `/x/` pronunciation comes from, and whether the dictionary writes
 * `1.` before a lone sense (Ergane's do; elsewhere `1. Mooseksen kirja` is a title).
 */
export type DictdReading = { from: LanguageId; to: LanguageId; plainIpa: IpaSource; numbersLoneSense: boolean }

/** A word that has no id yet. */
export type UnnumberedWord = Omit<WordInput, 'id'>

/** Reads an entry's body. Fails when there is no headword or nothing is said of it. */
export function readWord(body: string, keys: readonly string[], reading: DictdReading): Result<UnnumberedWord, { code: string }> {
  const [headerLine = '', ...lines] = body.split('\n')
  const { headword, ipa, variants, labels } = readHeader(headerLine, keys, reading.plainIpa)
  if (headword === '') return fail({ code: 'no headword' })

  const written = lines.map((line) => line.trimEnd()).filter((line) => line !== '')
  const blocks = senseBlocks(written, reading.numbersLoneSense).map(readSense)
  const senses = blocks.map((block, at) => senseOf(block, String(at + 1), reading)).filter(saysSomething)
  const see = [...new Set(blocks.flatMap((block) => block.see))]
  if (senses.length === 0 && see.length === 0) return fail({ code: 'no translations, definitions or examples' })
  return ok({
    headword,
    clean_headword: headword,
    lang: reading.from,
    ...grammarFields(labels),
    ...(ipa.length > 0 && { ipa }),
    ...(variants.length > 0 && { headwordvars: variants.map((variant, at) => variantOf(variant, String(at + 1))) }),
    ...(see.length > 0 && { reference: see.map((target) => ({ target: cleanText(target), lang: reading.from, prec_text: 'see' })) }),
    senses,
  })
}

function senseOf(read: ReadSense, id: string, { from, to }: DictdReading): SenseInput {
  const { sense, translations } = readTranslations(read.translationLine, to)
  const notes = [...(sense.notes ?? []), ...read.notes.map(cleanText)]
  return {
    id,
    ...sense,
    ...(notes.length > 0 && { notes }),
    ...(translations.length > 0 && { translations }),
    ...textFields(read, from),
    ...(read.nested.length > 0 && { senses: read.nested.map((text, at) => ({ id: `${id}.${at + 1}`, ...definitionsOf([text], from) })) }),
    ...(read.examples.length > 0 && { examples: read.examples.map((example) => exampleOf(example, { from, to })) }),
  }
}

const textFields = (read: ReadSense, from: LanguageId) => ({
  ...definitionsOf(read.definitions, from),
  ...(read.synonyms.length > 0 && { synonyms: read.synonyms.map(cleanText) }),
  ...(read.antonyms.length > 0 && { antonyms: read.antonyms.map(cleanText) }),
})

/** Definitions are in the language of the headword. */
function definitionsOf(texts: readonly string[], lang: LanguageId) {
  const definitions = texts.map((text) => withoutOwnNumber(cleanText(withoutWikiResidue(text)), lang)).filter((text) => text !== '')
  return definitions.length > 0 ? { definitions: definitions.map((definition) => ({ lang, definition })) } : {}
}

const exampleOf = ({ text, translation, notes }: ReadExample, { from, to }: { from: LanguageId; to: LanguageId }) => ({
  text: cleanText(text),
  lang: from,
  ...(notes.length > 0 && { postnotes: notes.map(cleanText) }),
  ...(translation !== undefined && { translations: [{ text: cleanText(translation), lang: to }] }),
})

const variantOf = ({ headword, ipa }: ReturnType<typeof readHeader>['variants'][number], hwvarId: string) => ({
  hwvarId,
  headwordvar: headword,
  ...(ipa.length > 0 && { ipa }),
})

/** Labels alone do not make a sense. */
const saysSomething = ({ translations, definitions, senses, examples, synonyms, antonyms, notes }: SenseInput) =>
  [translations, definitions, senses, examples, synonyms, antonyms, notes].some((list) => (list?.length ?? 0) > 0)
