import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'
import type { Word } from './entry-schema.ts'
import { InfoboxSchema, IpaSchema, listOf, ReferenceSchema, TranslationSchema } from './translation-schema.ts'

const texts = listOf(v.string())

/** An example with its translations; the headword is marked `<b>` in `text`. */
export const ExampleSchema = v.object({
  id: v.optional(v.string()),
  text: v.string(),
  lang: v.optional(LanguageIdSchema),
  postnotes: texts,
  translations: listOf(TranslationSchema),
  reference: listOf(ReferenceSchema),
})
export type Example = v.InferOutput<typeof ExampleSchema>

/** The same concept in one language, in glossaries and term banks. Spec: entries §3 (ENT-019). */
export const TranslationGroupSchema = v.object({
  id: v.string(),
  lang: LanguageIdSchema,
  geography: texts,
  inflections: texts,
  grammar: texts,
  scopes: texts,
  registers: texts,
  definitions: listOf(v.object({ id: v.string(), definition: v.string() })),
  notes: texts,
  translations: listOf(TranslationSchema),
  examples: listOf(ExampleSchema),
  reference: listOf(ReferenceSchema),
  infoboxes: listOf(InfoboxSchema),
  comments: texts,
})

const senseFields = {
  id: v.string(),
  senseLabel: v.optional(v.string()),
  pos: texts,
  ipa: listOf(IpaSchema),
  geography: texts,
  notes: texts,
  inflections: texts,
  grammar: texts,
  scopes: texts,
  registers: texts,
  definitions: listOf(v.object({ lang: LanguageIdSchema, definition: v.string() })),
  etymology: v.optional(v.string()),
  translations: listOf(TranslationSchema),
  examples: listOf(ExampleSchema),
  reference: listOf(ReferenceSchema),
  infoboxes: listOf(InfoboxSchema),
  translationGroups: listOf(TranslationGroupSchema),
  synonyms: texts,
  antonyms: texts,
}
const SenseFieldsSchema = v.object(senseFields)
type SenseFields = v.InferOutput<typeof SenseFieldsSchema>
type SenseFieldsInput = v.InferInput<typeof SenseFieldsSchema>

/** A block of sub-entries (phrases, compounds) under one heading. */
export type SubentryBlock = { title?: string | undefined; subentries: Word[] }
export type Sense = SenseFields & { senses: Sense[]; subentry_blocks: SubentryBlock[] }
export type SenseInput = SenseFieldsInput & { senses?: SenseInput[] | undefined; subentry_blocks?: unknown[] | undefined }

/** Builds the sense schema round the word schema, which it holds and is held by. */
export const senseSchemaOf = (word: () => v.GenericSchema<unknown, Word>) => {
  const block = v.object({ title: v.optional(v.string()), subentries: listOf(v.lazy(word)) })
  const sense: v.GenericSchema<SenseInput, Sense> = v.object({
    ...senseFields,
    senses: listOf(v.lazy(() => sense)),
    subentry_blocks: listOf(block),
  })
  return { sense, block }
}
