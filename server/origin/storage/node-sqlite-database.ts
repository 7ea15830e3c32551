import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { Database, SqlValue, Statement } from './database.ts'

export type NodeSqliteOptions = {
  /** The search database is opened this way: its file is replaced whole, never written. */
  readOnly?: boolean
  /** FULL for what must survive a power cut (accounts), NORMAL for what can be built again. */
  synchronous?: 'NORMAL' | 'FULL'
  /** How long a statement waits for another process that is writing. */
  busyTimeoutMs?: number
}

export type NodeSqliteDatabase = Database & { close: () => void }

/**
 * Opens a database file by Node's own SQLite; `:memory:` for one that is never kept. Throws when the file cannot be opened.
 *
 * SQLite answers within the call. The functions are async for the port's sake only, so nothing is ever half-way between two of them.
 */
export function openNodeSqliteDatabase(path: string, options: NodeSqliteOptions = {}): NodeSqliteDatabase {
  const connection = new DatabaseSync(options.readOnly ? immutableFile(path) : path, {
    readOnly: options.readOnly ?? false,
    timeout: options.busyTimeoutMs ?? DEFAULT_BUSY_TIMEOUT_MS,
  })
  connection.exec(options.readOnly ? READ_ONLY_PRAGMAS : writablePragmas(options.synchronous ?? 'FULL'))
  const prepared = statementCache(connection)

  return {
    async all<Row>(sql: string, values: readonly SqlValue[]) {
      return prepared(sql).all(...values) as Row[] // the port leaves checking the rows to the caller's schema
    },
    async run(sql, values) {
      return { changes: Number(prepared(sql).run(...values).changes) }
    },
    async batch(statements) {
      if (statements.length > 0) runTogether(connection, prepared, statements)
    },
    close: () => connection.close(),
  }
}

/** Says that nobody writes the file while it is open, which spares each statement its locks and a look at whether it has changed. */
function immutableFile(path: string): URL {
  const file = pathToFileURL(path)
  file.searchParams.set('immutable', '1')
  return file
}

const DEFAULT_BUSY_TIMEOUT_MS = 5000

/** A statement is prepared once. Statements are constants of the code, so the limit is there only to make a leak harmless. */
const MAX_PREPARED_STATEMENTS = 500

const MAPPED_BYTES = 2 ** 32
const READ_ONLY_PRAGMAS = `PRAGMA mmap_size = ${MAPPED_BYTES}; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY`
const writablePragmas = (synchronous: 'NORMAL' | 'FULL') => `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}`

function statementCache(connection: DatabaseSync) {
  const statements = new Map<string, StatementSync>()
  return (sql: string): StatementSync => {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= MAX_PREPARED_STATEMENTS) statements.clear()
    const statement = connection.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
}

/** IMMEDIATE, since a transaction that begins by reading and then writes fails at once when another one is writing. */
function runTogether(connection: DatabaseSync, prepared: (sql: string) => StatementSync, statements: readonly Statement[]): void {
  connection.exec('BEGIN IMMEDIATE')
  try {
    for (const { sql, values } of statements) prepared(sql).run(...values)
    connection.exec('COMMIT')
  } catch (error) {
    if (connection.isTransaction) connection.exec('ROLLBACK')
    throw error
  }
}
