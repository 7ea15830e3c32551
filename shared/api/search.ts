import * as v from 'valibot'
import { DictionaryGroupSchema, DictionarySchema, LicenceSchema } from '#shared/dictionary/dictionary.ts'
import { WordSchema } from '#shared/entry/entry-schema.ts'
import { DETECT, LanguageIdSchema } from '#shared/language/language-id.ts'
import { defineCall } from './define-call.ts'
import { searchScopeFields } from './search-scope.ts'
import { NoParams, wireFlag, wireList } from './wire.ts'

/** What a search found; `detected` is the language of the words, there only when the source was `detect` (LANG-055). */
export const SearchAnswerSchema = v.object({
  data: v.array(WordSchema),
  flipLangs: v.boolean(),
  detected: v.optional(LanguageIdSchema),
})

/** GET /api/search/api/sk/search. Spec: search §7 (SRCH-025). */
export const searchWords = defineCall({
  name: 'searchWords',
  method: 'GET',
  path: '/api/search/api/sk/search',
  params: NoParams,
  query: v.object({
    ...searchScopeFields,
    /** `detect` leaves it to the origin in which language the word is a headword. Spec: requirements LANG-055. */
    keyword_language: v.optional(v.union([LanguageIdSchema, v.literal(DETECT)])),
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

export const LanguagePairOptionSchema = v.object({
  fromId: LanguageIdSchema,
  toId: LanguageIdSchema,
  monoDirectional: v.boolean(),
  locked: v.boolean(),
  isGlossaryDictionary: v.optional(v.boolean()),
})
export type LanguagePairOption = v.InferOutput<typeof LanguagePairOptionSchema>

export const SingleLanguageOptionSchema = v.object({ id: LanguageIdSchema, locked: v.boolean() })

/** A language that base forms can be asked for in, and whose work they are worked out with; no source: the entries' own forms are all there is (SUG-017). */
export const BaseFormLanguageSchema = v.object({
  lang: LanguageIdSchema,
  source: v.optional(v.object({ name: v.string(), edition: v.optional(v.string()), licence: LicenceSchema })),
})
export type BaseFormLanguage = v.InferOutput<typeof BaseFormLanguageSchema>

/** GET /api/search/api/sk/search/languages: the pairs and single languages the caller can search. Spec: search §7 (LANG-011). */
export const searchLanguages = defineCall({
  name: 'searchLanguages',
  method: 'GET',
  path: '/api/search/api/sk/search/languages',
  aliases: ['/api/sk/search/languages'],
  params: NoParams,
  query: v.object({ search_service: v.literal('ss'), user: v.optional(v.pipe(v.string(), v.maxLength(5))) }),
  answer: v.object({
    languagePairs: v.array(LanguagePairOptionSchema),
    singleLanguages: v.array(SingleLanguageOptionSchema),
    /** Absent: the back end does not tell. */
    baseForms: v.optional(v.array(BaseFormLanguageSchema)),
  }),
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
