/**
 * A process that registers people, signs them in, renews and signs out as fast as it can, and tells of each thing only once it is done.
 * It is there to be killed: `node account-writer.ts <accounts.db> <name>`.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { writeSync } from 'node:fs'
import * as v from 'valibot'
import { renewTokens } from '#server/origin/auth/renew-tokens.ts'
import { statementsToEndSignIn } from '#server/origin/auth/sign-in-queries.ts'
import { openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { confirmEmail } from '#server/origin/users/confirm-email.ts'
import { passwords } from '#server/origin/users/passwords.ts'
import { register } from '#server/origin/users/register.ts'
import type { UsersOptions } from '#server/origin/users/users-options.ts'
import { BrandConfigSchema } from '#shared/brand/brand-config.ts'
import { tokenOptions } from '../support/users-for-tests.ts'
import { type Done, sidOf } from './account-history.ts'

const brand = v.parse(BrandConfigSchema, {
  id: 'sanakirja',
  hosts: ['localhost'],
  contentProject: 'sanakirja',
  app: { appName: 'Sanavirta', features: {}, theme: 'sanakirja' },
})

/** Several under way at a time, as in a server. */
const CROWD = 4

/** The disk is what matters here, not the hash. */
const CHEAP = { ln: 4, r: 8, p: 1 }

const [, , path = '', name = ''] = process.argv
const accounts = openNodeSqliteDatabase(path, { synchronous: 'FULL' })
const options: UsersOptions = {
  ...tokenOptions(accounts, Date.now),
  brandById: async () => brand,
  siteOrigin: () => 'https://sanavirta.example',
  mailFrom: undefined,
  passwords: passwords({ cost: CHEAP, running: CROWD, randomBytes }),
  mailsWaiting: () => {},
}

/** Written at once: what was told of was done. */
const tell = (done: Done) => void writeSync(1, `${JSON.stringify(done)}\n`)

async function live(email: string): Promise<void> {
  const names = { givenName: '', familyName: '', sendMarketingEmails: false, language: 'fi', returnState: undefined } as const
  await register(options, { email, password: randomBytes(12).toString('hex'), ...names, brand, address: '' })
  tell({ type: 'registered', email })

  const result = await confirmEmail(options, { token: await mailedToken(email), brand: brand.id, device: '' })
  if ('error' in result) throw new Error(result.error)
  const { access_token = '', refresh_token = '' } = result
  const sid = sidOf(access_token)
  tell({ type: 'signed-in', email, sid, token: refresh_token })

  let token = refresh_token
  for (let renewals = randomInt(4); renewals > 0; renewals -= 1) {
    const renewal = await renewTokens(options, token, 'sanakirja')
    if (!renewal.ok) throw new Error(renewal.error.code)
    token = renewal.value.refresh_token
    tell({ type: 'renewed', sid, token })
  }
  if (randomInt(3) > 0) return
  await accounts.batch(statementsToEndSignIn({ sid, now: Date.now() }))
  tell({ type: 'signed-out', sid, token })
}

/** The link that the mail in the outbox brings. */
async function mailedToken(email: string): Promise<string> {
  const [mail] = await accounts.all<{ body_text: string }>('SELECT body_text FROM mail_outbox WHERE recipient = ?1', [email])
  return /confirm-email\/([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? ''
}

async function liveOn(place: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    await live(`${name}-${place}-${count}@example.org`).catch((error: unknown) => tell({ type: 'failed', reason: String(error) }))
  }
}

await Promise.all(Array.from({ length: CROWD }, (_, place) => liveOn(place)))
