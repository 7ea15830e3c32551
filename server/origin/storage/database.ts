export type SqlValue = string | number | null | Uint8Array

/** One statement of a batch. */
export type Statement = { sql: string; values: readonly SqlValue[] }

/**
 * The storage port. Two adapters (node:sqlite, D1) pass `database.contract.ts`.
 *
 * There are no interactive transactions, since D1 has none: a rule that needs read-then-write is one conditional
 * statement whose row count tells how it went.
 */
export interface Database {
  /** Rows as plain objects; `Row` is checked by the caller's schema. */
  all<Row>(sql: string, values: readonly SqlValue[]): Promise<Row[]>
  /** Answers how many rows were changed. */
  run(sql: string, values: readonly SqlValue[]): Promise<{ changes: number }>
  /** All of the statements or none. */
  batch(statements: readonly Statement[]): Promise<void>
}
