/** The search input's maximum length in code points. Spec: search §9. */
export const SEARCH_INPUT_MAX_LENGTH = 250

/** Suggestions while typing. Spec: search §9 (AC-008). */
export const AUTOCOMPLETE_LIMIT = 10

/** Suggestions beside the results. Spec: search §9 (AC-008). */
export const SUGGESTIONS_LIMIT = 50
