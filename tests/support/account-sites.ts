import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { filedMails } from '#server/origin/mail/file-mailer.ts'
import { ensureBuilt } from './built.ts'
import { type BuiltWorkers, KEYS, startBuiltWorkers } from './built-workers.ts'
import { type MailSink, startMailSink } from './mail-sink.ts'
import { startNodeServer } from './node-server.ts'
import { type VisitingBrowser, visitingBrowser } from './visiting-browser.ts'

/** A built product with accounts in it, whichever runtime it runs in. */
export type AccountSite = {
  base: string
  output: () => string
  /** All that its browsers were answered, but for cookies. */
  seen: string[]
  /** The newest link mailed to somebody; waits for the mail. */
  mailedLink: (recipient: string) => Promise<URL>
  /** A browser at an address of its own; `base` where it reaches the site by another process. */
  browser: (options?: { address?: string; host?: string; base?: string }) => VisitingBrowser
  stop: () => Promise<void>
}

const MAIL_WITHIN = { timeout: 10_000, interval: 50 }
const NEWEST = 200

/** The built server on Node: its mails are files. Its cookies are sealed with the workers' keys. */
export async function startNodeSite(): Promise<AccountSite> {
  ensureBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'sanavirta-accounts-'))
  const server = await startNodeServer({
    SANAVIRTA_DATA: folder,
    SANAVIRTA_TRUSTED_HOPS: '1',
    SANAVIRTA_SESSION_KEYS: KEYS.sessionKeys.join(','),
  })
  const textsTo = async (recipient: string) => {
    const mails = await filedMails(join(folder, 'mail'), NEWEST)
    return mails.filter((mail) => mail.recipient === recipient).map(({ text }) => text)
  }
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return siteOf(server, textsTo, stop)
}

export type WorkersSite = AccountSite & { workers: BuiltWorkers; sink: MailSink }

/** The built workers in workerd: their mails go to a service over HTTP. */
export async function startWorkersSite(): Promise<WorkersSite> {
  ensureBuilt()
  const sink = await startMailSink()
  const workers = await startBuiltWorkers({ mail: sink, isDeployed: true })
  const textsTo = async (recipient: string) =>
    sink.mails
      .filter(({ to }) => to === recipient)
      .map(({ text }) => text)
      .reverse()
  const stop = async () => {
    await workers.stop()
    await sink.stop()
  }
  return { ...siteOf(workers, textsTo, stop), workers, sink }
}

type Running = Pick<AccountSite, 'base' | 'output'>

function siteOf({ base, output }: Running, textsTo: (to: string) => Promise<string[]>, stop: AccountSite['stop']): AccountSite {
  const seen: string[] = []
  const used = new Set<string>()
  let browsers = 0

  const mailedLink = (recipient: string) =>
    vi.waitFor(async () => {
      const link = (await textsTo(recipient)).map((text) => /^https?:\S+$/m.exec(text)?.[0]).find((found) => found !== undefined)
      if (link === undefined || used.has(link)) throw new Error(`No new mail to ${recipient}`)
      used.add(link)
      return new URL(link)
    }, MAIL_WITHIN)

  const browser: AccountSite['browser'] = ({ address, host, base: reached = base } = {}) => {
    browsers += 1
    const own = address ?? `10.2.${browsers}.7`
    return visitingBrowser(reached, { address: own, ...(host === undefined ? {} : { host }) }, seen)
  }
  return { base, output, seen, mailedLink, browser, stop }
}
