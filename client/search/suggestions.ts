import type { AutocompleteAnswer } from '#shared/api/autocomplete.ts'
import type { Lemma } from '#shared/api/lemmas.ts'

/** What became of the suggestions of a search: an answer, or an error of their own (SUG-019). */
export type Suggestions = { status: 'success'; answer: AutocompleteAnswer } | { status: 'too-short' } | { status: 'error' }

/** What became of the base forms of a word: none where they are not asked for, or an error of their own (SUG-019). */
export type BaseForms = { status: 'success'; lemmas: readonly Lemma[] } | { status: 'error' }

export const NO_BASE_FORMS: BaseForms = { status: 'success', lemmas: [] }
