import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { ImportedMorphology } from '#server/origin/lexicon/importers/import-morphology.ts'
import { type DictionaryMetaInput, DictionaryMetaSchema, type ImportedEntry } from '#server/origin/lexicon/importers/imported-entry.ts'
import { buildLexiconFile } from '#server/origin/lexicon/index/build-lexicon-file.ts'
import { type NodeSqliteDatabase, openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { readMigrations } from '#server/origin/storage/read-migrations.ts'
import type { DictionaryGroup } from '#shared/dictionary/dictionary.ts'
import type { WordInput } from '#shared/entry/entry-schema.ts'
import type { LanguageId } from '#shared/language/language-id.ts'

/** A headword alone, or a word with what the test is about. */
export type TestWord = string | (Partial<WordInput> & { headword: string })

export type TestDictionary = Omit<DictionaryMetaInput, 'licence' | 'title'> & {
  title?: DictionaryMetaInput['title']
  /** Headwords by language; each is translated into the dictionary's other languages. */
  words: Partial<Record<LanguageId, readonly TestWord[]>>
}

export type TestLexicon = { database: NodeSqliteDatabase; path: string; close: () => void }

const MIGRATIONS = fileURLToPath(new URL('../../server/origin/storage/migrations/lexicon', import.meta.url))

/** A search database of small dictionaries, made by the real index, in a folder of its own. */
export async function testLexicon(
  dictionaries: readonly TestDictionary[],
  groups: readonly DictionaryGroup[] = [],
  morphology: readonly ImportedMorphology[] = [],
): Promise<TestLexicon> {
  const folder = mkdtempSync(join(tmpdir(), 'sanavirta-lexicon-'))
  const path = join(folder, 'lexicon.db')
  await buildLexiconFile({
    path,
    schema: readMigrations(MIGRATIONS).map(({ sql }) => sql),
    dictionaries: dictionaries.map(importedDictionary),
    groups,
    morphology,
    generation: 'test',
    builtAt: '2026-01-01T00:00:00Z',
  })
  const database = openNodeSqliteDatabase(path, { readOnly: true })
  const close = () => {
    database.close()
    rmSync(folder, { recursive: true })
  }
  return { database, path, close }
}

function importedDictionary({ words, ...meta }: TestDictionary) {
  const dictionary = v.parse(DictionaryMetaSchema, { title: meta.code, licence: { name: 'MIT' }, ...meta })
  return { dictionary, entries: entriesOf(dictionary.code, dictionary.langs, words) }
}

async function* entriesOf(code: string, langs: readonly LanguageId[], words: TestDictionary['words']): AsyncGenerator<ImportedEntry> {
  let number = 0
  for (const lang of langs) {
    const targets = langs.filter((other) => other !== lang)
    for (const given of words[lang] ?? []) {
      number += 1
      yield { status: 'ok', key: String(number), word: wordOf(`${code}:${number}`, lang, targets, given) }
    }
  }
}

function wordOf(id: string, lang: LanguageId, targets: readonly LanguageId[], given: TestWord): WordInput {
  const word = typeof given === 'string' ? { headword: given } : given
  const sense = { id: 's1', translations: targets.map((target) => ({ text: `${word.headword} (${target})`, lang: target })) }
  return { id, clean_headword: word.headword, lang, senses: [sense], ...word }
}
