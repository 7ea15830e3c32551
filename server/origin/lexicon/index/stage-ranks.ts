import type { DatabaseSync } from 'node:sqlite'
import { insertRows } from './insert-rows.ts'
import type { RankedEntries } from './rank-entries.ts'

/** Writes the order of the entries to `staging.ranked`, so that parts can copy what is staged inside SQLite: their texts never come back into JavaScript. */
export function stageRanks(connection: DatabaseSync, { ids, sequences }: RankedEntries): void {
  connection.exec('CREATE TABLE staging.ranked (id INTEGER PRIMARY KEY, sequence INTEGER NOT NULL)')
  const rows = insertRows(connection, 'staging.ranked (id, sequence)', 2)
  for (const [rank, id] of ids.entries()) rows.add(id, sequences[rank] ?? 0)
  rows.end()
}
