import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testAccounts } from '../../../tests/support/test-accounts.ts'
import type { Mail } from '../ports.ts'
import type { Database } from '../storage/database.ts'
import { outboxStatement, sendDueMails } from './outbox.ts'
import { type SmtpMailer, smtpMailer } from './smtp-mailer.ts'

const MINUTE = 60_000

type Received = { from: string; to: string[]; source: string }

const refuse = (code: number) => Object.assign(new Error('not here'), { responseCode: code })

/** A real mail server that keeps what it is sent. Addresses at refused.test and later.test are not taken. */
function mailServer(received: Received[], port = 0): Promise<{ port: number; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'site' && password === 'right' ? done(null, { user: 1 }) : done(refuse(535)),
    onRcptTo: ({ address }, _session, done) => {
      if (address.endsWith('@refused.test')) return done(refuse(550))
      return address.endsWith('@later.test') ? done(refuse(451)) : done()
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
  })
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.server.address() as AddressInfo // a TCP server answers an AddressInfo
      resolve({ port: address.port, close: () => new Promise((closed) => server.close(closed)) })
    })
  })
}

const mail = (fields: Partial<Mail> = {}): Mail => ({
  id: '1f0c',
  sender: '"Sanavirta" <no-reply@sanavirta.test>',
  recipient: 'reader@example.org',
  subject: 'Kirjautumislinkkisi – Sanavirta',
  text: 'Tässä linkki: https://sanavirta.test/magic_link_signup/abc',
  html: '<p>Tässä linkki</p>',
  ...fields,
})

let received: Received[]
let server: Awaited<ReturnType<typeof mailServer>>
let mailer: SmtpMailer

beforeEach(async () => {
  received = []
  server = await mailServer(received)
  mailer = smtpMailer(`smtp://127.0.0.1:${server.port}`)
})
afterEach(async () => {
  mailer.close()
  await server.close()
})

const decoded = (encoded: string) =>
  Buffer.from(
    encoded.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

describe('mail by SMTP', () => {
  test('AUTH-075 arrives with both bodies, from the brand, under an id that stays', async () => {
    await mailer.send(mail())
    expect(received).toMatchObject([{ from: 'no-reply@sanavirta.test', to: ['reader@example.org'] }])
    const { source = '' } = received[0] ?? {}
    expect(source).toMatch(/^From: Sanavirta <no-reply@sanavirta\.test>/m)
    expect(source).toMatch(/^Message-ID: <1f0c@sanavirta\.test>/m)
    expect(source).toMatch(/^Auto-Submitted: auto-generated/im)
    expect(source).toContain('multipart/alternative')
    expect(decoded(source)).toContain('Tässä linkki: https://sanavirta.test/magic_link_signup/abc')
  })

  test('a line break in an address or a subject makes no header and no second recipient', async () => {
    await mailer.send(mail({ subject: 'Hello\r\nBcc: other@example.org' }))
    await mailer.send(mail({ recipient: 'reader@example.org\r\nBcc: other@example.org' })).catch(() => {})
    await mailer.send(mail({ recipient: 'reader@example.org, other@example.org' })).catch(() => {})
    for (const { to, source } of received) {
      expect(to).not.toContain('other@example.org')
      expect(source).not.toMatch(/^Bcc:/im)
    }
  })

  test('signs in to the server when the URL says so', async () => {
    const known = smtpMailer(`smtp://site:right@127.0.0.1:${server.port}`)
    const unknown = smtpMailer(`smtp://site:wrong@127.0.0.1:${server.port}`)
    await known.send(mail())
    await expect(unknown.send(mail())).rejects.toMatchObject({ code: 'EAUTH' })
    expect(received).toHaveLength(1)
  })

  test('tells what is refused for good from what may be taken later', async () => {
    await expect(mailer.send(mail({ recipient: 'a@refused.test' }))).rejects.toMatchObject({ code: 'mail_refused' })
    await expect(mailer.send(mail({ recipient: 'a@later.test' }))).rejects.toMatchObject({ code: 'EENVELOPE' })
  })
})

test('a server that is down at first is sent the mail once it is up', async () => {
  const accounts: Database = await testAccounts()
  let now = Date.UTC(2026, 0, 1)
  const sendDue = () => sendDueMails({ accounts, mailer, now: () => now, report: () => {} })
  await accounts.batch([outboxStatement(mail(), now)])

  await server.close()
  expect(await sendDue()).toBe(0)
  server = await mailServer(received, server.port)
  now += MINUTE
  expect(await sendDue()).toBe(1)
  now += MINUTE
  expect(await sendDue()).toBe(0)
  expect(received).toHaveLength(1)
})
