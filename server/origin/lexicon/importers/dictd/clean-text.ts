import type { LanguageId } from '#shared/language/language-id.ts'

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

/** Languages whose Wiktionary numbers its definitions in their own text. In German and Finnish a leading `25.` is a date or a rank. */
const NUMBERS_DEFINITIONS: ReadonlySet<LanguageId> = new Set(['sv', 'fr'])

/** Takes away a number that a definition carried along from another list (`2.1. enhet`), where its language writes none itself. */
export const withoutOwnNumber = (definition: string, lang: LanguageId): string =>
  NUMBERS_DEFINITIONS.has(lang) ? definition.replace(/^\d{1,2}(?:\.\d{1,2})?[.)]\s*(?=[\p{L}(])/u, '') : definition
