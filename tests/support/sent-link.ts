import { join } from 'node:path'
import { expect } from '@playwright/test'
import { filedMails } from '../../server/origin/mail/file-mailer.ts'
import { e2eData } from './e2e-data.ts'

const NEWEST = 50

/** The address with `path` in the newest mail to `recipient` that has one. Waits for the mail. */
export async function sentLink(recipient: string, path: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const mails = await filedMails(join(e2eData('8799'), 'mail'), NEWEST)
      const links = mails.filter((mail) => mail.recipient === recipient).flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
      link = links.find((address) => new URL(address).pathname.startsWith(path))
      return link
    })
    .toBeDefined()
  return link ?? ''
}
