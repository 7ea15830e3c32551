import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'
import { LocaleSchema } from '#shared/language/locale.ts'

const flag = v.optional(v.boolean())
const list = v.optional(v.string())

/** The wire parameters that every request of this box carries. Lists are comma-joined. Spec: search §7 (AC-007 … AC-010). */
const ScopeSchema = v.object({
  keyword_language: v.optional(LanguageIdSchema),
  target_language: v.optional(LanguageIdSchema),
  dictionaries: list,
  entry_langs: list,
  unidir: flag,
  free_premium: flag,
  user_data: flag,
  user_type: v.optional(v.picklist(['pacman', 'premium', 'free'])),
  multilang: flag,
})

const LabelsSchema = v.object({
  input: v.string(),
  placeholder: v.string(),
  submit: v.string(),
  clear: v.string(),
  suggestions: v.string(),
  baseForms: v.string(),
  baseForm: v.string(),
  exactMatch: v.string(),
  premium: v.string(),
  loading: v.string(),
  tooShort: v.string(),
  notFound: v.string(),
  oneSuggestion: v.string(),
  requestTranslation: v.string(),
})
export type AutocompleteLabels = v.InferOutput<typeof LabelsSchema>

export const AutocompletePropsSchema = v.object({
  /** What the page has searched; the input's first text. */
  keyValue: v.string(),
  scope: ScopeSchema,
  /** The tab, sent as `x-search-context`. */
  searchContext: v.picklist(['langPair', 'dictionary']),
  /** In near search: how alike a suggestion must be, and how many first letters are the same. Spec: NEAR-001, NEAR-002. */
  near: v.optional(v.object({ similarity: v.number(), prefix: v.number() })),
  /** By language the URL of the search that a chosen suggestion becomes, all but its word; under `*` that of any other language. Spec: AC-029. */
  wordUrls: v.record(v.string(), v.string()),
  /** Every language of the search: they say how short a keyword may be. Spec: AC-017, AC-018. */
  langs: v.array(LanguageIdSchema),
  /** In milliseconds, by keyword length. Spec: AC-011 … AC-014. */
  delays: v.object({ length1: v.number(), length2: v.number(), length3: v.number(), otherwise: v.number() }),
  locale: LocaleSchema,
  /** Suggestions of premium dictionaries show a lock: the visitor has no canAccessPremium. Spec: AC-026. */
  showsLocks: v.boolean(),
  /** Names of the search's languages in the page's language, by id. */
  languageNames: v.record(v.string(), v.string()),
  labels: LabelsSchema,
  /** Where a missing word is asked for; left out for anonymous visitors. The word is added at its end. Spec: AC-022, AC-023. */
  translationRequestUrl: v.optional(v.string()),
  /** The service's status page, when the brand has one. Spec: API-018. */
  statusUrl: v.optional(v.string()),
})
export type AutocompleteProps = v.InferOutput<typeof AutocompletePropsSchema>
