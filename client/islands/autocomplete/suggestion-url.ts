import type { Suggestion } from '#shared/api/autocomplete.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import { pairOfSuggestion } from '#shared/search/suggestion-groups.ts'
import type { AutocompleteSearch } from './autocomplete-props.ts'

/** The search that a suggestion stands for: its own language becomes the source. Spec: AC-029, SUG-006. */
export function suggestionUrl(
  { workmode, ...search }: AutocompleteSearch,
  { headword, lang }: Pick<Suggestion, 'headword' | 'lang'>,
): string {
  const fields = { key: headword, ...(workmode === undefined ? {} : { workmode }) }
  if (search.type === 'language-pair') return buildSearchUrl({ ...search, ...pairOfSuggestion(lang, search), ...fields })
  const { langs } = search
  return buildSearchUrl({ ...search, langs: langs.type === 'pair' ? { ...langs, ...pairOfSuggestion(lang, langs) } : langs, ...fields })
}
