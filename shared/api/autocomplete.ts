import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'
import { AUTOCOMPLETE_LIMIT, SUGGESTIONS_LIMIT } from '#shared/search/limits.ts'
import { defineCall } from './define-call.ts'
import { searchScopeFields } from './search-scope.ts'
import { NoParams, wireInteger, wireNumber } from './wire.ts'

/** One suggestion. `is_match` marks the form exactly as typed. `dict_type` premium is drawn with a lock. Spec: search §3. */
export const SuggestionSchema = v.object({
  headword: v.string(),
  lang: LanguageIdSchema,
  dict_type: v.optional(v.string()),
  is_match: v.boolean(),
})
export type Suggestion = v.InferOutput<typeof SuggestionSchema>

export const AutocompleteAnswerSchema = v.object({
  result: v.array(SuggestionSchema),
  /** Base forms by language. */
  resultBaseForms: v.optional(v.record(v.string(), v.array(SuggestionSchema)), {}),
  /** Fewer rows than the limit: the browser may narrow this answer itself (AC-032). */
  complete: v.boolean(),
})
export type AutocompleteAnswer = v.InferOutput<typeof AutocompleteAnswerSchema>

/** GET /api/search/api/sk/autocomplete: suggestions while typing (limit 10) and beside the results (limit 50). Spec: search §7. */
export const searchAutocomplete = defineCall({
  name: 'searchAutocomplete',
  method: 'GET',
  path: '/api/search/api/sk/autocomplete',
  params: NoParams,
  query: v.object({
    ...searchScopeFields,
    limit: v.optional(wireInteger(1, SUGGESTIONS_LIMIT), AUTOCOMPLETE_LIMIT),
    similarity: v.optional(wireNumber(0, 1)),
    prefix: v.optional(wireInteger(0, 10)),
  }),
  answer: AutocompleteAnswerSchema,
  answerKind: 'json',
  access: 'any',
  context: 'tab',
  callers: 'everyone',
})
