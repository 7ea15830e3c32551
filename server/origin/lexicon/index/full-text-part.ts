import type { DatabaseSync } from 'node:sqlite'
import { scopeWord } from '#shared/search/text-words.ts'
import { fullTextRow } from './full-text-row.ts'
import type { EntryStage, IndexPart } from './index-part.ts'
import { insertRows } from './insert-rows.ts'
import type { StagedEntries } from './stage-entries.ts'

/** The words of all entries, in the order of their ids: an index that is filled in order needs no sorting. Spec: search engine design §3. */
export const fullTextPart: IndexPart = {
  name: 'full text',
  stage(connection): EntryStage {
    connection.exec('CREATE TABLE staging.entry_text (sequence INTEGER PRIMARY KEY, placement INTEGER, open TEXT, paid TEXT)')
    const rows = insertRows(connection, 'staging.entry_text (sequence, placement, open, paid)', 4)
    return {
      add({ sequence, placement, isPremium, word }) {
        const { open, paid } = fullTextRow(word, { isPremium })
        rows.add(sequence, placement, open, paid)
      },
      end: rows.end,
    }
  },
  build({ connection, staged }) {
    writePlacements(connection, staged)
    connection.exec(FEW_MERGES)
    connection.exec(COPY_TEXTS)
    connection.exec(ONE_SEGMENT)
    connection.exec('DROP TABLE staging.entry_text')
  },
}

/** Postings are gathered in this many bytes of memory before they are written. */
const FEW_MERGES = "INSERT INTO full_text (full_text, rank) VALUES ('hashsize', 67108864)"

const COPY_TEXTS = `
INSERT INTO main.full_text (rowid, open, paid, scope)
SELECT ranked.id, staged.open, staged.paid, placement.words
FROM staging.ranked CROSS JOIN staging.entry_text AS staged ON staged.sequence = ranked.sequence
     CROSS JOIN staging.placement ON placement.number = staged.placement
ORDER BY ranked.id`

/** A search then looks in one place instead of a dozen. */
const ONE_SEGMENT = "INSERT INTO full_text (full_text) VALUES ('optimize')"

/** The names of the scopes that an entry of each placement is in. */
function writePlacements(connection: DatabaseSync, { placements }: StagedEntries): void {
  connection.exec('CREATE TABLE staging.placement (number INTEGER PRIMARY KEY, words TEXT NOT NULL)')
  const rows = insertRows(connection, 'staging.placement (number, words)', 2)
  for (const [number, placement] of placements.entries()) rows.add(number, placement.map(({ base }) => scopeWord(base)).join(' '))
  rows.end()
}
