import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'

/** Spec: search §3 (PICK-002). */
export const DictionaryTypeSchema = v.picklist([
  'default',
  'biDirectional',
  'monoDirectional',
  'multiLingual',
  'monoLingual',
  'glossary',
  'user',
  'all',
  'separator',
  'glossaries',
])
export type DictionaryType = v.InferOutput<typeof DictionaryTypeSchema>

/** A title, or titles by language with `*` as the fallback. */
export const LocalizedTitleSchema = v.union([v.string(), v.record(v.string(), v.string())])
export type LocalizedTitle = v.InferOutput<typeof LocalizedTitleSchema>

export const LicenceSchema = v.object({ name: v.string(), url: v.optional(v.string()), attribution: v.optional(v.string()) })
export type Licence = v.InferOutput<typeof LicenceSchema>

/** A dictionary as callers see it. `dict_type` premium marks a locked one. Spec: search §3 (PICK-001), entries §3 (ENT-024). */
export const DictionarySchema = v.object({
  id: v.string(),
  type: DictionaryTypeSchema,
  title: LocalizedTitleSchema,
  langs: v.array(LanguageIdSchema),
  primaryLanguages: v.optional(v.array(LanguageIdSchema)),
  teams: v.optional(v.array(v.union([v.string(), v.number()]))),
  disableSearchFeatures: v.optional(v.boolean()),
  disableGrouping: v.optional(v.boolean()),
  dictionaries: v.optional(v.array(v.string())),
  skipTranslation: v.optional(v.record(v.string(), v.boolean())),
  dict_type: v.optional(v.string()),
  dict_group: v.optional(v.string()),
  copyright: v.optional(v.string()),
  citationSource: v.optional(v.string()),
  url: v.optional(v.string()),
  hideHeadword: v.optional(v.boolean()),
  showHeadings: v.optional(v.boolean()),
  hideAccordion: v.optional(v.boolean()),
  autoExpandEtymology: v.optional(v.boolean()),
  /** How many entries it has; the front page and "our content" show it. */
  entryCount: v.optional(v.number()),
  licence: v.optional(LicenceSchema),
})
export type Dictionary = v.InferOutput<typeof DictionarySchema>

/** Spec: search §3 (PICK-003, PICK-004). */
export const DictionaryGroupSchema = v.object({
  id: v.string(),
  title: LocalizedTitleSchema,
  type: v.picklist(['all', 'separator', 'internal', 'user', 'custom', 'fixed', 'glossaries']),
  dictionaries: v.array(v.string()),
  langs: v.array(LanguageIdSchema),
  disableGrouping: v.optional(v.boolean()),
})
export type DictionaryGroup = v.InferOutput<typeof DictionaryGroupSchema>
