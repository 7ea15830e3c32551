import type { PageContext } from '#client/page-context.ts'
import { pairOf } from '#client/search/search-languages.ts'
import { type AnySearch, scopeOf, searchRequest, tierOf } from '#client/search/search-request.ts'
import { type BaseForms, NO_BASE_FORMS, type Suggestions } from '#client/search/suggestions.ts'
import { searchAutocomplete } from '#shared/api/autocomplete.ts'
import { callApi } from '#shared/api/call-api.ts'
import { searchLemmas } from '#shared/api/lemmas.ts'
import { baseFormLanguages } from '#shared/language/base-form-languages.ts'
import { isTooShort } from '#shared/language/keyword-length.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { canRequestBaseForms } from '#shared/search/base-form-rules.ts'
import { hasWildcard } from '#shared/search/keyword-rules.ts'
import { SUGGESTIONS_LIMIT } from '#shared/search/limits.ts'
import { isWordError } from '#shared/search/search-type.ts'
import { searchAccess } from './search-access.ts'
import { contextOf } from './search-box-props.ts'
import type { SearchLists } from './search-lists.ts'

/** Whether the key can be one: an empty one cannot, nor too long a one, nor one that is nearly all asterisks. */
const isSearched = ({ key, keyIssue }: AnySearch) => key !== '' && keyIssue === undefined && !isWordError(key, 'default')

/** The neighbours of a word; their failure is their own and leaves the page standing (SUG-003, SUG-019). */
export async function findSuggestions(page: PageContext, search: AnySearch): Promise<Suggestions> {
  if (!isSearched(search)) return { status: 'success', answer: { result: [], resultBaseForms: {}, complete: true } }
  if (isTooShort(search.key, languagesOf(search))) return { status: 'too-short' }
  try {
    const answer = await callApi(page.api, searchAutocomplete, {
      ...searchRequest(search, searchAccess(page)),
      limit: SUGGESTIONS_LIMIT,
      ...nearness(page, search),
    })
    return { status: 'success', answer }
  } catch {
    return { status: 'error' }
  }
}

/** In near search how near a word must be, as the brand has it; a wildcard word has no neighbours (NEAR-001, NEAR-002, NEAR-004). */
function nearness({ brand }: PageContext, { key, searchMode }: AnySearch) {
  if (searchMode !== 'nearSearch' || hasWildcard(key)) return {}
  const { similarity, prefix } = brand.app.features.nearSearch
  return { similarity, prefix }
}

/** The base forms of a word, where the rules let them be asked for; their failure too is their own (SUG-004, SUG-013 … SUG-019). */
export async function findBaseForms(page: PageContext, search: AnySearch, lists: SearchLists): Promise<BaseForms> {
  const langs = languagesOf(search)
  const dictionary = contextOf(search, lists)
  const wanted = page.brand.app.features.baseFormLanguages
  const analysed = lists.baseForms?.map(({ lang }) => lang) ?? wanted
  const question = { keyword: search.key, dictionary, langs, baseFormLanguages: baseFormLanguages(wanted, analysed) }
  const isAsked = isSearched(search) && canRequestBaseForms(question)
  if (!isAsked) return NO_BASE_FORMS
  try {
    const { result } = await callApi(page.api, searchLemmas, {
      keyword: search.key,
      languages: langs.join(','),
      dictionaries: scopeOf(search).dictionaries,
      user_type: tierOf(searchAccess(page)).user_type,
      ...(search.unidir ? { unidir: true } : {}),
    })
    return { status: 'success', lemmas: result }
  } catch {
    return { status: 'error' }
  }
}

/** Both of a pair, or the one of a dictionary of one language (SUG-012). */
function languagesOf(search: AnySearch): readonly LanguageId[] {
  const pair = pairOf(search)
  if (pair !== undefined) return [pair.fromId, pair.toId]
  return search.type !== 'language-pair' && search.langs.type === 'list' && search.langs.ids.length === 1 ? search.langs.ids : []
}
