import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'
import { KeywordSchema } from '#shared/search/keyword-rules.ts'
import { wireFlag, wireList } from './wire.ts'

/** A user group holds at most this many dictionaries, so one keystroke stays bounded. Spec: search-engine §2. */
export const MAX_DICTIONARIES_PER_CALL = 64

/** What every search call may name: the word, the languages, the dictionaries and who asks. Spec: search §7. */
export const searchScopeFields = {
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
