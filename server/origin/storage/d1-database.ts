import type { Database, SqlValue } from './database.ts'

/** What this adapter needs of Cloudflare's D1 binding. */
export type D1Binding = {
  prepare: (sql: string) => D1Statement
  batch: (statements: D1Statement[]) => Promise<unknown>
}

type D1Statement = {
  bind: (...values: SqlValue[]) => D1Statement
  all: () => Promise<{ results: unknown[] }>
  run: () => Promise<{ meta: { changes?: number } }>
}

/** The storage port over a D1 binding. A statement takes 100 values at most: lists go in as one JSON array. */
export function d1Database(binding: D1Binding): Database {
  const bound = (sql: string, values: readonly SqlValue[]) => binding.prepare(sql).bind(...values)

  return {
    async all<Row>(sql: string, values: readonly SqlValue[]) {
      const { results } = await bound(sql, values).all()
      return results.map(withBlobs) as Row[] // the port leaves checking the rows to the caller's schema
    },
    async run(sql, values) {
      const { meta } = await bound(sql, values).run()
      return { changes: meta.changes ?? 0 }
    },
    async batch(statements) {
      if (statements.length > 0) await binding.batch(statements.map(({ sql, values }) => bound(sql, values)))
    },
  }
}

/** D1 answers a blob as a list of numbers; no other SQL value is a list. */
function withBlobs(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row
  const columns = Object.entries(row)
  if (!columns.some(([, value]) => Array.isArray(value))) return row
  return Object.fromEntries(columns.map(([name, value]) => [name, Array.isArray(value) ? Uint8Array.from(value) : value]))
}
