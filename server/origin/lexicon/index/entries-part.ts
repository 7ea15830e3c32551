import type { IndexPart } from './index-part.ts'

/** The entries in the order of their ids, copied inside SQLite. */
export const entriesPart: IndexPart = {
  name: 'entries',
  build: ({ connection }) => connection.exec(COPY_ENTRIES),
}

const COPY_ENTRIES = `
INSERT INTO main.entry (id, key, dictionary, src, tgt, headword, homonym, body)
SELECT ranked.id, staged.key, staged.dictionary, staged.src, staged.tgt, staged.headword, staged.homonym, staged.body
FROM staging.ranked CROSS JOIN staging.entry AS staged ON staged.sequence = ranked.sequence
ORDER BY ranked.id`
