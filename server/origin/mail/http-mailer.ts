import type { Mailer } from '../ports.ts'
import { MailRefusedError } from '../ports.ts'

export type HttpMailerOptions = {
  /** Where mails are posted as JSON: `{ id, from, to, subject, text, html }`. */
  url: string
  /** Bearer token of that address. */
  token: string
  fetch: (request: Request) => Promise<Response>
}

/** The mail service is down or answers something else than that it has the mail. */
export class MailServiceError extends Error {
  readonly code: string
  constructor(status: number) {
    super(`The mail service answered ${status}`)
    this.name = 'MailServiceError'
    this.code = `http_${status}`
  }
}

const DEADLINE_MS = 10_000

/** Sends mails by a service that takes them over HTTP, for runtimes without sockets to mail servers. Spec: security §6 (mail). */
export const httpMailer = ({ url, token, fetch }: HttpMailerOptions): Mailer => ({
  async send({ id, sender, recipient, subject, text, html }) {
    const body = JSON.stringify({ id, from: sender, to: recipient, subject, text, html })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': id }
    const response = await fetch(new Request(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(DEADLINE_MS) }))
    await response.body?.cancel()
    if (response.status === 400 || response.status === 422) throw new MailRefusedError('The mail service refuses this mail')
    if (!response.ok) throw new MailServiceError(response.status)
  },
})
