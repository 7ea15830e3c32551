import { randomId } from '#shared/account/random-id.ts'
import type { BrandConfig } from '#shared/brand/brand-config.ts'
import type { Locale } from '#shared/language/locale.ts'
import { type Refusal, refuse, refuseForNow } from '../route/reply.ts'
import type { Statement } from '../storage/database.ts'
import { accountMail, MAIL_PATHS } from './account-mail.ts'
import { isTooCommon } from './is-too-common.ts'
import { takeMail } from './mail-allowance.ts'
import { newLink } from './mail-links.ts'
import { statementsToRegister, userByEmail } from './user-queries.ts'
import type { UsersOptions } from './users-options.ts'

/** A registration whose link has long run out is of use to nobody. */
export const KEEP_UNCONFIRMED_MS = 7 * 24 * 60 * 60 * 1000

export type NewRegistration = {
  email: string
  password: string
  givenName: string
  familyName: string
  sendMarketingEmails: boolean
  language: Locale
  returnState: string | undefined
  brand: BrandConfig
  address: string
}

/**
 * Registers an account by password and mails a link to confirm its address. An address that has an account is mailed that it has; the caller is
 * told the same, after the same work. Answers a refusal or nothing. Spec: requirements AUTH-073, AUTH-074, AUTH-076.
 */
export async function register(options: UsersOptions, given: NewRegistration): Promise<Refusal | undefined> {
  if (isTooCommon(given.password, given.email)) return refuse(400, 'VALIDATE_PW_TOO_COMMON', 'password')
  const allowance = await takeMail(options, given)
  if (allowance.type === 'wait') return refuseForNow(429, 'too_many_requests', allowance.seconds)

  const passwordHash = await options.passwords.hash(given.password)
  const user = await userByEmail(options.accounts, given.email)
  if (allowance.type === 'enough') return undefined
  const isKnown = user !== undefined && user.email_confirmed_at !== null
  await options.accounts.batch(isKnown ? toldAlready(options, given, user.language_ui) : await registered(options, given, passwordHash))
  options.mailsWaiting()
  return undefined
}

const toldAlready = (options: UsersOptions, { brand, email }: NewRegistration, locale: Locale): Statement[] => [
  accountMail(options, { kind: 'alreadyRegistered', locale, brand, recipient: email, path: MAIL_PATHS.requestPassword }),
]

/** The link brings the registration along: what it confirms is what was asked for by whoever gets the mail. */
async function registered(options: UsersOptions, given: NewRegistration, passwordHash: string): Promise<Statement[]> {
  const { email, givenName, familyName, sendMarketingEmails, language, returnState, brand } = given
  const { token, statements } = await newLink(options, {
    purpose: 'confirm',
    email,
    brand: brand.id,
    payload: {
      password_hash: passwordHash,
      given_name: givenName,
      family_name: familyName,
      send_marketing_emails: sendMarketingEmails,
      ...(returnState === undefined ? {} : { return_state: returnState }),
    },
  })
  const account = { id: randomId(options.randomBytes), email, passwordHash, givenName, familyName, sendMarketingEmails }
  return [
    ...statementsToRegister({ ...account, brand: brand.id, language, now: options.now() }, options.now() - KEEP_UNCONFIRMED_MS),
    ...statements,
    accountMail(options, { kind: 'confirm', locale: language, brand, recipient: email, path: MAIL_PATHS.confirm(token) }),
  ]
}
