import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { callerReader } from '#server/origin/auth/caller-reader.ts'
import { sendDueMails } from '#server/origin/mail/outbox.ts'
import type { Mail } from '#server/origin/ports.ts'
import { plainCalls } from '#server/origin/route/plain-calls.ts'
import type { Database } from '#server/origin/storage/database.ts'
import { passwords } from '#server/origin/users/passwords.ts'
import { usersRoutes } from '#server/origin/users/routes.ts'
import type { UsersOptions } from '#server/origin/users/users-options.ts'
import { allCalls } from '#shared/api/all-calls.ts'
import { BrandConfigSchema } from '#shared/brand/brand-config.ts'
import { tokenOptions } from './users-for-tests.ts'

/** As cheap as scrypt can be: tests of flows are not about its cost. */
export const CHEAP_COST = { ln: 4, r: 8, p: 1 }

const BRANDS = ['sanakirja', 'pacman'].map((id) =>
  v.parse(BrandConfigSchema, { id, hosts: ['localhost'], contentProject: id, app: { appName: id, features: {}, theme: id } }),
)

/** The one value there is for a part of a path. */
const PATH_DEFAULTS: Readonly<Record<string, string>> = { type: 'user' }

export type Sent = { brand?: string; address?: string; token?: string; params?: Readonly<Record<string, string>> }
export type Answered = { status: number; body: Record<string, unknown>; headers: ReadonlyMap<string, string> }

/** The users' calls over a database, with mails that are kept in the order they were written and a clock that the test moves. */
export function usersOrigin(accounts: Database, clock: { now: number }, given: Partial<UsersOptions> = {}) {
  const mails: Mail[] = []
  const reported: unknown[] = []
  const options: UsersOptions = {
    ...tokenOptions(accounts, () => clock.now),
    brandById: async (id) => BRANDS.find((brand) => brand.id === id),
    siteOrigin: (brandId) => `https://${brandId}.example`,
    mailFrom: undefined,
    passwords: passwords({ cost: CHEAP_COST, running: 2, randomBytes }),
    mailsWaiting: () => {},
    ...given,
  }
  const { on, answer } = plainCalls({ callerOf: callerReader(options), generation: () => 'test' }, (error) => void reported.push(error))
  usersRoutes(on, options)

  async function call(
    name: string,
    body: unknown = undefined,
    { brand = 'sanakirja', address = '', token, params = {} }: Sent = {},
  ): Promise<Answered> {
    const path = allCalls.find((known) => known.name === name)?.path ?? ''
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? PATH_DEFAULTS[key] ?? ''))
    const sender = { authorization: token === undefined ? undefined : `Bearer ${token}`, brand, address }
    const answered = await answer({ name, path: filled, query: '', ...(body === undefined ? {} : { body: JSON.stringify(body) }) }, sender)
    await sendMails()
    return {
      status: answered.status,
      body: v.parse(v.record(v.string(), v.unknown()), JSON.parse(String(answered.body))),
      headers: new Map(answered.headers),
    }
  }

  const sendMails = () =>
    sendDueMails({
      accounts,
      now: () => clock.now,
      mailer: { send: async (mail) => void mails.push(mail) },
      report: (error) => void reported.push(error),
    })

  return { options, call, mails, reported, sendMails }
}

export type UsersOrigin = ReturnType<typeof usersOrigin>

/** The link of the newest mail to somebody, sent first if it waits. */
export async function mailedLink({ mails, sendMails }: UsersOrigin, recipient: string): Promise<URL> {
  await sendMails()
  const mail = mails.findLast((sent) => sent.recipient === recipient)
  const link = /^https:\S+$/m.exec(mail?.text ?? '')?.[0]
  if (link === undefined) throw new Error('No mail with a link was sent there')
  return new URL(link)
}

/** The token that a mailed link ends with. */
export const mailedToken = async (origin: UsersOrigin, recipient: string): Promise<string> =>
  (await mailedLink(origin, recipient)).pathname.split('/').at(-1) ?? ''

const Tokens = v.object({ access_token: v.string(), user_data: v.object({ user_id: v.string() }) })

/** Access token and user id of an answer that signs in. */
export function signedInBy({ status, body }: Answered): { token: string; userId: string } {
  if (status !== 200) throw new Error(`The sign-in was refused: ${status} ${JSON.stringify(body)}`)
  const { access_token: token, user_data } = v.parse(Tokens, body)
  return { token, userId: user_data.user_id }
}

export const PASSWORD = 'aamukahvi järvellä'

/** A registered and confirmed user, signed in. */
export async function registered(origin: UsersOrigin, email: string, password = PASSWORD): Promise<{ token: string; userId: string }> {
  await origin.call('register', { email, password, language_ui: 'fi' })
  return signedInBy(await origin.call('confirmEmail', {}, { params: { token: await mailedToken(origin, email) } }))
}
