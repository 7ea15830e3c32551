import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'
import { type Sense, type SubentryBlock, senseSchemaOf } from './sense-schema.ts'
import { GenderSchema, InfoboxSchema, IpaSchema, listOf, ReferenceSchema } from './translation-schema.ts'

const texts = listOf(v.string())

/** Another form of the headword. Spec: entries §3 (ENT-009). */
export const HeadwordVariantSchema = v.object({
  hwvarId: v.string(),
  headwordvar: v.string(),
  gender: v.optional(GenderSchema),
  ipa: listOf(IpaSchema),
  geography: texts,
  registers: texts,
  pos: texts,
  inflections: texts,
  grammar: texts,
  notes: texts,
})

const wordFields = {
  /** Public and stable: `{dictionary}:{source key or content hash}`. */
  id: v.union([v.string(), v.number()]),
  headword: v.string(),
  clean_headword: v.string(),
  lang: LanguageIdSchema,
  pos: texts,
  gender: v.optional(GenderSchema),
  homonym: v.optional(v.number()),
  normalized_homonym: v.optional(v.string()),
  ipa: listOf(IpaSchema),
  inflection_class: v.optional(v.string()),
  inflections: texts,
  grammar: texts,
  geography: texts,
  notes: texts,
  scopes: texts,
  registers: texts,
  etymology: v.optional(v.string()),
  headwordvars: listOf(HeadwordVariantSchema),
  reference: listOf(ReferenceSchema),
  infoboxes: listOf(InfoboxSchema),
  images: listOf(v.object({ filename: v.string(), caption: v.optional(v.string()) })),
  synonyms: texts,
  antonyms: texts,
  term_source: v.optional(v.string()),
  project: v.optional(v.string()),
  hierarchy: v.optional(v.unknown()),
  links: listOf(v.object({ type: v.literal('image_entry'), url: v.string(), title: v.string() })),
  state: v.optional(v.string()),
  dict_category: v.optional(v.string()),
  dict_type: v.optional(v.string()),
  custom: v.optional(v.picklist(['teaser', 'valter'])),
  /** Which dictionary the entry is from. The origin fills it in on output. */
  dictionary: v.optional(v.object({ id: v.string(), name: v.string() })),
  dict_group: v.optional(v.string()),
}
const WordFieldsSchema = v.object(wordFields)
type WordFields = v.InferOutput<typeof WordFieldsSchema>

/** One dictionary entry: the record every importer makes, the index stores and every renderer draws. */
export type Word = WordFields & { senses: Sense[]; subentry_blocks: SubentryBlock[] }
export type WordInput = v.InferInput<typeof WordFieldsSchema> & { senses?: unknown[] | undefined; subentry_blocks?: unknown[] | undefined }

const { sense, block } = senseSchemaOf(() => WordSchema)

/** Parses a word leniently: lists that are missing become empty. Spec: entries §3. */
export const WordSchema: v.GenericSchema<unknown, Word> = v.object({
  ...wordFields,
  senses: listOf(sense),
  subentry_blocks: listOf(block),
}) as unknown as v.GenericSchema<unknown, Word> // its real input type is WordInput, but the recursion hides it from valibot
