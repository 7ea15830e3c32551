/** The tags that a text may hold; all others are stripped and their content kept. Spec: entries §5 (ENT-075). */
export type TagList = readonly string[]

/** The text before a reference. */
export const PRECEDING_TEXT_TAGS = ['i', 'b'] as const satisfies TagList
/** The text after a reference. */
export const TRAILING_TEXT_TAGS = ['i', 'sup', 'b'] as const satisfies TagList
/** A pronunciation. */
export const IPA_TAGS = ['sup'] as const satisfies TagList
/** Descriptions of inflections. */
export const INFLECTION_TAGS = ['i', 'b'] as const satisfies TagList
/** Notes of the term bank. */
export const VALTER_NOTE_TAGS = ['a', 'br'] as const satisfies TagList
/** Headwords, definitions, examples and other running text of an entry. */
export const ENTRY_TEXT_TAGS = ['i', 'b', 'sup', 'sub', 'em', 'strong'] as const satisfies TagList
/** Content pages, sanitised as HTML on the server. */
export const CONTENT_PAGE_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code'],
  ...['a', 'em', 'strong', 'i', 'b', 'u', 's', 'sup', 'sub', 'small', 'span', 'div', 'section', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'abbr', 'cite', 'kbd', 'q', 'time', 'details', 'summary'],
] as const satisfies TagList
