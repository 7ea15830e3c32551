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
  const pending: SqlValue[] = []
  const limit = ROWS_AT_A_TIME * columns

  return {
    add(...row) {
      for (const value of row) pending.push(value)
      if (pending.length < limit) return
      full.run(...pending)
      pending.length = 0
    },
    end() {
      if (pending.length === 0) return
      insertStatement(connection, into, { columns, rows: pending.length / columns }).run(...pending)
      pending.length = 0
    },
  }
}

const ROWS_AT_A_TIME = 50

function insertStatement(connection: DatabaseSync, into: string, { columns, rows }: { columns: number; rows: number }): StatementSync {
  const row = `(${Array(columns).fill('?').join(',')})`
  return connection.prepare(`INSERT INTO ${into} VALUES ${Array(rows).fill(row).join(',')}`)
}
