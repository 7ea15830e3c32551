import type { DatabaseSync } from 'node:sqlite'
import type { DictionaryGroup } from '#shared/dictionary/dictionary.ts'
import type { WordInput } from '#shared/entry/entry-schema.ts'
import type { ImportedMorphology } from '../importers/import-morphology.ts'
import type { HeadwordIndex } from './headword-index.ts'
import type { RankedEntries } from './rank-entries.ts'
import type { StagedEntries } from './stage-entries.ts'

/** Everything that is known when the tables are filled. The tables exist and are empty; a transaction is open. */
export type IndexBuild = {
  connection: DatabaseSync
  groups: readonly DictionaryGroup[]
  morphology: readonly ImportedMorphology[]
  staged: StagedEntries
  headwords: HeadwordIndex
  entries: RankedEntries
}

/** An entry on its way into staging. `sequence` is its place in the order of import, from 0; `dictionary` is numbered from 1. */
export type EntryOnTheWay = { sequence: number; dictionary: number; placement: number; isPremium: boolean; word: WordInput }

/** Keeps what a part needs of the entries' texts, in staging tables of its own: read then, they need not be parsed again. */
export type EntryStage = { add: (entry: EntryOnTheWay) => void; end: () => void }

/**
 * One part of the search database: fills its own tables and touches no others.
 *
 * To add one (reversed keys, segments, trigrams, full text …): its tables in a lexicon migration, its part in a file
 * `<name>-part.ts` here, and a line in `index-parts.ts`. Indexes of the migration are made after all parts have run.
 */
export type IndexPart = {
  name: string
  /** Called before the first entry is read. */
  stage?: (connection: DatabaseSync) => EntryStage
  build: (build: IndexBuild) => void
}
