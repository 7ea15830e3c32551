import type { Clock, Mail, Mailer, Report } from '../ports.ts'
import type { Database, Statement } from '../storage/database.ts'
import { claimMail, DROP_MAILS_TO_SQL, type DueMail, dropMail, dueMails, INSERT_MAIL_SQL, markFailed, markSent } from './outbox-queries.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const FIRST_WAIT_MS = MINUTE_MS
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS

/** A mail that could not be sent for this long is given up. */
export const GIVE_UP_AFTER_MS = 3 * DAY_MS

/** That a mail was sent is remembered for this long; its text is not. */
export const KEEP_SENT_MS = 7 * DAY_MS

const AT_ONCE = 20

/** Puts a mail into the outbox, for the batch that writes what the mail tells of. `now` in ms. */
export const outboxStatement = ({ id, recipient, sender, subject, text, html }: Mail, now: number): Statement => ({
  sql: INSERT_MAIL_SQL,
  values: [id, recipient, sender, subject, text, html, now],
})

/** Takes all mails to an address out of the outbox, sent or not, for the batch that deletes their reader's account. */
export const statementToDropMailsTo = (recipient: string): Statement => ({ sql: DROP_MAILS_TO_SQL, values: [recipient] })

/** A mail was given up. Says neither to whom nor what it said. */
export class MailGivenUpError extends Error {
  readonly code = 'mail_given_up'
}

export type OutboxOptions = { accounts: Database; mailer: Mailer; now: Clock; report: Report }

/**
 * Sends the mails that are due, up to twenty, and answers how many were sent. Any number of processes may call it at any time.
 *
 * A mail is sent once, unless the process dies between sending it and noting so, or the mail server takes longer than the wait: then
 * it is sent again under the same id. Spec: requirements AUTH-075, security §5.1 (mail down).
 */
export async function sendDueMails(options: OutboxOptions): Promise<number> {
  const due = await dueMails(options.accounts, { now: options.now(), limit: AT_ONCE })
  let sent = 0
  for (const mail of due) {
    if (await sendOne(options, mail)) sent += 1
  }
  return sent
}

async function sendOne(options: OutboxOptions, mail: DueMail): Promise<boolean> {
  const { accounts, mailer, now } = options
  if (!(await claimMail(accounts, mail, now() + waitAfter(mail.attempts + 1)))) return false
  try {
    await mailer.send(mail)
  } catch (error) {
    await noteFailure(options, mail, error) // the mail server's trouble is nobody else's: the next mail is tried all the same
    return false
  }
  await markSent(accounts, { id: mail.id, now: now(), keepAfter: now() - KEEP_SENT_MS })
  return true
}

async function noteFailure({ accounts, now, report }: OutboxOptions, { id, created_at, attempts }: DueMail, error: unknown): Promise<void> {
  const code = codeOf(error)
  if (code !== 'mail_refused' && now() - created_at < GIVE_UP_AFTER_MS) {
    await markFailed(accounts, id, code)
    return
  }
  await dropMail(accounts, id)
  report(new MailGivenUpError(`Mail ${id} was given up after ${attempts + 1} attempts: ${code}`))
}

/** One minute after the first attempt, then twice as long each time, up to six hours. */
export const waitAfter = (attempts: number): number => Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)

/** The error's code alone: the messages of mail servers name addresses. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : 'unknown'
}
