import * as v from 'valibot'
import type { Database } from '../storage/database.ts'

export const PURGE_CODES_SQL = 'DELETE FROM authorization_code WHERE expires_at <= ?1'
export const INSERT_CODE_SQL = 'INSERT INTO authorization_code (code_hash, challenge, expires_at) VALUES (?1, ?2, ?3)'
export const SPEND_CODE_SQL = 'UPDATE authorization_code SET used_at = ?2 WHERE code_hash = ?1 AND used_at IS NULL'
export const SPENT_CODE_SQL = 'SELECT challenge, expires_at FROM authorization_code WHERE code_hash = ?1'

export type NewCode = { codeHash: string; challenge: string; expiresAt: number; now: number }

/** Stores a code and drops those whose time is over. Times are in ms. */
export const insertCode = (accounts: Database, { codeHash, challenge, expiresAt, now }: NewCode): Promise<void> =>
  accounts.batch([
    { sql: PURGE_CODES_SQL, values: [now] },
    { sql: INSERT_CODE_SQL, values: [codeHash, challenge, expiresAt] },
  ])

const SpentCodeRow = v.object({ challenge: v.string(), expires_at: v.number() })

/**
 * Spends a code: the row's one update tells which of several callers was first, and only that one gets the row.
 * A code is spent by the first call that names it, whatever else that call gets wrong.
 */
export async function spendCode(
  accounts: Database,
  codeHash: string,
  now: number,
): Promise<v.InferOutput<typeof SpentCodeRow> | undefined> {
  const { changes } = await accounts.run(SPEND_CODE_SQL, [codeHash, now])
  if (changes !== 1) return undefined
  const [row] = await accounts.all(SPENT_CODE_SQL, [codeHash])
  return row === undefined ? undefined : v.parse(SpentCodeRow, row)
}
