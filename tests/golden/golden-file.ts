import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Suggestion } from '#shared/api/autocomplete.ts'
import type { GoldenLanguage } from './golden-lexicon.ts'

const pathOf = (lang: GoldenLanguage) => fileURLToPath(new URL(`suggestions.${lang}.txt`, import.meta.url))

/** What is typed, and the suggestions that are drawn for it, as a line of the file has them. */
export type GoldenLine = { typed: string; suggestions: string }

/** A line is what is typed, a tab and the suggestions; what is typed is written by hand, the rest by `UPDATE_GOLDEN=1`. */
export const readGolden = (lang: GoldenLanguage): GoldenLine[] =>
  readFileSync(pathOf(lang), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([typed = '', suggestions = '']) => ({ typed, suggestions }))

export const writeGolden = (lang: GoldenLanguage, lines: readonly GoldenLine[]) =>
  writeFileSync(pathOf(lang), lines.map(({ typed, suggestions }) => `${typed}\t${suggestions}\n`).join(''))

/** `=` stands before the very word, `[en]` after one of the other language, `(premium)` after one that may be locked. */
export const suggestionsText = (lang: GoldenLanguage, result: readonly Suggestion[]): string =>
  result
    .map(({ headword, lang: own, dict_type, is_match }) =>
      [is_match ? '=' : '', headword, own === lang ? '' : ` [${own}]`, dict_type === 'premium' ? ' (premium)' : ''].join(''),
    )
    .join(' | ')
