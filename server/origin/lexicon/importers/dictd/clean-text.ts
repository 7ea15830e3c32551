/** Text fit to be shown: NFC, well formed, without control characters, white space collapsed. */
export const cleanText = (text: string): string =>
  CLEAN.test(text)
    ? text
    : text
        .toWellFormed()
        .replace(/\s+/gu, ' ')
        .replace(/\p{Cc}/gu, '')
        .trim()
        .normalize('NFC')

/** Most texts are Latin words with single spaces, and an import cleans some millions of them. */
const CLEAN = /^[!-~\u00C0-\u024F]+(?: [!-~\u00C0-\u024F]+)*$/

/**
 * Takes away what wiki templates and links left behind: `()` of a template that came to nothing, `[[target|text]]`,
 * unpaired double brackets and `[http://… text]`.
 */
export const withoutWikiResidue = (text: string): string => (/[[\](]/.test(text) ? cleared(text) : text)

const cleared = (text: string) =>
  text
    .replace(/\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]/gu, '$1')
    .replace(/\[https?:\/\/\S*?(?:\s+([^[\]]*))?\]/gu, (_, label?: string) => label ?? '')
    .replace(HALF_LINK, '$1')
    .replace(/\[\[|\]\]/gu, '')
    .replace(/\s*\(\s*\)/gu, '')

/** `[-n]]`: the first half of the link fell to the list's comma. */
const HALF_LINK = /\[([^[\]]*)\]\]/gu
