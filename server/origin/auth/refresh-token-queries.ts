import * as v from 'valibot'
import type { Database, Statement } from '../storage/database.ts'

/** A token that has run out is known for this long, so that its owner can be told so. Spec: requirements AUTH-027. */
export const EXPIRED_KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Two calls that cross each other are no theft: a second use this soon gets the same successor. Spec: security §3.4. */
export const REUSE_GRACE_MS = 10_000

export const PURGE_TOKENS_SQL = 'DELETE FROM refresh_token WHERE expires_at <= ?1'
export const INSERT_TOKEN_SQL = 'INSERT INTO refresh_token (token_hash, family, subject, audience, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)'
export const TOKEN_SQL = 'SELECT family, subject, audience, expires_at, rotated_at, successor FROM refresh_token WHERE token_hash = ?1'

export const WIPE_SUCCESSORS_SQL = 'UPDATE refresh_token SET successor = NULL WHERE successor IS NOT NULL AND rotated_at <= ?1'

/** The first to come takes the token out of use; who comes second changes nothing here or in the statements after it. */
export const ROTATE_TOKEN_SQL = 'UPDATE refresh_token SET rotated_at = ?2, successor = ?3 WHERE token_hash = ?1 AND rotated_at IS NULL'
export const INSERT_NEXT_TOKEN_SQL = `INSERT INTO refresh_token (token_hash, family, subject, audience, expires_at)
  SELECT ?3, family, subject, audience, ?4 FROM refresh_token WHERE token_hash = ?1 AND successor = ?2`
export const TOUCH_SIGN_IN_SQL = `UPDATE sign_in SET last_used_at = ?3
  WHERE id = (SELECT family FROM refresh_token WHERE token_hash = ?1 AND successor = ?2)`

export const INSERT_REUSE_EVENT_SQL = `INSERT INTO account_event (id, at, kind, user, detail) VALUES (?1, ?2, 'token_reuse', ?3, ?4)`

export type NewToken = { tokenHash: string; family: string; subject: string; audience: string; expiresAt: number; now: number }

/** Stores a refresh token and drops those whose time is long over. Times are in ms. */
export const insertToken = (accounts: Database, { tokenHash, family, subject, audience, expiresAt, now }: NewToken): Promise<void> =>
  accounts.batch([...statementsToPurge(now), { sql: INSERT_TOKEN_SQL, values: [tokenHash, family, subject, audience, expiresAt] }])

/** Drops tokens whose time is long over, and successors that nobody may ask for any more. */
export const statementsToPurge = (now: number): Statement[] => [
  { sql: PURGE_TOKENS_SQL, values: [now - EXPIRED_KEPT_MS] },
  { sql: WIPE_SUCCESSORS_SQL, values: [now - REUSE_GRACE_MS] },
]

const TokenRow = v.object({
  family: v.string(),
  subject: v.string(),
  audience: v.string(),
  expires_at: v.number(),
  rotated_at: v.nullable(v.number()),
  successor: v.nullable(v.string()),
})
export type TokenRow = v.InferOutput<typeof TokenRow>

/** A refresh token as it is stored, or undefined when it is not ours or its sign-in has ended. */
export async function tokenByHash(accounts: Database, tokenHash: string): Promise<TokenRow | undefined> {
  const [row] = await accounts.all(TOKEN_SQL, [tokenHash])
  return row === undefined ? undefined : v.parse(TokenRow, row)
}

export type Rotation = { tokenHash: string; nextHash: string; nextExpiresAt: number; successor: string; now: number }

/** Replaces a token by its successor, unless somebody else has done so: whose `successor` is stored afterwards has won. */
export const rotateToken = (accounts: Database, { tokenHash, nextHash, nextExpiresAt, successor, now }: Rotation): Promise<void> =>
  accounts.batch([
    ...statementsToPurge(now),
    { sql: ROTATE_TOKEN_SQL, values: [tokenHash, now, successor] },
    { sql: INSERT_NEXT_TOKEN_SQL, values: [tokenHash, successor, nextHash, nextExpiresAt] },
    { sql: TOUCH_SIGN_IN_SQL, values: [tokenHash, successor, now] },
  ])

/** Takes note that a token was used a second time, which only happens when somebody else has it too. */
export const reuseEvent = ({ id, now, user, sid }: { id: string; now: number; user: string; sid: string }): Statement => ({
  sql: INSERT_REUSE_EVENT_SQL,
  values: [id, now, user, JSON.stringify({ sid })],
})
