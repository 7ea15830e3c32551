import * as v from 'valibot'
import { DictionaryGroupSchema, DictionarySchema } from '#shared/dictionary/dictionary.ts'
import { WordSchema } from '#shared/entry/entry-schema.ts'
import { LanguageIdSchema } from '#shared/language/language-id.ts'
import { KeywordSchema } from '#shared/search/keyword-rules.ts'
import { AUTOCOMPLETE_LIMIT, SUGGESTIONS_LIMIT } from '#shared/search/limits.ts'
import { defineCall } from './define-call.ts'
import { NoParams, wireFlag, wireInteger, wireList, wireNumber } from './wire.ts'

/** A user group holds at most this many dictionaries, so one keystroke stays bounded. Spec: search-engine §2. */
export const MAX_DICTIONARIES_PER_CALL = 64

const scopeFields = {
  keyword: KeywordSchema,
  keyword_language: v.optional(LanguageIdSchema),
  target_language: v.optional(LanguageIdSchema),
  /** `ss` is the dictionary search; `nss` is the word lists' own (SRCH-048). */
  search_service: v.literal('ss'),
  /** Dictionary or group ids, comma-joined; absent or `default` means the default dictionary of the language pair. */
  dictionaries: v.optional(wireList(MAX_DICTIONARIES_PER_CALL)),
  /** The languages of a multilingual search. */
  entry_langs: v.optional(wireList(64)),
  unidir: v.optional(wireFlag),
  free_premium: v.optional(wireFlag),
  user_data: v.optional(wireFlag),
  user_type: v.optional(v.picklist(['pacman', 'premium', 'free'])),
  multilang: v.optional(wireFlag),
}

/** Why a search found what it found; `detected` only when the source was `detect` (LANG-055). */
export const SearchAnswerSchema = v.object({
  data: v.array(WordSchema),
  flipLangs: v.boolean(),
})

/** GET /api/search/api/sk/search. Spec: search §7 (SRCH-025). */
export const searchWords = defineCall({
  name: 'searchWords',
  method: 'GET',
  path: '/api/search/api/sk/search',
  params: NoParams,
  query: v.object({
    ...scopeFields,
    gamification: v.optional(wireFlag),
    dict_order: v.optional(wireList(4)),
    wl_filter: v.optional(v.pipe(v.string(), v.maxLength(250))),
  }),
  answer: SearchAnswerSchema,
  answerKind: 'json',
  access: 'any',
  context: 'tab',
  callers: 'everyone',
})

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
    ...scopeFields,
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

export const LanguagePairOptionSchema = v.object({
  fromId: LanguageIdSchema,
  toId: LanguageIdSchema,
  monoDirectional: v.boolean(),
  locked: v.boolean(),
  isGlossaryDictionary: v.optional(v.boolean()),
})
export type LanguagePairOption = v.InferOutput<typeof LanguagePairOptionSchema>

export const SingleLanguageOptionSchema = v.object({ id: LanguageIdSchema, locked: v.boolean() })

/** GET /api/search/api/sk/search/languages: the pairs and single languages the caller can search. Spec: search §7 (LANG-011). */
export const searchLanguages = defineCall({
  name: 'searchLanguages',
  method: 'GET',
  path: '/api/search/api/sk/search/languages',
  aliases: ['/api/sk/search/languages'],
  params: NoParams,
  query: v.object({ search_service: v.literal('ss'), user: v.optional(v.pipe(v.string(), v.maxLength(5))) }),
  answer: v.object({ languagePairs: v.array(LanguagePairOptionSchema), singleLanguages: v.array(SingleLanguageOptionSchema) }),
  answerKind: 'json',
  access: 'any',
  context: 'tab',
  callers: 'everyone',
})

/** GET /api/search/api/sk/dictionaries: all dictionaries and groups visible to the caller (PICK-035). */
export const searchDictionaries = defineCall({
  name: 'searchDictionaries',
  method: 'GET',
  path: '/api/search/api/sk/dictionaries',
  params: NoParams,
  query: v.object({}),
  answer: v.object({ dictionaries: v.array(DictionarySchema), groups: v.array(DictionaryGroupSchema) }),
  answerKind: 'json',
  access: 'any',
  context: 'tab',
  callers: 'everyone',
})
