import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { DictionaryMetaSchema, type ImportedDictionary, type ImportedEntry } from '#server/origin/lexicon/importers/imported-entry.ts'
import { importStarter } from '#server/origin/lexicon/importers/starter.ts'
import { buildLexiconFile } from '#server/origin/lexicon/index/build-lexicon-file.ts'
import { starterFiles } from '#server/origin/lexicon/sources/starter-files.ts'
import { askedScopes } from '#server/origin/search/asked-scopes.ts'
import { catalogueReader } from '#server/origin/search/scope-queries.ts'
import { suggestionsFor } from '#server/origin/search/suggestions.ts'
import { type NodeSqliteDatabase, openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { readMigrations } from '#server/origin/storage/read-migrations.ts'
import type { Suggestion } from '#shared/api/autocomplete.ts'
import { AUTOCOMPLETE_LIMIT } from '#shared/search/limits.ts'

export const GOLDEN_LANGUAGES = ['fi', 'sv', 'en'] as const
export type GoldenLanguage = (typeof GOLDEN_LANGUAGES)[number]

/** The other language of the pair that each language's prefixes are asked in. */
const OPPOSITE = { fi: 'en', sv: 'fi', en: 'fi' } as const

export type GoldenLexicon = {
  database: NodeSqliteDatabase
  suggest: (lang: GoldenLanguage, keyword: string) => Promise<{ result: Suggestion[]; complete: boolean }>
  close: () => void
}

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The starter dictionaries and, in every pair of the three languages, the words of `words/`. */
export async function goldenLexicon(): Promise<GoldenLexicon> {
  const folder = mkdtempSync(join(tmpdir(), 'sanavirta-golden-'))
  const path = join(folder, 'lexicon.db')
  const { dictionaries } = await starterFiles(pathOf('../../server/origin/lexicon/starter'))
  await buildLexiconFile({
    path,
    schema: readMigrations(pathOf('../../server/origin/storage/migrations/lexicon')).map(({ sql }) => sql),
    dictionaries: [...(await Promise.all(dictionaries.map(starterDictionary))), wordDictionary('fi', 'en'), wordDictionary('sv', 'fi')],
    groups: [],
    generation: 'golden',
    builtAt: '2026-01-01T00:00:00Z',
  })
  const database = openNodeSqliteDatabase(path, { readOnly: true })
  const catalogue = await catalogueReader({ lexicon: database, generation: () => 'golden' })()
  const scopesOf = (lang: GoldenLanguage) =>
    askedScopes(catalogue, { from: lang, to: OPPOSITE[lang], dictionaries: [], entryLangs: [], isOneWay: false, teamId: undefined })
  return {
    database,
    suggest: async (lang, keyword) => {
      const found = await suggestionsFor(database, { scopes: scopesOf(lang), keyword, limit: AUTOCOMPLETE_LIMIT })
      if (!found.ok) throw new Error(found.error.code)
      return found.value
    },
    close: () => {
      database.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function starterDictionary(path: string): Promise<ImportedDictionary> {
  const imported = await importStarter(path)
  if (!imported.ok) throw new Error(imported.error.message)
  return imported.value
}

function wordDictionary(from: GoldenLanguage, to: GoldenLanguage): ImportedDictionary {
  const code = `golden.${from}-${to}`
  const meta = { code, title: code, type: 'biDirectional', langs: [from, to], isDefault: true, licence: { name: 'MIT' } }
  return { dictionary: v.parse(DictionaryMetaSchema, meta), entries: entriesOf(code, from, to) }
}

async function* entriesOf(code: string, ...langs: GoldenLanguage[]): AsyncGenerator<ImportedEntry> {
  for (const lang of langs) {
    for (const [number, { headword, meanings }] of goldenWords(lang).entries()) {
      const key = `${lang}-${number}`
      const senses = Array.from({ length: meanings }, (_, index) => ({ id: `s${index + 1}` }))
      yield { status: 'ok', key, word: { id: `${code}:${key}`, headword, clean_headword: headword, lang, senses } }
    }
  }
}

/** A line is a headword, a tab and how much it means: the more, the heavier it is. Homographs have a line each. */
export const goldenWords = (lang: GoldenLanguage): { headword: string; meanings: number }[] =>
  readFileSync(pathOf(`words/${lang}.txt`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([headword = '', meanings]) => ({ headword, meanings: Number(meanings) }))
