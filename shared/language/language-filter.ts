import type { LanguageId } from './language-id.ts'

/** What the picker lists: a pair or a single language. */
export type FilteredOption = { fromId: LanguageId; toId: LanguageId; monoDirectional: boolean } | { id: LanguageId }

/** A language's names in Finnish, Swedish and English, alternative names included. */
export type NamesOf = (id: LanguageId) => readonly string[]

/**
 * Whether an option stays in the picker's list under the filter text; an empty text keeps all.
 * One word filters the source language (either language of a one-way pair), two words source and target. Spec: search §5 (LANG-020 … LANG-024).
 */
export function matchesLanguageFilter(option: FilteredOption, text: string, namesOf: NamesOf): boolean {
  const [first, second] = filterWords(text)
  if (first === undefined) return true

  const matches = (id: LanguageId, word: string) => namesOf(id).some((name) => name.toLowerCase().startsWith(word))
  if ('id' in option) return second === undefined && matches(option.id, first)
  if (second !== undefined) return matches(option.fromId, first) && matches(option.toId, second)
  return matches(option.fromId, first) || (option.monoDirectional && matches(option.toId, first))
}

/** The words of the filter in lower case; only the first two count. Spec: search §5 (LANG-020). */
const filterWords = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s&]+/u)
    .filter(Boolean)
