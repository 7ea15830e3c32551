import * as v from 'valibot'
import { WordSchema } from '#shared/entry/entry-schema.ts'
import { LanguageIdSchema } from '#shared/language/language-id.ts'
import { KeywordSchema } from '#shared/search/keyword-rules.ts'
import { CONTEXT_LIMIT, FULL_TEXT_PAGE_SIZE, MATCH_COUNT_CAP } from '#shared/search/limits.ts'
import { defineCall } from './define-call.ts'
import { MAX_DICTIONARIES_PER_CALL } from './search-scope.ts'
import { NoParams, wireInteger, wireList } from './wire.ts'

/** A hit with what stands round it, all of it plain text. Spec: search §3 (FT-005). */
export const KwicSchema = v.object({
  clean_headword: v.string(),
  leftContext: v.string(),
  match: v.string(),
  rightContext: v.string(),
  /** Names the entry in `fullTextEntry`. */
  entryRef: v.string(),
  /** Language of the headword. */
  lang: LanguageIdSchema,
  /** Language of the text, where it is known to differ from the headword's. */
  textLang: v.optional(LanguageIdSchema),
  dictionary: v.optional(v.object({ id: v.string(), name: v.string() })),
  dict_type: v.optional(v.string()),
})
export type Kwic = v.InferOutput<typeof KwicSchema>

const fullTextFields = {
  keyword: KeywordSchema,
  keyword_language: v.optional(LanguageIdSchema),
  target_language: v.optional(LanguageIdSchema),
  dictionaries: v.optional(wireList(MAX_DICTIONARIES_PER_CALL)),
  entry_langs: v.optional(wireList(64)),
  search_service: v.optional(v.literal('ss'), 'ss'),
}

/** GET /api/search/api/sk/fulltext_search: one page of hits. `count` is of this page. Spec: search §7, §9 (FT-002, FT-003). */
export const fullTextSearch = defineCall({
  name: 'fullTextSearch',
  method: 'GET',
  path: '/api/search/api/sk/fulltext_search',
  params: NoParams,
  query: v.object({
    ...fullTextFields,
    start: v.optional(wireInteger(0, MATCH_COUNT_CAP), 0),
    limit: v.optional(wireInteger(1, FULL_TEXT_PAGE_SIZE), FULL_TEXT_PAGE_SIZE),
    context_limit: v.optional(wireInteger(0, CONTEXT_LIMIT), CONTEXT_LIMIT),
  }),
  answer: v.object({ count: v.number(), kwicList: v.array(KwicSchema) }),
  answerKind: 'json',
  access: 'any',
  context: 'tab',
  callers: 'everyone',
})

/** GET /api/search/api/sk/fulltext_count: how many hits there are, at most 5001 (more than 5000). Spec: search §7, §9 (FT-008, FT-014). */
export const fullTextCount = defineCall({
  name: 'fullTextCount',
  method: 'GET',
  path: '/api/search/api/sk/fulltext_count',
  params: NoParams,
  query: v.object(fullTextFields),
  answer: v.object({ totalCount: v.number() }),
  answerKind: 'json',
  access: 'any',
  context: 'tab',
  callers: 'everyone',
})

/** GET /api/search/api/sk/fulltext_entry: the entry of a hit; an empty list when there is none that the caller may see. Spec: search §7 (FT-007). */
export const fullTextEntry = defineCall({
  name: 'fullTextEntry',
  method: 'GET',
  path: '/api/search/api/sk/fulltext_entry',
  params: NoParams,
  query: v.object({ source: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)) }),
  answer: v.object({ data: v.array(WordSchema) }),
  answerKind: 'json',
  access: 'any',
  context: 'tab',
  callers: 'everyone',
})
