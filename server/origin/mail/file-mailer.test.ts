import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Mail } from '../ports.ts'
import { filedMails, fileMailer } from './file-mailer.ts'

let folder: string
let now: number
let told: string[]

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'sanavirta-mail-')), 'outbox')
  now = 1000
  told = []
})
afterEach(() => rm(join(folder, '..'), { recursive: true }))

const mailer = () => fileMailer({ folder, now: () => now, tell: (text) => void told.push(text) })
const mail = (id: string): Mail => ({ id, sender: 's', recipient: 'a@example.org', subject: `About ${id}`, text: 't', html: 'h' })

test('AUTH-075 mails lie in the folder, newest first, and are told of', async () => {
  await mailer().send(mail('a'))
  now = 20_000
  await mailer().send(mail('b'))
  expect((await filedMails(folder, 10)).map(({ subject, sent_at }) => [subject, sent_at])).toEqual([
    ['About b', 20_000],
    ['About a', 1000],
  ])
  expect(await filedMails(folder, 1)).toHaveLength(1)
  expect(told.join('\n')).toContain('"About a"')
  expect(told.join('\n')).not.toContain('a@example.org')
})

test('only the owner may read them, and an id leads nowhere else', async () => {
  await mailer().send(mail('../../etc/x'))
  const [name = ''] = await readdir(folder)
  expect(name).toBe('000000000001000-______etc_x.json')
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
})

test('no folder is no mails, and a mail that is being written is not read', async () => {
  expect(await filedMails(folder, 10)).toEqual([])
  await mailer().send(mail('a'))
  await writeFile(join(folder, '000000000009000-b.json.part'), '{"sent')
  expect(await filedMails(folder, 10)).toHaveLength(1)
})
