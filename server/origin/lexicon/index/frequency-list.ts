import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { isLanguageId, type LanguageId } from '#shared/language/language-id.ts'
import { rawKey } from '#shared/search/search-keys.ts'

/** How often words occur in running text. `countOf` takes a raw key and answers 0 for a word that is not listed. */
export type FrequencyList = { countOf: (key: string) => number; highestCount: number }
export type Frequencies = Partial<Record<LanguageId, FrequencyList>>

/** Reads a list of `word count` lines (the FrequencyWords format). A line of another form is left out. */
export function parseFrequencyList(text: string): FrequencyList {
  const counts = new Map<string, number>()
  for (const [, word, count] of text.matchAll(LINE)) {
    const key = rawKey(word ?? '')
    counts.set(key, (counts.get(key) ?? 0) + Number(count))
  }
  return { countOf: (key) => counts.get(key) ?? 0, highestCount: highestOf(counts) }
}

const LINE = /^(\S+)[ \t]+(\d+)\r?$/gmu

const highestOf = (counts: ReadonlyMap<string, number>) => counts.values().reduce((highest, count) => Math.max(highest, count), 1)

/**
 * Reads the lists named by `fi=/data/fi_50k.txt,sv=/data/sv_50k.txt.gz` (the setting SANAVIRTA_FREQUENCIES).
 * Throws when a language is not known or a file cannot be read.
 */
export function readFrequencies(setting: string): Frequencies {
  const frequencies: Frequencies = {}
  for (const part of setting.split(',').filter((text) => text.trim() !== '')) {
    const [lang = '', path = ''] = part.trim().split('=')
    if (!isLanguageId(lang)) throw new Error(`SANAVIRTA_FREQUENCIES: ${lang} is not a language id`)
    const bytes = readFileSync(path)
    frequencies[lang] = parseFrequencyList((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'))
  }
  return frequencies
}
