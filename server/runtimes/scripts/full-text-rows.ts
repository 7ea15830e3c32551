import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'

/** Whether a table's own SQL makes it a full-text index. */
export const isFullText = (sql: string): boolean => /^CREATE VIRTUAL TABLE\b.*\bUSING fts5\b/is.test(sql)

/** The tables in which SQLite keeps a full-text index. They are made with it, and D1 lets nobody write them. */
export const partsOf = (table: string): string[] => ['data', 'idx', 'content', 'docsize', 'config'].map((part) => `${table}_${part}`)

/** The columns of a full-text index. */
export const columnsOf = (connection: DatabaseSync, table: string): string[] =>
  connection
    .prepare('SELECT name FROM pragma_table_info(?1)')
    .all(table)
    .map(({ name }) => String(name))

/**
 * The rows of a full-text index that keeps no texts, each its id and its columns: the words that the index knows of it, in their order
 * as far as the index knows that too. Made into an index again they are found by the same searches. Needs a tokeniser that leaves its
 * own words as they are. An index that does not say which column a word is in has all in the first.
 */
export function* fullTextRows(connection: DatabaseSync, table: string, columns: readonly string[]): Generator<SQLOutputValue[]> {
  const vocabulary = `temp."${table}_words"`
  connection.exec(`CREATE VIRTUAL TABLE ${vocabulary} USING fts5vocab('main', '${table}', 'instance')`)
  let row: { id: SQLOutputValue; words: string[][] } | undefined
  // By its own name, since `offset` is a word of SQL and a column of the vocabulary.
  for (const { term, doc, col } of connection.prepare(`SELECT term, doc, col FROM ${vocabulary} ORDER BY doc, col, "offset"`).iterate()) {
    if (doc === undefined) continue
    if (row?.id !== doc) {
      if (row) yield textsOf(row)
      row = { id: doc, words: columns.map(() => []) }
    }
    row.words[Math.max(0, columns.indexOf(String(col)))]?.push(String(term))
  }
  if (row) yield textsOf(row)
}

const textsOf = ({ id, words }: { id: SQLOutputValue; words: readonly string[][] }): SQLOutputValue[] => [
  id,
  ...words.map((ofColumn) => ofColumn.join(' ')),
]
