import type { AutocompleteAnswer } from '#shared/api/autocomplete.ts'

/** What became of the suggestions of a search: an answer, or an error of their own (SUG-019). */
export type Suggestions = { status: 'success'; answer: AutocompleteAnswer } | { status: 'too-short' } | { status: 'error' }
