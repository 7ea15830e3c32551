import * as v from 'valibot'
import type { Database } from '../storage/database.ts'

export const PURGE_SIGN_INS_SQL = 'DELETE FROM provider_sign_in WHERE expires_at <= ?1'
export const INSERT_SIGN_IN_SQL =
  'INSERT INTO provider_sign_in (transaction_hash, provider, brand, payload, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)'
export const SPEND_SIGN_IN_SQL =
  'UPDATE provider_sign_in SET used_at = ?4 WHERE transaction_hash = ?1 AND provider = ?2 AND brand = ?3 AND used_at IS NULL'
export const SIGN_IN_SQL =
  'SELECT payload, expires_at, used_at FROM provider_sign_in WHERE transaction_hash = ?1 AND provider = ?2 AND brand = ?3'

/** Long over: nobody needs to be told any more that it took too long. */
const KEPT_AFTERWARDS_MS = 60 * 60 * 1000

export type SignInKey = { transactionHash: string; provider: string; brand: string }
export type NewSignIn = SignInKey & { payload: string; expiresAt: number; now: number }

/** Stores a sign-in that begins, and drops those that are long over. Times are in ms. */
export const insertSignIn = (accounts: Database, { transactionHash, provider, brand, payload, expiresAt, now }: NewSignIn): Promise<void> =>
  accounts.batch([
    { sql: PURGE_SIGN_INS_SQL, values: [now - KEPT_AFTERWARDS_MS] },
    { sql: INSERT_SIGN_IN_SQL, values: [transactionHash, provider, brand, payload, expiresAt] },
  ])

/** Whether this caller was the one to spend it: the row's one update tells which of several was first. */
export async function spendSignIn(accounts: Database, { transactionHash, provider, brand }: SignInKey, now: number): Promise<boolean> {
  const { changes } = await accounts.run(SPEND_SIGN_IN_SQL, [transactionHash, provider, brand, now])
  return changes === 1
}

const SignInRow = v.object({ payload: v.pipe(v.string(), v.parseJson()), expires_at: v.number(), used_at: v.nullable(v.number()) })

/** The sign-in under way; `payload` is as it was stored, unread. */
export async function signInByHash(
  accounts: Database,
  { transactionHash, provider, brand }: SignInKey,
): Promise<v.InferOutput<typeof SignInRow> | undefined> {
  const [row] = await accounts.all(SIGN_IN_SQL, [transactionHash, provider, brand])
  return row === undefined ? undefined : v.parse(SignInRow, row)
}
