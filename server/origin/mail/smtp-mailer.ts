import { createTransport } from 'nodemailer'
import { type Mailer, MailRefusedError } from '../ports.ts'

const SECOND_MS = 1000

/** How long a mail server may be silent. All of them together stay below the shortest wait before a mail is tried again. */
const TIMEOUTS = {
  connectionTimeout: 10 * SECOND_MS,
  greetingTimeout: 10 * SECOND_MS,
  socketTimeout: 20 * SECOND_MS,
  dnsTimeout: 5 * SECOND_MS,
}

export type SmtpMailer = Mailer & { close: () => void }

/**
 * Sends mails by a mail server: `smtp://user:password@host:587` (with STARTTLS where the server has it), `smtps://…` or `smtp://…?requireTLS=true`.
 * Spec: requirements AUTH-075.
 */
export function smtpMailer(url: string): SmtpMailer {
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true })
  return {
    async send({ id, sender, recipient, subject, text, html }) {
      try {
        await transport.sendMail({
          from: sender,
          to: { name: '', address: recipient },
          subject,
          text,
          html,
          messageId: `<${id}@${domainOf(sender)}>`,
          headers: { 'auto-submitted': 'auto-generated' }, // RFC 3834 §5: nobody's holiday reply is wanted
        })
      } catch (error) {
        if (isRefusal(error)) throw new MailRefusedError('The mail server refuses this mail', { cause: error })
        throw error
      }
    },
    close: () => transport.close(),
  }
}

const domainOf = (sender: string) => /@([\w.-]+)/.exec(sender)?.[1] ?? 'localhost'

/** A 5xx answer to the recipient or to the mail itself (RFC 5321 §4.2.1); a refused sign-in to the server may be put right. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  return (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && Number(error.responseCode) >= 500
}
