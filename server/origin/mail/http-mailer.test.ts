import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Mail, MailRefusedError } from '../ports.ts'
import { httpMailer, MailServiceError } from './http-mailer.ts'

const MAIL: Mail = {
  id: 'mail-1',
  sender: 'no-reply@sanavirta.example',
  recipient: 'aino@example.org',
  subject: 'Hei',
  text: 'Hei!',
  html: '<p>Hei!</p>',
}

let status: number
let sent: { headers: IncomingMessage['headers']; body: unknown }[]
const server = createServer((request, response) => {
  json(request).then((body) => {
    sent.push({ headers: request.headers, body })
    response.writeHead(status).end('{}')
  }, console.error)
})
const mailer = () =>
  httpMailer({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    token: 'secret',
    fetch: (request) => fetch(request),
  })

beforeEach(async () => {
  status = 202
  sent = []
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

test('AUTH-075 a mail is posted once, with its own id and our token', async () => {
  await mailer().send(MAIL)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': 'mail-1' })
  expect(sent[0]?.body).toEqual({
    id: 'mail-1',
    from: MAIL.sender,
    to: MAIL.recipient,
    subject: 'Hei',
    text: 'Hei!',
    html: '<p>Hei!</p>',
  })
})

test.each([400, 422])('a mail that the service refuses (%s) is not tried again', async (refused) => {
  status = refused
  await expect(mailer().send(MAIL)).rejects.toThrow(MailRefusedError)
})

test.each([401, 429, 503])('a service that has its own trouble (%s) is tried again later', async (trouble) => {
  status = trouble
  await expect(mailer().send(MAIL)).rejects.toThrow(MailServiceError)
})
