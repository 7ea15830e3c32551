import type { LanguageId } from '#shared/language/language-id.ts'
import { wordUrl } from './path-segment.ts'
import type { SearchLanguages } from './search-route.ts'
import { buildSearchUrl } from './search-url.ts'
import { pairOfSuggestion } from './suggestion-groups.ts'

/** What a suggestion takes over from the search it stands beside. */
export type SuggestionScope = { workmode?: string | undefined } & (
  | { type: 'language-pair'; fromId: LanguageId; toId: LanguageId }
  | { type: 'dictionary' | 'full-text'; dictionaryId: string; kind: 'dictionary' | 'group'; langs: SearchLanguages }
)

/**
 * The headword search that a suggestion leads to: in the scope of the search it stands beside, from the suggestion's own language.
 * Spec: search §4 (AC-029, SUG-005, SUG-006).
 */
export const suggestionUrl = (scope: SuggestionScope, { headword, lang }: { headword: string; lang: LanguageId }): string =>
  wordUrl(suggestionSearchUrl(scope, lang), headword)

/** The same search without a word: `wordUrl` puts any word of the language into it. */
export function suggestionSearchUrl(scope: SuggestionScope, lang: LanguageId): string {
  const fields = scope.workmode === undefined ? {} : { workmode: scope.workmode }
  if (scope.type === 'language-pair') return buildSearchUrl({ type: 'language-pair', ...pairOfSuggestion(lang, scope), ...fields })
  const { dictionaryId, kind, langs } = scope
  return buildSearchUrl({ type: 'dictionary', dictionaryId, kind, langs: languagesFor(lang, langs), ...fields })
}

/** A pair turns to the suggestion's language; what is no pair, or has not got the language, stays as it is. */
function languagesFor(lang: LanguageId, langs: SearchLanguages): SearchLanguages {
  if (langs.type !== 'pair' || (lang !== langs.fromId && lang !== langs.toId)) return langs
  return { type: 'pair', ...pairOfSuggestion(lang, langs) }
}
