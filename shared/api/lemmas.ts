import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'
import { KeywordSchema } from '#shared/search/keyword-rules.ts'
import { defineCall } from './define-call.ts'
import { MAX_DICTIONARIES_PER_CALL } from './search-scope.ts'
import { NoParams, wireFlag, wireList } from './wire.ts'

/** A base form that is a headword of the dictionaries asked. `dict_type` premium is drawn with a lock. Spec: search §7 (SUG-010, SUG-020). */
export const LemmaSchema = v.object({
  headword: v.string(),
  lang: LanguageIdSchema,
  /** As entries write it: noun, verb …; absent when the analysis does not tell. */
  pos: v.optional(v.string()),
  dict_type: v.optional(v.string()),
  /** The word is a compound or a derivation, and this is its last part only. */
  isPart: v.optional(v.boolean()),
})
export type Lemma = v.InferOutput<typeof LemmaSchema>

/** GET /api/search/api/sk/lemmas: the base forms of an inflected word, likeliest first. Spec: search §7 (SUG-010 … SUG-012). */
export const searchLemmas = defineCall({
  name: 'searchLemmas',
  method: 'GET',
  path: '/api/search/api/sk/lemmas',
  params: NoParams,
  query: v.object({
    keyword: KeywordSchema,
    /** `from,to`. */
    languages: wireList(2),
    dictionaries: v.optional(wireList(MAX_DICTIONARIES_PER_CALL)),
    search_service: v.optional(v.literal('ss'), 'ss'),
    user_type: v.optional(v.picklist(['pacman', 'premium', 'free'])),
    unidir: v.optional(wireFlag),
  }),
  answer: v.object({ result: v.array(LemmaSchema) }),
  answerKind: 'json',
  access: 'any',
  context: 'tab',
  callers: 'everyone',
})
