import type { LanguageId } from '#shared/language/language-id.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import { pairOfSuggestion } from '#shared/search/suggestion-groups.ts'
import type { AnySearch } from './search-request.ts'

/** Where a suggestion leads: a headword search in the search's own scope, from the suggestion's language (SUG-005, SUG-006). */
export function suggestionHref(search: AnySearch, headword: string, lang: LanguageId): string {
  const { workmode } = search
  if (search.type === 'language-pair') {
    return buildSearchUrl({ type: 'language-pair', ...pairOfSuggestion(lang, search), key: headword, workmode })
  }
  const { dictionaryId, kind, langs } = search
  const own =
    langs.type === 'pair' && (lang === langs.fromId || lang === langs.toId) ? { ...langs, ...pairOfSuggestion(lang, langs) } : langs
  return buildSearchUrl({ type: 'dictionary', dictionaryId, kind, langs: own, key: headword, workmode })
}
