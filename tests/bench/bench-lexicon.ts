import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ImportedDictionary } from '#server/origin/lexicon/importers/imported-entry.ts'
import { buildLexiconFile } from '#server/origin/lexicon/index/build-lexicon-file.ts'
import type { IndexPart } from '#server/origin/lexicon/index/index-part.ts'
import { INDEX_PARTS } from '#server/origin/lexicon/index/index-parts.ts'
import { LEXICON_SCHEMA } from '#server/origin/lexicon/index/lexicon-schema.ts'
import type { AskedScope } from '#server/origin/search/asked-scopes.ts'
import type { Catalogue } from '#server/origin/search/catalogue.ts'
import { catalogueReader } from '#server/origin/search/scope-queries.ts'
import { openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { readMigrations } from '#server/origin/storage/read-migrations.ts'
import { asImported, type Corpus, corpusDictionaries } from './corpus.ts'
import { finnishToEnglish } from './finnish-to-english.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const migrations = readMigrations(`${root}server/origin/storage/migrations/lexicon`).map(({ sql }) => sql)

/** What a lexicon file depends on besides the corpus's records. */
const INDEX_SOURCES = [
  'server/origin/lexicon/index',
  'server/origin/storage/migrations/lexicon',
  'shared/search/search-keys.ts',
  'shared/search/text-words.ts',
  'shared/entry/entry-text.ts',
  'tests/bench/corpus.ts',
]

/** The path of a search database of the corpus: one of an earlier run when neither the corpus nor the index has changed since. */
export async function lexiconFile(corpus: Corpus): Promise<string> {
  const folder = join(tmpdir(), 'sanavirta-bench')
  const path = join(folder, `${corpus.size}-${corpus.digest}-${LEXICON_SCHEMA}-${sourcesDigest()}.db`)
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  const outdated = readdirSync(folder).filter((file) => file.startsWith(`${corpus.size}-`) && file.endsWith('.db'))
  for (const file of outdated) rmSync(join(folder, file))
  const unfinished = `${path}.${process.pid}`
  await buildLexicon(unfinished, corpusDictionaries(corpus).map(asImported))
  renameSync(unfinished, path)
  return path
}

/** Builds a search database by the real index, or by some of its parts. */
export const buildLexicon = (path: string, dictionaries: readonly ImportedDictionary[], parts: readonly IndexPart[] = INDEX_PARTS) =>
  buildLexiconFile({ path, schema: migrations, dictionaries, groups: [], generation: 'bench', builtAt: '2026-01-01T00:00:00Z', parts })

function sourcesDigest(): string {
  const hash = createHash('sha256')
  for (const path of INDEX_SOURCES.flatMap(filesOf)) hash.update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 8)
}

function filesOf(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  const isSource = (file: string) => /\.(?:ts|sql)$/.test(file) && !file.includes('.test.')
  return readdirSync(join(root, path))
    .filter(isSource)
    .toSorted()
    .map((file) => join(path, file))
}

export type BenchLexicon = {
  database: ReturnType<typeof openNodeSqliteDatabase>
  catalogue: Catalogue
  /** Of a search from Finnish to English, the opposite direction included. */
  scopes: readonly AskedScope[]
}

/** Opens a lexicon file as the server does. */
export async function openLexicon(path: string): Promise<BenchLexicon> {
  const database = openNodeSqliteDatabase(path, { readOnly: true })
  const catalogue = await catalogueReader({ lexicon: database, generation: () => 'bench' })()
  return { database, catalogue, scopes: finnishToEnglish(catalogue) }
}
