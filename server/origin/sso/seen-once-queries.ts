import type { Database } from '../storage/database.ts'

export const PURGE_SEEN_SQL = 'DELETE FROM seen_once WHERE expires_at <= ?1'
export const SEE_ONCE_SQL = 'INSERT INTO seen_once (id, expires_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING'

/** Whether the id is seen for the first time; it is remembered until `expiresAt` (ms). What is over is dropped. */
export async function isSeenFirst(
  accounts: Database,
  { id, expiresAt, now }: { id: string; expiresAt: number; now: number },
): Promise<boolean> {
  await accounts.run(PURGE_SEEN_SQL, [now])
  const { changes } = await accounts.run(SEE_ONCE_SQL, [id, expiresAt])
  return changes === 1
}
