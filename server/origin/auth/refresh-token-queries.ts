import * as v from 'valibot'
import type { Database } from '../storage/database.ts'

export const PURGE_TOKENS_SQL = 'DELETE FROM refresh_token WHERE expires_at <= ?1'
export const INSERT_TOKEN_SQL = 'INSERT INTO refresh_token (token_hash, family, subject, audience, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)'
export const ROTATE_TOKEN_SQL =
  'UPDATE refresh_token SET rotated_at = ?2 WHERE token_hash = ?1 AND rotated_at IS NULL AND expires_at > ?2 AND audience = ?3'
export const ROTATED_TOKEN_SQL = 'SELECT family, subject FROM refresh_token WHERE token_hash = ?1'
export const REVOKE_REUSED_SQL =
  'DELETE FROM refresh_token WHERE family IN (SELECT family FROM refresh_token WHERE token_hash = ?1 AND rotated_at <= ?2)'

export type NewToken = { tokenHash: string; family: string; subject: string; audience: string; expiresAt: number; now: number }

/** Stores a refresh token and drops those whose time is over. Times are in ms. */
export const insertToken = (accounts: Database, { tokenHash, family, subject, audience, expiresAt, now }: NewToken): Promise<void> =>
  accounts.batch([
    { sql: PURGE_TOKENS_SQL, values: [now] },
    { sql: INSERT_TOKEN_SQL, values: [tokenHash, family, subject, audience, expiresAt] },
  ])

const RotatedRow = v.object({ family: v.string(), subject: v.string() })
export type RotatedToken = v.InferOutput<typeof RotatedRow>

/** Takes a token out of use and answers whose it was; undefined when it is unknown, over, of another brand or already rotated. */
export async function rotateToken(
  accounts: Database,
  { tokenHash, audience, now }: { tokenHash: string; audience: string; now: number },
): Promise<RotatedToken | undefined> {
  const { changes } = await accounts.run(ROTATE_TOKEN_SQL, [tokenHash, now, audience])
  if (changes !== 1) return undefined
  const [row] = await accounts.all(ROTATED_TOKEN_SQL, [tokenHash])
  return row === undefined ? undefined : v.parse(RotatedRow, row)
}

/** Ends every token of a sign-in one of whose tokens was rotated at `rotatedBefore` or earlier and is now used again (RFC 9700 §4.14). */
export const revokeReused = (accounts: Database, tokenHash: string, rotatedBefore: number): Promise<{ changes: number }> =>
  accounts.run(REVOKE_REUSED_SQL, [tokenHash, rotatedBefore])
