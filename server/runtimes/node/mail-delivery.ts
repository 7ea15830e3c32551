import { join } from 'node:path'
import { filedMails, fileMailer } from '#server/origin/mail/file-mailer.ts'
import { sendDueMails } from '#server/origin/mail/outbox.ts'
import { smtpMailer } from '#server/origin/mail/smtp-mailer.ts'
import type { Report } from '#server/origin/ports.ts'
import type { Database } from '#server/origin/storage/database.ts'
import type { Environment } from './environment.ts'

export type MailDelivery = {
  /** Something was put into the outbox. */
  mailsWaiting: () => void
  /** The newest mails of the folder that takes the mail server's place; undefined where there is a mail server. */
  filed: (() => ReturnType<typeof filedMails>) | undefined
  stop: () => void
}

/** What another process has left, or what could not be sent at first, is looked for this often. */
const LOOK_EVERY_MS = 15_000
const SHOWN_MAILS = 50

/**
 * Sends what is in the outbox: at once when told, and whenever something falls due. By SMTP; without a mail server into files of the
 * data folder, so that a fresh installation can be tried. Spec: requirements AUTH-075.
 */
export function deliverMails(
  { dataFolder, smtp, isQuiet }: Pick<Environment, 'dataFolder' | 'smtp' | 'isQuiet'>,
  { accounts, report }: { accounts: Database; report: Report },
): MailDelivery {
  const folder = join(dataFolder, 'mail')
  const tell = isQuiet ? () => {} : (text: string) => console.log(text)
  const server = smtp === undefined ? undefined : smtpMailer(smtp)
  const mailer = server ?? fileMailer({ folder, now: Date.now, tell })

  let isRunning = false
  let isWanted = false
  const send = () => {
    isWanted = true
    if (!isRunning) void untilNothingIsWanted()
  }
  const untilNothingIsWanted = async () => {
    isRunning = true
    while (isWanted) {
      isWanted = false
      await sendDueMails({ accounts, mailer, now: Date.now, report }).catch(report)
    }
    isRunning = false
  }
  const timer = setInterval(send, LOOK_EVERY_MS)
  timer.unref()
  send()

  return {
    mailsWaiting: send,
    filed: server ? undefined : () => filedMails(folder, SHOWN_MAILS),
    stop() {
      clearInterval(timer)
      isWanted = false
      server?.close()
    },
  }
}
