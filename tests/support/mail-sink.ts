import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'

const SunkMail = v.object({ id: v.string(), from: v.string(), to: v.string(), subject: v.string(), text: v.string(), html: v.string() })
export type SunkMail = v.InferOutput<typeof SunkMail>

export type MailSink = {
  url: string
  token: string
  mails: SunkMail[]
  /** How many times it was asked, refusals included. */
  asked: () => number
  /** Answers 503 to mails for whoever is named here. */
  refuses: Set<string>
  stop: () => Promise<void>
}

/** A mail service that takes mails over HTTP, as the origin worker sends them, and keeps them. Without its token it takes none. */
export function startMailSink(): Promise<MailSink> {
  const token = 'what the mail service knows the origin by'
  const mails: SunkMail[] = []
  const refuses = new Set<string>()
  let asked = 0
  const server = createServer(async (request, response) => {
    asked += 1
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const mail = v.parse(SunkMail, JSON.parse(Buffer.concat(chunks).toString('utf8')))
    const status = request.headers.authorization !== `Bearer ${token}` ? 401 : refuses.has(mail.to) ? 503 : 202
    if (status === 202) mails.push(mail)
    response.writeHead(status).end()
  })
  const stop = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo // it listens on a port, not on a path
      resolve({ url: `http://127.0.0.1:${port}/mails`, token, mails, refuses, asked: () => asked, stop })
    })
  })
}
