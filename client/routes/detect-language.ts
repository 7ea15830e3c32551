import type { PageContext } from '#client/page-context.ts'
import { tierOf } from '#client/search/search-request.ts'
import { callApi } from '#shared/api/call-api.ts'
import { searchWords } from '#shared/api/search.ts'
import { DEFAULT_DICTIONARY_ID } from '#shared/dictionary/dictionary-context.ts'
import { DETECT, type LanguageId } from '#shared/language/language-id.ts'
import { isValidHeadword } from '#shared/search/keyword-rules.ts'
import { isWordError } from '#shared/search/search-type.ts'
import { searchAccess } from './search-access.ts'

/** The language in which the word is found, as the origin says; undefined where it is found in none, cannot be searched, or the call failed. Spec: requirements LANG-055. */
export async function detectLanguage(page: PageContext, key: string, toId: LanguageId): Promise<LanguageId | undefined> {
  if (key === '' || !isValidHeadword(key) || isWordError(key, 'default')) return undefined
  const scope = { keyword_language: DETECT, target_language: toId, dictionaries: DEFAULT_DICTIONARY_ID } as const
  try {
    const request = { keyword: key, search_service: 'ss', ...scope, ...tierOf(searchAccess(page)) } as const
    return (await callApi(page.api, searchWords, request)).detected
  } catch {
    return undefined
  }
}
