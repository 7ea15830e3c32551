import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { SqlValue } from '#server/origin/storage/database.ts'

export type RowInserter = {
  /** Takes one row's values in the order of the columns. */
  add: (...row: SqlValue[]) => void
  /** Writes what is left. */
  end: () => void
}

/** Inserts rows many at a time: three times as fast as one by one. `into` is `table (column, …)`; needs an open transaction to be fast. */
export function insertRows(connection: DatabaseSync, into: string, columns: number): RowInserter {
  const full = insertStatement(connection, into, { columns, rows: ROWS_AT_A_TIME })
  const limit = ROWS_AT_A_TIME * columns
  // Of one length from the start: a list that grows and is emptied for every fifty rows costs a twentieth of a whole import.
  const pending: SqlValue[] = Array(limit).fill(null)
  let filled = 0

  return {
    add(...row) {
      for (let column = 0; column < columns; column++) pending[filled + column] = row[column] ?? null
      filled += columns
      if (filled < limit) return
      full.run(...pending)
      filled = 0
    },
    end() {
      if (filled === 0) return
      insertStatement(connection, into, { columns, rows: filled / columns }).run(...pending.slice(0, filled))
      filled = 0
    },
  }
}

const ROWS_AT_A_TIME = 50

function insertStatement(connection: DatabaseSync, into: string, { columns, rows }: { columns: number; rows: number }): StatementSync {
  const row = `(${Array(columns).fill('?').join(',')})`
  return connection.prepare(`INSERT INTO ${into} VALUES ${Array(rows).fill(row).join(',')}`)
}
