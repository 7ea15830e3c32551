import * as v from 'valibot'
import type { Database } from '../../storage/database.ts'

/** Hits are in rank order because they are numbered so; the entries of a page are read only once it is known. */
export const FULL_TEXT_PAGE_SQL = `
SELECT entry.key, entry.dictionary, entry.body
  FROM (SELECT rowid AS id FROM full_text WHERE full_text MATCH ?1 ORDER BY rowid LIMIT ?2 OFFSET ?3) AS hit
       CROSS JOIN entry ON entry.id = hit.id
 ORDER BY hit.id`

export const FULL_TEXT_COUNT_SQL = 'SELECT count(*) AS total FROM (SELECT 1 FROM full_text WHERE full_text MATCH ?1 LIMIT ?2)'

export const ENTRY_BY_KEY_SQL = 'SELECT key, dictionary, body FROM entry WHERE key = ?1'

const StoredEntryRow = v.object({
  /** The public id. */
  key: v.string(),
  dictionary: v.number(),
  /** JSON of Word. */
  body: v.string(),
})
export type StoredEntryRow = v.InferOutput<typeof StoredEntryRow>

/** A page of the entries that match an FTS5 expression, in rank order. */
export async function fullTextPage(
  lexicon: Database,
  expression: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredEntryRow[]> {
  return v.parse(v.array(StoredEntryRow), await lexicon.all(FULL_TEXT_PAGE_SQL, [expression, limit, offset]))
}

/** How many entries match an FTS5 expression; counting stops at `cap`. */
export async function fullTextTotal(lexicon: Database, expression: string, cap: number): Promise<number> {
  const [row] = v.parse(v.array(v.object({ total: v.number() })), await lexicon.all(FULL_TEXT_COUNT_SQL, [expression, cap]))
  return row?.total ?? 0
}

/** The entry with that public id, whoever may see it. */
export async function entryByKey(lexicon: Database, key: string): Promise<StoredEntryRow | undefined> {
  const [row] = v.parse(v.array(StoredEntryRow), await lexicon.all(ENTRY_BY_KEY_SQL, [key]))
  return row
}
