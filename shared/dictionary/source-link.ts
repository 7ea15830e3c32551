/** The id under which the page "our content" tells of a dictionary. Ids in HTML hold no white space. Spec: entries §2 (ENT-037). */
export const sourceAnchor = (dictionaryId: string): string => `dictionary-${dictionaryId.replace(/\s+/g, '_')}`

/** The address of what "our content" tells of a dictionary. */
export const sourceHref = (dictionaryId: string): string => `/legal/our-content#${encodeURIComponent(sourceAnchor(dictionaryId))}`
