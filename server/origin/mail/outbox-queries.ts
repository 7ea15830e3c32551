import * as v from 'valibot'
import type { Database } from '../storage/database.ts'

export const INSERT_MAIL_SQL = `INSERT INTO mail_outbox (id, recipient, sender, subject, body_text, body_html, created_at, next_attempt_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)`
export const DUE_MAILS_SQL = `SELECT id, recipient, sender, subject, body_text AS text, body_html AS html, created_at, attempts
  FROM mail_outbox WHERE sent_at IS NULL AND next_attempt_at <= ?1 ORDER BY next_attempt_at LIMIT ?2`
/** Two processes see the same mail due: the one whose update finds the number of attempts that it has read sends it. */
export const CLAIM_MAIL_SQL = `UPDATE mail_outbox SET attempts = attempts + 1, next_attempt_at = ?3
  WHERE id = ?1 AND attempts = ?2 AND sent_at IS NULL`
/** Links in mails are secrets: their text goes as soon as nobody needs it. */
export const MAIL_SENT_SQL = "UPDATE mail_outbox SET sent_at = ?2, body_text = '', body_html = '', last_error = NULL WHERE id = ?1"
export const MAIL_FAILED_SQL = 'UPDATE mail_outbox SET last_error = ?2 WHERE id = ?1'
export const DROP_MAIL_SQL = 'DELETE FROM mail_outbox WHERE id = ?1'
export const PURGE_SENT_MAILS_SQL = 'DELETE FROM mail_outbox WHERE sent_at <= ?1'
export const DROP_MAILS_TO_SQL = 'DELETE FROM mail_outbox WHERE recipient = ?1'

const DueMail = v.object({
  id: v.string(),
  recipient: v.string(),
  sender: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  created_at: v.number(),
  attempts: v.number(),
})
export type DueMail = v.InferOutput<typeof DueMail>

/** Mails whose time has come, the longest waiting first. */
export const dueMails = async (accounts: Database, { now, limit }: { now: number; limit: number }): Promise<DueMail[]> =>
  v.parse(v.array(DueMail), await accounts.all(DUE_MAILS_SQL, [now, limit]))

/** Whether the mail is now the caller's to send; if it fails, it is due again at `nextAttemptAt` (ms). */
export async function claimMail(accounts: Database, { id, attempts }: DueMail, nextAttemptAt: number): Promise<boolean> {
  const { changes } = await accounts.run(CLAIM_MAIL_SQL, [id, attempts, nextAttemptAt])
  return changes === 1
}

/** Notes that a mail was sent, and forgets those sent at `keepAfter` (ms) or earlier. */
export const markSent = (accounts: Database, { id, now, keepAfter }: { id: string; now: number; keepAfter: number }): Promise<void> =>
  accounts.batch([
    { sql: MAIL_SENT_SQL, values: [id, now] },
    { sql: PURGE_SENT_MAILS_SQL, values: [keepAfter] },
  ])

/** Notes why a mail could not be sent. */
export const markFailed = (accounts: Database, id: string, errorCode: string) => accounts.run(MAIL_FAILED_SQL, [id, errorCode])

/** Gives a mail up. */
export const dropMail = (accounts: Database, id: string) => accounts.run(DROP_MAIL_SQL, [id])
