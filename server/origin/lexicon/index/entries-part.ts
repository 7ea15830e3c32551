import type { IndexPart } from './index-part.ts'
import { insertRows } from './insert-rows.ts'

/** The entries in the order of their ids, copied inside SQLite: their texts never come back into JavaScript. */
export const entriesPart: IndexPart = {
  name: 'entries',
  build({ connection, entries }) {
    connection.exec('CREATE TABLE staging.ranked (id INTEGER PRIMARY KEY, sequence INTEGER NOT NULL)')
    const rows = insertRows(connection, 'staging.ranked (id, sequence)', 2)
    for (const [rank, id] of entries.ids.entries()) rows.add(id, firstSequence + (entries.sequences[rank] ?? 0))
    rows.end()
    connection.exec(COPY_ENTRIES)
  },
}

/** SQLite numbers the staged rows from 1, the index from 0. */
const firstSequence = 1

const COPY_ENTRIES = `
INSERT INTO main.entry (id, key, dictionary, src, tgt, headword, homonym, body)
SELECT ranked.id, staged.key, staged.dictionary, staged.src, staged.tgt, staged.headword, staged.homonym, staged.body
FROM staging.ranked CROSS JOIN staging.entry AS staged ON staged.sequence = ranked.sequence
ORDER BY ranked.id`
