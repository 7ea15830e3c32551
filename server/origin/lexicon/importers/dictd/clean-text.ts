/** Text fit to be shown: NFC, well formed, without control characters, white space collapsed. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .normalize('NFC')

/**
 * Takes away what wiki templates and links left behind: `()` of a template that came to nothing, `[[target|text]]`,
 * unpaired double brackets and `[http://… text]`.
 */
export const withoutWikiResidue = (text: string): string =>
  text
    .replace(/\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]/gu, '$1')
    .replace(/\[https?:\/\/\S*?(?:\s+([^[\]]*))?\]/gu, (_, label?: string) => label ?? '')
    .replace(HALF_LINK, '$1')
    .replace(/\[\[|\]\]/gu, '')
    .replace(/\s*\(\s*\)/gu, '')

/** `[-n]]`: the first half of the link fell to the list's comma. */
const HALF_LINK = /\[([^[\]]*)\]\]/gu
