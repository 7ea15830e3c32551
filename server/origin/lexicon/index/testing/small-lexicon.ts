import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { readMigrations } from '#server/origin/storage/read-migrations.ts'
import type { WordInput } from '#shared/entry/entry-schema.ts'
import type { DictionaryMeta, ImportedDictionary, ImportedEntry } from '../../importers/imported-entry.ts'
import { type BuildOptions, buildLexiconFile } from '../build-lexicon-file.ts'

/** The lexicon migrations' texts. */
export const lexiconSchema = (): string[] =>
  readMigrations(fileURLToPath(new URL('../../../storage/migrations/lexicon', import.meta.url))).map(({ sql }) => sql)

/** Test data: a dictionary of the given words, Finnish to English unless `meta` says otherwise. */
export function smallDictionary(words: readonly WordInput[], meta: Partial<DictionaryMeta> = {}): ImportedDictionary {
  const dictionary: DictionaryMeta = {
    code: 'test.fi-en',
    type: 'monoDirectional',
    title: 'Test',
    langs: ['fi', 'en'],
    dict_type: 'non-premium',
    dict_group: 'general',
    isDefault: true,
    rank: 100,
    licence: { name: 'CC0' },
    ...meta,
  }
  const entries = words.map((word, index): ImportedEntry => ({ status: 'ok', key: String(word.id || index), word }))
  return { dictionary, entries: recordsOf(entries) }
}

/** Test data: records as a stream. */
export async function* recordsOf(records: readonly ImportedEntry[]): AsyncGenerator<ImportedEntry> {
  yield* records
}

/** Test data: a word with so many senses of one translation each. */
export const smallWord = (headword: string, fields: Partial<WordInput> & { meanings?: number } = {}): WordInput => {
  const { meanings = 1, ...rest } = fields
  const senses = Array.from({ length: meanings }, (_, n) => ({ id: `s${n}`, translations: [{ text: `t${n}`, lang: 'en' }] }))
  return { id: '', headword, clean_headword: headword, lang: 'fi', senses, ...rest }
}

/** Builds a search database of the dictionaries, hands it to `read`, and removes it. */
export async function withLexicon<Answer>(
  dictionaries: readonly ImportedDictionary[],
  read: (connection: DatabaseSync, path: string) => Answer | Promise<Answer>,
  options: Partial<BuildOptions> = {},
): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'sanavirta-lexicon-'))
  const path = join(folder, 'lexicon.db')
  try {
    const defaults = { path, schema: lexiconSchema(), groups: [], generation: 'test', builtAt: '2026-07-30T00:00:00.000Z' }
    await buildLexiconFile({ ...defaults, dictionaries, ...options })
    const connection = new DatabaseSync(path, { readOnly: true })
    const answer = await read(connection, path)
    connection.close()
    return answer
  } finally {
    rmSync(folder, { recursive: true })
  }
}
