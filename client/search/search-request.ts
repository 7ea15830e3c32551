import { DEFAULT_DICTIONARY_ID } from '#shared/dictionary/dictionary-context.ts'
import { type SearchAccess, sendsFreePremium, userTypeOf } from '#shared/dictionary/user-type.ts'
import { DEFAULT_DICTIONARY_ORDER, isSameOrder } from '#shared/preferences/dictionary-order.ts'
import type { DictionarySearch, PairSearch } from '#shared/search/search-route.ts'

export type AnySearch = PairSearch | DictionarySearch

/** Query fields that words and suggestions share: languages, dictionaries and the visitor's tier. Spec: search §7 (SRCH-027 … SRCH-029, SUG-008). */
export function searchRequest(search: AnySearch, access: SearchAccess) {
  return {
    keyword: search.key,
    search_service: 'ss',
    ...scopeOf(search),
    ...tierOf(access),
    ...(search.unidir ? { unidir: true } : {}),
  } as const
}

/** Query fields of the words; the reader's order of dictionaries only where it differs from the default, so that all others share one answer. Spec: search §7 (SRCH-025, SRCH-049). */
export const wordsRequest = (search: AnySearch, access: SearchAccess, order: readonly string[]) => ({
  ...searchRequest(search, access),
  ...(isSameOrder(order, DEFAULT_DICTIONARY_ORDER) ? {} : { dict_order: order.join(',') }),
})

/** Languages and dictionaries. */
export function scopeOf(search: AnySearch) {
  if (search.type === 'language-pair') {
    return { keyword_language: search.fromId, target_language: search.toId, dictionaries: DEFAULT_DICTIONARY_ID } as const
  }
  const dictionaries = search.members?.join(',') ?? search.dictionaryId
  const { langs } = search
  if (langs.type === 'pair') return { keyword_language: langs.fromId, target_language: langs.toId, dictionaries } as const
  if (langs.type === 'all') return { multilang: true, dictionaries } as const
  const [only, ...others] = langs.ids
  if (only !== undefined && others.length === 0) return { keyword_language: only, dictionaries } as const
  return { multilang: true, entry_langs: langs.ids.join(','), dictionaries } as const
}

/** The visitor's tier, the free one twice, as the service expects; and whether the team's own data is left out (SRCH-028, SRCH-029, SRCH-045). */
export const tierOf = (access: SearchAccess) => ({
  user_type: userTypeOf(access),
  ...(sendsFreePremium(access) ? { free_premium: true } : {}),
  ...(access.hidesCustomerData ? { user_data: false } : {}),
})
