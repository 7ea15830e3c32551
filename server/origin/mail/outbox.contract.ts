import { beforeEach, describe, expect, test } from 'vitest'
import { type Mail, MailRefusedError } from '../ports.ts'
import type { Database } from '../storage/database.ts'
import { GIVE_UP_AFTER_MS, KEEP_SENT_MS, outboxStatement, sendDueMails, statementToDropMailsTo } from './outbox.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = Date.UTC(2026, 0, 1)

const mail = (id: string): Mail => ({
  id,
  sender: '"Sanavirta" <no-reply@sanavirta.test>',
  recipient: `${id}@example.org`,
  subject: `About ${id}`,
  text: `https://sanavirta.test/secret-of-${id}`,
  html: `<p>secret-of-${id}</p>`,
})

/** What the outbox does over either database. `open` answers an accounts database without rows. */
export function outboxContract(open: () => Promise<Database>): void {
  let accounts: Database
  let now: number
  let sent: Mail[]
  let reported: unknown[]

  beforeEach(async () => {
    accounts = await open()
    now = START
    sent = []
    reported = []
  })

  const put = (...ids: string[]) => accounts.batch(ids.map((id) => outboxStatement(mail(id), now)))
  const working = { send: async (given: Mail) => void sent.push(given) }
  const failing = (error: Error) => ({
    send: async () => {
      throw error
    },
  })
  const down = failing(Object.assign(new Error('connect ECONNREFUSED, RCPT TO:<a@example.org>'), { code: 'ECONNREFUSED' }))
  const sendWith = (mailer: { send: (mail: Mail) => Promise<void> }) =>
    sendDueMails({ accounts, mailer, now: () => now, report: (error) => void reported.push(error) })
  const rows = () =>
    accounts.all<{ id: string; attempts: number; next_attempt_at: number; sent_at: number | null; last_error: string | null }>(
      'SELECT id, attempts, next_attempt_at, sent_at, last_error FROM mail_outbox ORDER BY id',
      [],
    )

  describe('the outbox', () => {
    test('AUTH-075 sends what is due, once', async () => {
      await put('a', 'b')
      expect(await sendWith(working)).toBe(2)
      expect(sent.map(({ id }) => id).toSorted()).toEqual(['a', 'b'])
      expect(sent.find(({ id }) => id === 'a')).toMatchObject(mail('a'))
      now += HOUR
      expect(await sendWith(working)).toBe(0)
    })

    test('keeps nothing of a text that was sent: its links are secrets', async () => {
      await put('a')
      await sendWith(working)
      const [row] = await accounts.all<Record<string, unknown>>('SELECT * FROM mail_outbox', [])
      expect(row?.sent_at).toBe(START)
      expect(JSON.stringify(row)).not.toContain('secret-of-a')
    })

    test('two processes that find the same mail send it once', async () => {
      await put('a', 'b', 'c')
      await Promise.all([sendWith(working), sendWith(working), sendWith(working)])
      expect(sent.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c'])
    })

    test('tries again when the server was down, and sends it then', async () => {
      await put('a')
      expect(await sendWith(down)).toBe(0)
      now += MINUTE - 1
      expect(await sendWith(working)).toBe(0)
      now += 1
      expect(await sendWith(working)).toBe(1)
      expect(sent).toHaveLength(1)
    })

    test('notes the code of a failure and no address', async () => {
      await put('a')
      await sendWith(down)
      expect(await rows()).toEqual([{ id: 'a', attempts: 1, next_attempt_at: START + MINUTE, sent_at: null, last_error: 'ECONNREFUSED' }])
    })

    test('one mail that fails does not hold up the next', async () => {
      await put('a', 'b')
      await sendWith({ send: async (given) => (given.id === 'a' ? Promise.reject(new Error('no')) : void sent.push(given)) })
      expect(sent.map(({ id }) => id)).toEqual(['b'])
    })

    test('gives up after three days and says so without the address', async () => {
      await put('a')
      let attempts = 0
      while ((await rows()).length > 0) {
        await sendWith(down)
        attempts += 1
        now = (await rows())[0]?.next_attempt_at ?? now
      }
      expect(now - START).toBeGreaterThanOrEqual(GIVE_UP_AFTER_MS)
      expect(now - START).toBeLessThan(GIVE_UP_AFTER_MS + 6 * HOUR)
      expect(attempts).toBe(21)
      expect(reported).toHaveLength(1)
      expect(String(reported[0])).not.toContain('@')
    })

    test('gives up at once what the server will never take', async () => {
      await put('a')
      await sendWith(failing(new MailRefusedError('550')))
      expect(await rows()).toEqual([])
      expect(reported).toMatchObject([{ code: 'mail_given_up' }])
    })

    test('forgets after a week that a mail was sent', async () => {
      await put('a')
      await sendWith(working)
      now += KEEP_SENT_MS
      await put('b')
      await sendWith(working)
      expect((await rows()).map(({ id }) => id)).toEqual(['b'])
    })

    test('drops the mails to an address whose account is deleted', async () => {
      await put('a', 'b')
      await accounts.batch([statementToDropMailsTo('a@example.org')])
      expect((await rows()).map(({ id }) => id)).toEqual(['b'])
    })

    test('a mail is only there when what it tells of was written', async () => {
      await put('a')
      await expect(accounts.batch([outboxStatement(mail('b'), now), outboxStatement(mail('a'), now)])).rejects.toThrow()
      expect((await rows()).map(({ id }) => id)).toEqual(['a'])
    })
  })
}
