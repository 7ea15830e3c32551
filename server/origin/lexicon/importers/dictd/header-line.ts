import type { Ipa } from '#shared/entry/translation-schema.ts'
import { cleanText } from './clean-text.ts'
import { type IpaSource, readIpa } from './ipa.ts'
import { splitList } from './split-list.ts'

/** An entry's first line: `headword /ipa/ //ipa// (variant /ipa/, …) <grammar>`. */
export type Header = { headword: string; ipa: Ipa[]; variants: { headword: string; ipa: Ipa[] }[]; labels: string[] }

/**
 * Reads a header line. The index key is folded (`1 mooseksen kirja`), so only this line has the true headword; the key tells
 * which ` /` ends the headword when the headword itself has a slash.
 */
export function readHeader(line: string, keys: readonly string[], plainSource: IpaSource): Header {
  const { text, labels } = withoutGrammar(line)
  const { headword, rest } = atHeadwordEnd(text, keys)
  const [, spoken = '', inBrackets] = PRONUNCIATIONS_AND_VARIANTS.exec(rest) ?? [rest, rest]
  return {
    headword: cleanText(headword),
    ipa: readIpa(spoken, plainSource),
    variants: readVariants(inBrackets ?? '', plainSource),
    labels,
  }
}

const PRONUNCIATIONS_AND_VARIANTS = /^((?:(?:\/\/[^/]+\/\/|\/[^/]+\/)\s*)*)(?:\((.*)\)\s*)?$/u

/** The key that dictd makes of a headword: lower case, letters, digits and single spaces only. */
export const dictdKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

function withoutGrammar(line: string): { text: string; labels: string[] } {
  const [, text = line, grammar] = /^(.*?)\s+<([^<>]*)>\s*$/u.exec(line) ?? []
  const labels = (grammar ?? '').split(',').map(cleanText)
  return { text: text.trimEnd(), labels: labels.filter((label) => label !== '') }
}

/** The first place where the text before a ` /` folds to the key, else the first that begins a pronunciation, else the line's end. */
function atHeadwordEnd(text: string, keys: readonly string[]): { headword: string; rest: string } {
  const ends = [...text.matchAll(/ \/(?=\S)/gu)].map(({ index }) => index)
  const folded = new Set(keys.map(dictdKey))
  const end = ends.find((at) => folded.has(dictdKey(text.slice(0, at)))) ?? (folded.has(dictdKey(text)) ? undefined : ends[0])
  return end === undefined ? { headword: text, rest: '' } : { headword: text.slice(0, end), rest: text.slice(end + 1) }
}

function readVariants(list: string, plainSource: IpaSource): Header['variants'] {
  const variants = splitList(list).map((variant) => {
    const { text } = withoutGrammar(variant)
    const end = / \/\S/u.exec(text)?.index ?? text.length
    return { headword: cleanText(text.slice(0, end)), ipa: readIpa(text.slice(end), plainSource) }
  })
  return [...new Map(variants.map((variant) => [variant.headword, variant])).values()].filter(({ headword }) => headword !== '')
}
