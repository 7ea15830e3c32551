import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { columnsOf, fullTextRows, isFullText, partsOf } from './full-text-rows.ts'

/** D1 takes statements of up to 100 KB; this leaves room for the statement's own words. */
const STATEMENT_BYTES = 80_000

/**
 * A search database as SQL text, one statement at a time: how a lexicon built on this machine is loaded into D1 whole.
 * Tables that are there are replaced. Throws when the file cannot be opened.
 */
export function* lexiconSql(path: string): Generator<string> {
  const connection = new DatabaseSync(path, { readOnly: true })
  try {
    const objects = connection
      .prepare("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type DESC")
      .all()
    const fullText = objects.filter(({ sql }) => isFullText(String(sql))).map(({ name }) => String(name))
    const parts = new Set(fullText.flatMap(partsOf))
    const tables = objects.filter(({ type, name }) => type === 'table' && !parts.has(String(name)))
    for (const { name } of tables) yield `DROP TABLE IF EXISTS ${quoted(String(name))};`
    for (const { name, sql } of tables) {
      yield `${sql};`
      yield* fullText.includes(String(name))
        ? fullTextInserts(connection, String(name))
        : inserts(String(name), tableRows(connection, String(name)))
    }
    for (const { sql } of objects.filter(({ type }) => type === 'index')) yield `${sql};`
  } finally {
    connection.close()
  }
}

function* tableRows(connection: DatabaseSync, table: string): Generator<SQLOutputValue[]> {
  for (const row of connection.prepare(`SELECT * FROM ${quoted(table)}`).iterate()) yield Object.values(row)
}

function* fullTextInserts(connection: DatabaseSync, table: string): Generator<string> {
  const columns = columnsOf(connection, table)
  yield* inserts(table, fullTextRows(connection, table, columns), ` (rowid, ${columns.map(quoted).join(', ')})`)
  yield `INSERT INTO ${quoted(table)} (${quoted(table)}) VALUES ('optimize');`
}

/** `columns` in brackets, where they are not all there are. */
function* inserts(table: string, values: Iterable<SQLOutputValue[]>, columns = ''): Generator<string> {
  const head = `INSERT INTO ${quoted(table)}${columns} VALUES\n`
  let rows: string[] = []
  let bytes = 0
  for (const row of values) {
    const text = `(${row.map(literal).join(',')})`
    const length = Buffer.byteLength(text)
    if (rows.length > 0 && bytes + length > STATEMENT_BYTES) {
      yield `${head}${rows.join(',\n')};`
      rows = []
      bytes = 0
    }
    rows.push(text)
    bytes += length
  }
  if (rows.length > 0) yield `${head}${rows.join(',\n')};`
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

function literal(value: SQLOutputValue): string {
  if (value === null) return 'NULL'
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  return value instanceof Uint8Array ? `X'${Buffer.from(value).toString('hex')}'` : String(value)
}
