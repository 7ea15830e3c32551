import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { splitStatements } from '#server/origin/storage/split-statements.ts'
import type { DictionaryGroup } from '#shared/dictionary/dictionary.ts'
import type { ImportedMorphology } from '../importers/import-morphology.ts'
import type { ImportedDictionary } from '../importers/imported-entry.ts'
import type { Frequencies } from './frequency-list.ts'
import { indexHeadwords } from './headword-index.ts'
import type { IndexPart } from './index-part.ts'
import { INDEX_PARTS } from './index-parts.ts'
import { LEXICON_SCHEMA } from './lexicon-schema.ts'
import { rankEntries } from './rank-entries.ts'
import { type DictionaryCounts, type StagedEntries, stageEntries } from './stage-entries.ts'
import { stageRanks } from './stage-ranks.ts'

export type BuildOptions = {
  /** The file to make; one that is there is overwritten. */
  path: string
  /** The texts of the lexicon migrations in order. */
  schema: readonly string[]
  dictionaries: readonly ImportedDictionary[]
  groups: readonly DictionaryGroup[]
  /** What base forms are worked out from, where there is any. */
  morphology?: readonly ImportedMorphology[]
  /** Names this build in file names and cache keys. */
  generation: string
  /** ISO 8601. */
  builtAt: string
  /** What the file is made of, in one text. */
  inputs?: string
  frequencies?: Frequencies
  onDictionary?: (counts: DictionaryCounts) => void
  /** All of them, unless their cost is weighed one by one. */
  parts?: readonly IndexPart[]
}

export type BuildResult = { dictionaries: readonly DictionaryCounts[]; entries: number; headwords: number }

/**
 * Builds a complete search database from a stream of dictionaries. Throws when a dictionary cannot be read to its end; what
 * was written by then is left for the caller to remove.
 *
 * Two passes: weights need the headwords of all dictionaries, and ids need the weights. Entry texts wait on disk in between.
 */
export async function buildLexiconFile(options: BuildOptions): Promise<BuildResult> {
  rmSync(options.path, { force: true })
  const connection = new DatabaseSync(options.path)
  try {
    connection.exec(BULK_PRAGMAS)
    connection.exec(ATTACH_STAGING)
    const staged = await fillTables(connection, options)
    return { dictionaries: staged.dictionaries, entries: staged.headwordOf.length, headwords: staged.headwords.length }
  } finally {
    connection.close()
    flush(options.path)
  }
}

/** Nothing is lost by a crash but the unfinished file, so nothing is journalled. */
const BULK_PRAGMAS =
  'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -32000; PRAGMA temp_store = MEMORY'

/** A nameless database: SQLite keeps it in memory up to this cache size, the rest in a temporary file that it removes itself. */
const ATTACH_STAGING =
  "ATTACH '' AS staging; PRAGMA staging.page_size = 32768; PRAGMA staging.cache_size = -64000; PRAGMA staging.journal_mode = OFF"

async function fillTables(connection: DatabaseSync, options: BuildOptions): Promise<StagedEntries> {
  const statements = options.schema.flatMap(splitStatements)
  const parts = options.parts ?? INDEX_PARTS
  const isIndex = (statement: string) => /^(?:--[^\n]*\n|\s)*create\s+(?:unique\s+)?index\b/i.test(statement)

  connection.exec('BEGIN')
  for (const statement of statements.filter((sql) => !isIndex(sql))) connection.exec(statement)
  const staged = await stageEntries(connection, {
    dictionaries: options.dictionaries.toSorted((a, b) => a.dictionary.rank - b.dictionary.rank),
    groups: options.groups,
    onDictionary: options.onDictionary ?? (() => {}),
    stages: parts.flatMap(({ stage }) => stage?.(connection) ?? []),
  })
  const headwords = indexHeadwords(staged.headwords, options.frequencies ?? {})
  const entries = rankEntries(Uint8Array.from(staged.headwordOf, (number) => headwords.weights[number] ?? 0))
  stageRanks(connection, entries)
  for (const part of parts)
    part.build({ connection, groups: options.groups, morphology: options.morphology ?? [], staged, headwords, entries })
  for (const statement of statements.filter(isIndex)) connection.exec(statement)
  writeMeta(connection, options)
  connection.exec('COMMIT')
  return staged
}

function writeMeta(connection: DatabaseSync, { generation, builtAt, inputs = '' }: BuildOptions): void {
  const insert = connection.prepare('INSERT INTO meta (key, value) VALUES (?1, ?2)')
  for (const [key, value] of Object.entries({ schema: LEXICON_SCHEMA, generation, built_at: builtAt, inputs })) insert.run(key, value)
}

/** The pointer must never name a file that a power cut leaves empty. */
function flush(path: string): void {
  const file = openSync(path, 'r+')
  fsyncSync(file)
  closeSync(file)
}
