/** The search input's maximum length in code points. Spec: search §9. */
export const SEARCH_INPUT_MAX_LENGTH = 250

/** Suggestions while typing. Spec: search §9 (AC-008). */
export const AUTOCOMPLETE_LIMIT = 10

/** Suggestions beside the results. Spec: search §9 (AC-008). */
export const SUGGESTIONS_LIMIT = 50

/** Characters of context on each side of a full-text hit. Spec: search §9 (FT-003). */
export const CONTEXT_LIMIT = 70

/** Hits on one page of full text. Spec: requirements FT-016. */
export const FULL_TEXT_PAGE_SIZE = 20

/** Hits are counted and shown up to this many. Spec: search §9 (FT-014). */
export const MATCH_COUNT_CAP = 5000
