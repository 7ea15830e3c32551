import type { Database } from '../storage/database.ts'

/** Spends an id: true the first time, false ever after. Expired ones are forgotten on the way. Times in ms. */
export async function spendOnce(
  accounts: Database,
  { id, expiresAt, now }: { id: string; expiresAt: number; now: number },
): Promise<boolean> {
  const { changes } = await accounts.run('INSERT INTO seen_once (id, expires_at) VALUES (?1, ?2) ON CONFLICT (id) DO NOTHING', [
    id,
    expiresAt,
  ])
  if (changes !== 1) return false
  await accounts.run('DELETE FROM seen_once WHERE expires_at < ?1', [now])
  return true
}
