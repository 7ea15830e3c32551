import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Clock, Mailer } from '../ports.ts'

const FiledMail = v.object({
  sent_at: v.number(),
  sender: v.string(),
  recipient: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
})
/** A mail that lies in the folder; `sent_at` in ms. */
export type FiledMail = v.InferOutput<typeof FiledMail>

export type FileMailerOptions = {
  folder: string
  now: Clock
  /** Is told the subject and the path of each mail. */
  tell: (text: string) => void
}

/** "Sends" mails into a folder, one JSON file each, for development. Spec: requirements AUTH-075. */
export const fileMailer = ({ folder, now, tell }: FileMailerOptions): Mailer => ({
  async send({ id, ...mail }) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${String(now()).padStart(15, '0')}-${id.replace(/[^\w-]/g, '_')}.json`)
    // Written aside first: a reader never meets half a mail.
    await writeFile(`${path}.part`, JSON.stringify({ sent_at: now(), ...mail }, null, 2), { mode: 0o600 })
    await rename(`${path}.part`, path)
    tell(`Mail "${mail.subject}": ${path}`)
  },
})

/** The newest mails of the folder, newest first; none when there is no folder yet. */
export async function filedMails(folder: string, limit: number): Promise<FiledMail[]> {
  const files = (await namesIn(folder)).filter((name) => name.endsWith('.json'))
  const newest = files.sort().reverse().slice(0, limit)
  return Promise.all(newest.map(async (name) => v.parse(FiledMail, JSON.parse(await readFile(join(folder, name), 'utf8')))))
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
