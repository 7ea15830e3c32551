import { redirect } from 'react-router'
import type { InferOutput } from 'valibot'
import type { PageContext } from '#client/page-context.ts'
import { type AnySearch, wordsRequest } from '#client/search/search-request.ts'
import { ApiError, callApi } from '#shared/api/call-api.ts'
import { type SearchAnswerSchema, searchWords } from '#shared/api/search.ts'
import type { Word } from '#shared/entry/entry-schema.ts'
import { readPrefsCookie } from '#shared/preferences/display-preferences.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { flippedSearch } from '#shared/search/flip-languages.ts'
import { isValidHeadword } from '#shared/search/keyword-rules.ts'
import type { SearchError } from '#shared/search/result-status.ts'
import { isWordError } from '#shared/search/search-type.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import { searchAccess } from './search-access.ts'
import type { SearchLists } from './search-lists.ts'

type SearchAnswer = InferOutput<typeof SearchAnswerSchema>
/** What the words of a search came to. */
export type Found = { words: readonly Word[]; error: SearchError | undefined }

const NOTHING: Found = { words: [], error: undefined }

/** The words of a search. Throws the redirect when the word belongs to the other direction (SRCH-021). */
export async function findWords(page: PageContext, search: AnySearch, lists: SearchLists): Promise<Found> {
  if (search.keyIssue !== undefined || isWordError(search.key, search.searchMode)) return { words: [], error: 'word' }
  // A wildcard word has its hits among the suggestions.
  if (search.key === '' || !isValidHeadword(search.key)) return NOTHING
  const answer = await askWords(page, search)
  if (!answer.ok) return { words: [], error: answer.error.code }
  const flipped = flippedSearch(search, answer.value, typeOf(search, lists))
  const turned: AnySearch | undefined = flipped && { ...search, ...flipped }
  if (turned !== undefined && (await hasWords(page, turned)))
    throw redirect(buildSearchUrl(turned), { status: 302, headers: { 'cache-control': 'no-store' } })
  return { words: answer.value.data, error: undefined }
}

async function askWords(page: PageContext, search: AnySearch): Promise<Result<SearchAnswer, { code: SearchError }>> {
  const { dict_order } = readPrefsCookie(page.storedPreferences)
  try {
    return ok(await callApi(page.api, searchWords, wordsRequest(search, searchAccess(page), dict_order)))
  } catch (error) {
    return fail({ code: errorOf(error) })
  }
}

/** A 400 says that the word cannot be searched as it is written; all else is a failed call (SRCH-042). */
export const errorOf = (error: unknown): SearchError => (error instanceof ApiError && error.status === 400 ? 'word' : 'call')

const typeOf = (search: AnySearch, { dictionaries }: SearchLists) =>
  search.type === 'language-pair' ? undefined : dictionaries.find(({ id }) => id === search.dictionaryId)?.type

/** Asked before the redirect, so that no visitor is sent to and fro. */
export async function hasWords(page: PageContext, search: AnySearch): Promise<boolean> {
  const answer = await askWords(page, search)
  return answer.ok && answer.value.data.length > 0 && !answer.value.flipLangs
}
