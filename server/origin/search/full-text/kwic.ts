import type { EntryTextPart } from '#shared/entry/entry-text.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { type TextWord, textWords, unmarkedKey } from '#shared/search/text-words.ts'
import type { FullTextTerm } from './full-text-query.ts'
import type { MarkRule } from './match-expression.ts'

/** A match as it is written, with what stands round it. `lang`: the language of the text, where the entry says it. */
export type KeywordInContext = { leftContext: string; match: string; rightContext: string; lang: LanguageId | undefined }

export type KwicQuery = { terms: readonly FullTextTerm[]; marks: MarkRule; contextLimit: number }

/** Stands between the parts of an entry's text. */
const SEPARATOR = ' · '

/**
 * The first match of any of the terms in an entry's text, with up to `contextLimit` code points on either side, cut between words where
 * there is a gap. Without a match (an entry that changed since it was indexed) the text from its beginning. Spec: search §9 (FT-003, FT-005).
 */
export function keywordInContext(parts: readonly EntryTextPart[], query: KwicQuery): KeywordInContext {
  const text = parts.map((part) => part.text).join(SEPARATOR)
  const { start, end, lang } = matchInParts(parts, query) ?? { start: 0, end: 0, lang: undefined }
  return {
    leftContext: endOf(text.slice(0, start), query.contextLimit),
    match: text.slice(start, end),
    rightContext: beginningOf(text.slice(end), query.contextLimit),
    lang,
  }
}

/** Words that are asked for in a row are so in one part. */
function matchInParts(parts: readonly EntryTextPart[], { terms, marks }: KwicQuery) {
  let before = 0
  for (const { text, lang } of parts) {
    const match = firstMatch(text, terms, marks)
    if (match) return { start: before + match.start, end: before + match.end, lang }
    before += text.length + SEPARATOR.length
  }
  return undefined
}

type Span = { start: number; end: number }

/** Reads on only until the first match is certain: words behind it, as many as the longest term has. */
function firstMatch(text: string, terms: readonly FullTextTerm[], marks: MarkRule): Span | undefined {
  const longest = Math.max(0, ...terms.map(({ keys }) => keys.length))
  const window: TextWord[] = []
  for (const word of textWords(text)) {
    window.push(word)
    if (window.length < longest) continue
    const found = matchAt(window, terms, marks)
    if (found) return found
    window.shift()
  }
  for (; window.length > 0; window.shift()) {
    const found = matchAt(window, terms, marks)
    if (found) return found
  }
  return undefined
}

/** The longest term that matches from the window's first word on. */
function matchAt(window: readonly TextWord[], terms: readonly FullTextTerm[], marks: MarkRule): Span | undefined {
  const lengths = terms.filter((term) => isAt(window, term, marks)).map(({ keys }) => keys.length)
  const [first, last] = [window[0], window[Math.max(0, ...lengths) - 1]]
  return first && last && { start: first.start, end: last.end }
}

function isAt(window: readonly TextWord[], { keys, isPrefix }: FullTextTerm, marks: MarkRule): boolean {
  // Words in a row are found with their marks only; see `matchExpression`.
  const keyOf = marks === 'passed over' && keys.length === 1 ? unmarkedKey : (key: string) => key
  return keys.every((asked, index) => {
    const word = window[index]
    if (!word) return false
    const [wanted, found] = [keyOf(asked), keyOf(word.key)]
    return isPrefix && index === keys.length - 1 ? found.startsWith(wanted) : found === wanted
  })
}

/** Up to `limit` code points from the end. A word that is cut in two goes, unless it is so long that little would be left. */
function endOf(text: string, limit: number): string {
  const points = [...text.slice(Math.max(0, text.length - UNITS * limit)).toWellFormed()]
  const kept = points.slice(Math.max(0, points.length - limit)).join('')
  const isWhole = kept.length === text.length || GAP_AT_END.test(text.slice(0, text.length - kept.length))
  return isWhole ? kept : kept.replace(PART_OF_FIRST_WORD, '')
}

/** The same from the beginning. */
function beginningOf(text: string, limit: number): string {
  const kept = [...text.slice(0, UNITS * limit).toWellFormed()].slice(0, limit).join('')
  const isWhole = kept.length === text.length || GAP_AT_BEGINNING.test(text.slice(kept.length))
  return isWhole ? kept : kept.replace(PART_OF_LAST_WORD, '')
}

/** A code point is at most two UTF-16 units. */
const UNITS = 2

const GAP_AT_END = /\s$/u
const GAP_AT_BEGINNING = /^\s/u

/** Texts without spaces between words are cut anywhere, but not between a letter and its marks. */
const PART_OF_FIRST_WORD = /^(?:\S{0,30}\s+(?=\S)|\p{M}+)/u
const PART_OF_LAST_WORD = /(?<=\S)\s+\S{0,30}$/u
