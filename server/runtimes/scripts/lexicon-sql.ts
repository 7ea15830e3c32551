import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'

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
    const tables = objects.filter(({ type }) => type === 'table')
    for (const { name } of tables) yield `DROP TABLE IF EXISTS ${quoted(String(name))};`
    for (const { name, sql } of tables) {
      yield `${sql};`
      yield* inserts(connection, String(name))
    }
    for (const { sql } of objects.filter(({ type }) => type === 'index')) yield `${sql};`
  } finally {
    connection.close()
  }
}

function* inserts(connection: DatabaseSync, table: string): Generator<string> {
  const head = `INSERT INTO ${quoted(table)} VALUES\n`
  let rows: string[] = []
  let bytes = 0
  for (const row of connection.prepare(`SELECT * FROM ${quoted(table)}`).iterate()) {
    const text = `(${Object.values(row).map(literal).join(',')})`
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
