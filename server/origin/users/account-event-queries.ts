import { randomId } from '#shared/account/random-id.ts'
import type { RandomBytes } from '../ports.ts'
import type { Statement } from '../storage/database.ts'

export const INSERT_EVENT_SQL = "INSERT INTO account_event (id, at, kind, user, detail) VALUES (?1, ?2, ?3, ?4, '{}')"

export type EventKind = 'password_changed' | 'password_reset' | 'email_changed' | 'account_deleted'

/** Notes what happened to an account, without what was secret about it. `now` in ms. */
export const statementToNote = (
  randomBytes: RandomBytes,
  { kind, userId, now }: { kind: EventKind; userId: string; now: number },
): Statement => ({ sql: INSERT_EVENT_SQL, values: [randomId(randomBytes), now, kind, userId] })
