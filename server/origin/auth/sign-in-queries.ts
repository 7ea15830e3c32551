import * as v from 'valibot'
import { LoginMethodSchema } from '#shared/account/login-method.ts'
import type { Database, Statement } from '../storage/database.ts'
import { statementsToPurge } from './refresh-token-queries.ts'
import { SignInRow } from './user-claims.ts'

/** What happened to an account is remembered for so long. */
export const KEEP_EVENTS_MS = 365 * 24 * 60 * 60 * 1000
export const PURGE_EVENTS_SQL = 'DELETE FROM account_event WHERE at <= ?1'

export const PURGE_SIGN_INS_SQL = 'DELETE FROM sign_in WHERE expires_at <= ?1'

/** Nobody signs in who was deleted in the meantime. */
export const INSERT_SIGN_IN_SQL = `INSERT INTO sign_in (id, user, audience, login_method, device, created_at, last_used_at, expires_at)
  SELECT ?1, id, ?3, ?4, ?5, ?6, ?6, ?7 FROM user WHERE id = ?2`
export const INSERT_FIRST_TOKEN_SQL = `INSERT INTO refresh_token (token_hash, family, subject, audience, expires_at)
  SELECT ?1, id, user, audience, ?3 FROM sign_in WHERE id = ?2`

/** One sign-in, its user and team: what its tokens say, or no row when it has ended. */
export const LIVE_SIGN_IN_SQL = `SELECT sign_in.id AS sid, sign_in.login_method, user.id AS user_id, user.email, user.role,
    user.team_id, user.team_role, team.type AS team_type, team.is_disabled AS team_disabled, user.editor_team_id,
    user.plan_name, user.payment_status, user.period_end,
    user.has_activated_trial, sign_in.expires_at AS ends_at,
    (SELECT json_group_array(DISTINCT provider) FROM identity WHERE identity.user = sign_in.user) AS providers
  FROM sign_in JOIN user ON user.id = sign_in.user LEFT JOIN team ON team.id = user.team_id
  WHERE sign_in.id = ?1 AND sign_in.audience = ?2 AND sign_in.revoked_at IS NULL AND sign_in.expires_at > ?3`

export const PREFERENCES_SQL = 'SELECT preferences FROM user WHERE id = ?1'

export const OWN_SIGN_INS_SQL = `SELECT id, login_method, device, created_at, last_used_at FROM sign_in
  WHERE user = ?1 AND revoked_at IS NULL AND expires_at > ?2 AND last_used_at > ?3 ORDER BY created_at DESC, id LIMIT 100`
export const OWN_SIGN_IN_SQL = 'SELECT id FROM sign_in WHERE id = ?1 AND user = ?2 AND revoked_at IS NULL'

export const END_SIGN_IN_SQL = 'UPDATE sign_in SET revoked_at = ?2 WHERE id = ?1 AND revoked_at IS NULL'
export const DROP_FAMILY_SQL = 'DELETE FROM refresh_token WHERE family = ?1'
export const END_SIGN_INS_SQL = 'UPDATE sign_in SET revoked_at = ?2 WHERE user = ?1 AND revoked_at IS NULL AND id <> ?3'
export const DROP_FAMILIES_SQL = 'DELETE FROM refresh_token WHERE family IN (SELECT id FROM sign_in WHERE user = ?1 AND id <> ?2)'

/** Times are in ms. */
export type NewSignIn = {
  sid: string
  tokenHash: string
  userId: string
  brand: string
  loginMethod: string
  device: string
  now: number
  expiresAt: number
  tokenExpiresAt: number
}

/** A sign-in and its first refresh token, for one batch. */
export const statementsToInsertSignIn = (given: NewSignIn): Statement[] => [
  ...statementsToPurge(given.now),
  { sql: PURGE_SIGN_INS_SQL, values: [given.now] },
  { sql: PURGE_EVENTS_SQL, values: [given.now - KEEP_EVENTS_MS] },
  {
    sql: INSERT_SIGN_IN_SQL,
    values: [given.sid, given.userId, given.brand, given.loginMethod, given.device, given.now, given.expiresAt],
  },
  { sql: INSERT_FIRST_TOKEN_SQL, values: [given.tokenHash, given.sid, given.tokenExpiresAt] },
]

/** The sign-in with its user and team, or undefined when it has ended, is another brand's, or its user is gone. */
export async function liveSignIn(
  accounts: Database,
  { sid, brand, now }: { sid: string; brand: string; now: number },
): Promise<SignInRow | undefined> {
  const [row] = await accounts.all(LIVE_SIGN_IN_SQL, [sid, brand, now])
  return row === undefined ? undefined : v.parse(SignInRow, row)
}

const PreferencesRow = v.object({ preferences: v.pipe(v.string(), v.parseJson()) })

/** The user's stored preferences, unread. */
export async function storedPreferences(accounts: Database, userId: string): Promise<unknown> {
  const [row] = await accounts.all(PREFERENCES_SQL, [userId])
  return row === undefined ? {} : v.parse(PreferencesRow, row).preferences
}

const OwnSignInRow = v.object({
  id: v.string(),
  login_method: LoginMethodSchema,
  device: v.string(),
  created_at: v.number(),
  last_used_at: v.number(),
})

/** A user's sign-ins that hold, newest first; those not used since `usedAfter` (ms) have run out by themselves. */
export async function ownSignIns(accounts: Database, { userId, now, usedAfter }: { userId: string; now: number; usedAfter: number }) {
  return v.parse(v.array(OwnSignInRow), await accounts.all(OWN_SIGN_INS_SQL, [userId, now, usedAfter]))
}

/** Whether this is a sign-in of that user that has not been ended. */
export const isOwnSignIn = async (accounts: Database, { sid, userId }: { sid: string; userId: string }): Promise<boolean> =>
  (await accounts.all(OWN_SIGN_IN_SQL, [sid, userId])).length > 0

/** Ends one sign-in and its refresh tokens. */
export const statementsToEndSignIn = ({ sid, now }: { sid: string; now: number }): Statement[] => [
  { sql: END_SIGN_IN_SQL, values: [sid, now] },
  { sql: DROP_FAMILY_SQL, values: [sid] },
]

/** Ends all sign-ins of a user but one, if one is named. */
export const statementsToEndSignInsOf = (userId: string, now: number, exceptSid = ''): Statement[] => [
  { sql: DROP_FAMILIES_SQL, values: [userId, exceptSid] },
  { sql: END_SIGN_INS_SQL, values: [userId, now, exceptSid] },
]
