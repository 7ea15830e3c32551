import * as v from 'valibot'
import type { Database, Statement } from '../storage/database.ts'

export const PURGE_TRIES_SQL = 'DELETE FROM recent_try WHERE expires_at <= ?1'
/** Counts one more; a count whose time is over begins anew. */
export const COUNT_TRY_SQL = `INSERT INTO recent_try (key, count, expires_at) VALUES (?1, 1, ?3)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN expires_at <= ?2 THEN 1 ELSE count + 1 END,
    expires_at = CASE WHEN expires_at <= ?2 THEN ?3 ELSE expires_at END
  RETURNING count`
export const TRIES_SQL = 'SELECT key, count FROM recent_try WHERE key IN (SELECT value FROM json_each(?1)) AND expires_at > ?2'
export const DROP_TRIES_SQL = 'DELETE FROM recent_try WHERE key IN (SELECT value FROM json_each(?1))'

export const PURGE_PLACES_SQL = 'DELETE FROM familiar_place WHERE expires_at <= ?1'
export const INSERT_PLACE_SQL = `INSERT INTO familiar_place (key, user, expires_at) VALUES (?1, ?2, ?3)
  ON CONFLICT (key) DO UPDATE SET expires_at = excluded.expires_at, user = excluded.user`
export const FAMILIAR_SQL = 'SELECT 1 AS known FROM familiar_place WHERE key = ?1 AND expires_at > ?2'
export const DROP_PLACES_OF_SQL = 'DELETE FROM familiar_place WHERE user = ?1'

const CountRow = v.object({ count: v.number() })
const TryRow = v.object({ key: v.string(), count: v.number() })

/** Times are in ms. */
type CountedTry = { key: string; now: number; expiresAt: number }

const countStatement = ({ key, now, expiresAt }: CountedTry): Statement => ({ sql: COUNT_TRY_SQL, values: [key, now, expiresAt] })

/** Counts one more try, atomically, and answers how many there are now. */
export async function countTry(accounts: Database, counted: CountedTry): Promise<number> {
  const { sql, values } = countStatement(counted)
  const [row] = await accounts.all(sql, values)
  return v.parse(CountRow, row).count
}

/** Counts one more try under each key, and drops the counts whose time is over. */
export const countTries = (accounts: Database, { keys, now, expiresAt }: { keys: readonly string[]; now: number; expiresAt: number }) =>
  accounts.batch([{ sql: PURGE_TRIES_SQL, values: [now] }, ...keys.map((key) => countStatement({ key, now, expiresAt }))])

/** The counts that hold at `now`, by key. */
export async function triesUnder(accounts: Database, keys: readonly string[], now: number): Promise<ReadonlyMap<string, number>> {
  const rows = v.parse(v.array(TryRow), await accounts.all(TRIES_SQL, [JSON.stringify(keys), now]))
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/** Whether an account was signed in to from this place. */
export const isFamiliar = async (accounts: Database, key: string, now: number): Promise<boolean> =>
  (await accounts.all(FAMILIAR_SQL, [key, now])).length > 0

export type FamiliarPlace = { key: string; userId: string; now: number; expiresAt: number; forget: readonly string[] }

/** Remembers a place, and forgets the tries under the keys given. */
export const rememberFamiliar = (accounts: Database, { key, userId, now, expiresAt, forget }: FamiliarPlace): Promise<void> =>
  accounts.batch([
    { sql: PURGE_PLACES_SQL, values: [now] },
    { sql: INSERT_PLACE_SQL, values: [key, userId, expiresAt] },
    { sql: DROP_TRIES_SQL, values: [JSON.stringify(forget)] },
  ])

/** Forgets from where a user signed in. */
export const statementToDropPlacesOf = (userId: string): Statement => ({ sql: DROP_PLACES_OF_SQL, values: [userId] })
