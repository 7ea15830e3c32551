import { textWords } from '#shared/search/text-words.ts'

/** What an entry must have: one word, or several in a row. With `isPrefix` the last of them only begins so. */
export type FullTextTerm = { keys: readonly [string, ...string[]]; isPrefix: boolean }

/** A prefix of fewer characters would have to go through much of the index, so its asterisk is passed over. */
export const MIN_PREFIX_LENGTH = 3

/** A keyword of more terms than this is searched by the first ones: no entry has a sentence of single letters in mind. */
export const MAX_TERMS = 32

/**
 * Reads a keyword: words that an entry must all have, "words in quotes" that must stand in a row, and `begin*`. Everything else a reader
 * types parts words and means nothing, so that every keyword is a query; one without a letter or digit has no terms. Spec: search engine design §4.
 */
export function parseFullTextQuery(keyword: string): FullTextTerm[] {
  const terms = new Map<string, FullTextTerm>()
  for (const [, quoted, word = ''] of keyword.replace(QUOTES, '"').matchAll(PART)) {
    const [first, ...rest] = [...textWords(quoted ?? word)].map(({ key }) => key)
    if (first === undefined) continue
    const isPrefix = quoted === undefined && word.endsWith('*') && [...(rest.at(-1) ?? first)].length >= MIN_PREFIX_LENGTH
    terms.set(JSON.stringify([first, rest, isPrefix]), { keys: [first, ...rest], isPrefix })
  }
  return [...terms.values()].slice(0, MAX_TERMS)
}

/** What readers' keyboards and the texts that they copy from write for a quotation mark. */
const QUOTES = /[\u201C-\u201F\u00AB\u00BB\u300C-\u300F\uFF02]/gu

/** Quoted to the next quotation mark, or to the end when there is none. */
const PART = /"([^"]*)(?:"|$)|([^\s"]+)/gu
