import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'
import { SuggestionSchema } from './autocomplete.ts'
import { defineCall } from './define-call.ts'
import { LemmaSchema } from './lemmas.ts'
import { searchScopeFields } from './search-scope.ts'
import { NoParams } from './wire.ts'

/** A direction or a dictionary that does have the word. */
export const ElsewhereSchema = v.object({
  fromId: LanguageIdSchema,
  toId: LanguageIdSchema,
  /** Absent: the default dictionaries of the pair. */
  dictionary: v.optional(v.object({ id: v.string(), name: v.string() })),
  dict_type: v.optional(v.string()),
})
export type Elsewhere = v.InferOutput<typeof ElsewhereSchema>

/** A headword one of whose translations is the word that was searched. */
export const ReverseMatchSchema = v.object({
  headword: v.string(),
  lang: LanguageIdSchema,
  translation: v.string(),
  dict_type: v.optional(v.string()),
})
export type ReverseMatch = v.InferOutput<typeof ReverseMatchSchema>

/** GET /api/search/api/sk/ways_on: what to try when a word was not found, each list likeliest first and short. Spec: decisions, "No result". */
export const searchWaysOn = defineCall({
  name: 'searchWaysOn',
  method: 'GET',
  path: '/api/search/api/sk/ways_on',
  params: NoParams,
  query: v.object(searchScopeFields),
  answer: v.object({
    /** Words written nearly alike, by near search. */
    didYouMean: v.array(SuggestionSchema),
    /** Its base forms that are headwords here. */
    baseForms: v.array(LemmaSchema),
    /** The parts of a compound, in order. */
    parts: v.array(LemmaSchema),
    /** Headwords that the word translates. */
    translations: v.array(ReverseMatchSchema),
    /** Other directions and dictionaries that have the word. */
    elsewhere: v.array(ElsewhereSchema),
  }),
  answerKind: 'json',
  access: 'any',
  context: 'tab',
  callers: 'everyone',
})
