import type { DatabaseSync } from 'node:sqlite'
import type { DictionaryGroup } from '#shared/dictionary/dictionary.ts'
import { type DictionaryMeta, entryId, type ImportedDictionary, type ImportedEntry } from '../importers/imported-entry.ts'
import { type CollectedEntries, createEntryCollector, type EntryCollector } from './entry-collector.ts'
import { entryFacts } from './entry-facts.ts'
import type { EntryStage } from './index-part.ts'
import { insertRows, type RowInserter } from './insert-rows.ts'

export type RecordError = { where: string; reason: string }
export type DictionaryCounts = { dictionary: DictionaryMeta; entries: number; errors: number; firstErrors: RecordError[] }

/** All entries, read once: their texts in the table `staging.entry`, and in memory what their ranks and scopes are made of. */
export type StagedEntries = CollectedEntries & { dictionaries: readonly DictionaryCounts[] }

export type StageOptions = {
  dictionaries: readonly ImportedDictionary[]
  groups: readonly DictionaryGroup[]
  /** Told after each dictionary. */
  onDictionary: (counts: DictionaryCounts) => void
  /** Told of each entry. */
  stages: readonly EntryStage[]
}

/** Reads the dictionaries in their order into `staging.entry`. Throws when a dictionary cannot be read on; a bad record is only counted. */
export async function stageEntries(connection: DatabaseSync, options: StageOptions): Promise<StagedEntries> {
  const { dictionaries, groups, onDictionary, stages } = options
  connection.exec(CREATE_STAGING)
  const rows = insertRows(connection, STAGING_COLUMNS, 8)
  const metas = dictionaries.map(({ dictionary }) => dictionary)
  const collector = createEntryCollector(metas, groups)

  const counted: DictionaryCounts[] = []
  for (const [index, imported] of dictionaries.entries()) {
    const counts = await stageDictionary(imported, index + 1, { rows, collector, stages })
    counted.push(counts)
    onDictionary(counts)
  }
  rows.end()
  for (const stage of stages) stage.end()
  return { ...collector.collected(), dictionaries: counted }
}

const CREATE_STAGING =
  'CREATE TABLE staging.entry (sequence INTEGER PRIMARY KEY, key TEXT, dictionary INTEGER, src TEXT, tgt TEXT, headword TEXT, homonym INTEGER, body TEXT)'
const STAGING_COLUMNS = 'staging.entry (sequence, key, dictionary, src, tgt, headword, homonym, body)'

type Stage = { rows: RowInserter; collector: EntryCollector; stages: readonly EntryStage[] }

async function stageDictionary(
  { dictionary, entries }: ImportedDictionary,
  number: number,
  { rows, collector, stages }: Stage,
): Promise<DictionaryCounts> {
  const counts: DictionaryCounts = { dictionary, entries: 0, errors: 0, firstErrors: [] }
  const keys = new Set<string>()
  for await (const record of entries) {
    const error = errorOf(record, keys)
    if (record.status === 'error' || error) {
      noteError(counts, error)
      continue
    }
    const { key, word } = record
    keys.add(key)
    const facts = entryFacts(word, dictionary)
    const { sequence, placement } = collector.add(number, facts)
    const id = entryId(dictionary.code, key)
    rows.add(sequence, id, number, facts.src, facts.tgt, word.headword, word.homonym ?? 0, JSON.stringify(word))
    const isPremium = facts.isLocked || dictionary.dict_type === 'premium'
    for (const stage of stages) stage.add({ sequence, dictionary: number, placement, isPremium, word })
    counts.entries += 1
  }
  return counts
}

/** The key is the entry's public address, so a second entry of the same key is an error of its source. */
function errorOf(record: ImportedEntry, keys: ReadonlySet<string>): RecordError | undefined {
  if (record.status === 'error') return record
  return keys.has(record.key) ? { where: record.word.headword, reason: `the key ${record.key} is used twice` } : undefined
}

/** How many bad records of a dictionary are kept for the operator; all are counted. */
const LISTED_ERRORS = 10

function noteError(counts: DictionaryCounts, error: RecordError | undefined): void {
  counts.errors += 1
  if (error && counts.firstErrors.length < LISTED_ERRORS) counts.firstErrors.push({ where: error.where, reason: error.reason })
}
