import type { AutocompleteAnswer, Suggestion } from '#shared/api/autocomplete.ts'
import type { LanguageId } from '#shared/language/language-id.ts'

/** Suggestions under one heading: of a language, or its base forms. */
export type SuggestionGroup = { kind: 'words' | 'base-forms'; lang: string; suggestions: readonly Suggestion[] }

type Languages = { keyword_language?: LanguageId | undefined; target_language?: LanguageId | undefined }

/** The search's source language first, then its target, then the others in the order they came; base forms last. Spec: search §3 (AC-028). */
export function suggestionGroups(
  { result, resultBaseForms }: Pick<AutocompleteAnswer, 'result' | 'resultBaseForms'>,
  languages: Languages,
): SuggestionGroup[] {
  const first = [languages.keyword_language, languages.target_language].filter((lang) => lang !== undefined)
  const langs = new Set<string>([...first, ...result.map(({ lang }) => lang)])
  const words = [...langs].map((lang) => ({
    kind: 'words' as const,
    lang,
    suggestions: result.filter((suggestion) => suggestion.lang === lang),
  }))
  const baseForms = [...new Set([...langs, ...Object.keys(resultBaseForms)])].map((lang) => ({
    kind: 'base-forms' as const,
    lang,
    suggestions: resultBaseForms[lang] ?? [],
  }))
  return [...words, ...baseForms].filter(({ suggestions }) => suggestions.length > 0)
}
