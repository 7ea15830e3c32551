import * as m from '#messages'
import type { AutocompleteLabels } from './autocomplete-props.ts'

/** The island's fixed labels in the page's language. Drawn on the server, so the browser loads none of them. Spec: L10N-004. */
export const autocompleteLabels = (): AutocompleteLabels => ({
  input: m.AUTOCOMPLETE_INPUT_LABEL(),
  placeholder: m.AUTOCOMPLETE_PLACEHOLDER(),
  submit: m.AUTOCOMPLETE_SUBMIT(),
  clear: m.AUTOCOMPLETE_CLEAR(),
  suggestions: m.AUTOCOMPLETE_SUGGESTIONS(),
  baseForms: m.AUTOCOMPLETE_BASE_FORMS(),
  baseForm: m.AUTOCOMPLETE_BASE_FORM(),
  exactMatch: m.AUTOCOMPLETE_EXACT_MATCH(),
  premium: m.AUTOCOMPLETE_PREMIUM(),
  loading: m.DICT_SEARCH_IN_PROGRESS(),
  tooShort: m.MORE_CHARS_NEEDED(),
  notFound: m.DICT_NOT_FOUND(),
  oneSuggestion: m.AUTOCOMPLETE_ONE_SUGGESTION(),
  requestTranslation: m.AUTOCOMPLETE_REQUEST_TRANSLATION(),
})
