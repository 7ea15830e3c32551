import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'

/** A list that is empty when the source leaves it out: stored entries are written without their empty lists. */
export const listOf = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), [])
const texts = listOf(v.string())

/** `offset` −1 puts an article before the word. `gender` is m, f, n or several joined by '/'. Spec: entries §3. */
export const GenderSchema = v.object({ gender: v.string(), offset: v.optional(v.number(), 0) })
export type Gender = v.InferOutput<typeof GenderSchema>

/** Where a pronunciation comes from; a machine's is never shown as an editor's. */
export const IpaSourceSchema = v.picklist(['editor', 'wiktionary', 'machine'])

/** One pronunciation, without its brackets. */
export const IpaSchema = v.object({
  ipa: v.string(),
  geography: v.optional(v.array(v.string())),
  notes: v.optional(v.array(v.string())),
  source: v.optional(IpaSourceSchema),
})
export type Ipa = v.InferOutput<typeof IpaSchema>

/** A translation inside a sense. Spec: entries §3 (ENT-021). */
export const TranslationSchema = v.object({
  id: v.optional(v.string()),
  text: v.string(),
  lang: LanguageIdSchema,
  gender: v.optional(GenderSchema),
  pos: texts,
  notes: texts,
  postnotes: texts,
  inflection_class: v.optional(v.string()),
  inflections: texts,
  grammar: texts,
  ipa: listOf(IpaSchema),
  geography: texts,
  scopes: texts,
  registers: texts,
  linkable: v.optional(v.boolean(), true),
  normalized_homonym: v.optional(v.string()),
  additional_info: v.optional(v.string()),
  context: v.optional(v.string()),
  tran_source: v.optional(v.string()),
})
export type Translation = v.InferOutput<typeof TranslationSchema>

/** A link to another word, or plain text when `target` is empty. Spec: entries §3 (REF-001). */
export const ReferenceSchema = v.object({
  target: v.string(),
  target_url: v.optional(v.string()),
  lang: LanguageIdSchema,
  prec_text: v.optional(v.string()),
  tail: v.optional(v.string()),
})
export type Reference = v.InferOutput<typeof ReferenceSchema>

export const InfoboxSchema = v.object({ title: v.optional(v.string()), paragraphs: texts })
export type Infobox = v.InferOutput<typeof InfoboxSchema>
