import * as v from 'valibot'
import { EmailSchema } from '#shared/account/credentials.ts'
import { isEmaillessMethod, type LoginMethod } from '#shared/account/login-method.ts'
import type { ProfileChange } from '#shared/account/user.ts'
import type { BrandConfig } from '#shared/brand/brand-config.ts'
import { badRequest, type Refusal, refuse, refuseForNow } from '../route/reply.ts'
import type { Statement } from '../storage/database.ts'
import { accountMail, MAIL_PATHS } from './account-mail.ts'
import { takeMail } from './mail-allowance.ts'
import { newLink } from './mail-links.ts'
import { storeProfile } from './profile-queries.ts'
import { type User, userByEmail, userById } from './user-queries.ts'
import type { UsersOptions } from './users-options.ts'

export type OwnChange = { userId: string; loginMethod: LoginMethod; change: ProfileChange; brand: BrandConfig }

/**
 * Changes the own profile. A new address is mailed a link first, the old one a notice; whether it belongs to another account is told to
 * nobody but its reader. Answers whether an address waits for its link, or a refusal. Spec: accounts §7.2 (USER-006, USER-017).
 */
export async function changeProfile(options: UsersOptions, given: OwnChange): Promise<{ emailPending: boolean } | Refusal> {
  const { accounts, now } = options
  const { email: typed, ...change } = given.change
  const email = typed === undefined ? undefined : v.safeParse(EmailSchema, typed)
  if (email && !email.success) return badRequest('email')
  const user = await userById(accounts, given.userId)
  if (!user) return refuse(404, 'not_found')

  const newEmail = email?.output === user.email ? undefined : email?.output
  const refusal = newEmail === undefined ? undefined : await askForEmail(options, user, { ...given, email: newEmail })
  if (refusal) return refusal
  await storeProfile(accounts, user.id, { ...change, now: now() })
  return { emailPending: newEmail !== undefined }
}

type NewEmail = Omit<OwnChange, 'change'> & { email: string }

async function askForEmail(options: UsersOptions, user: User, given: NewEmail): Promise<Refusal | undefined> {
  if (isEmaillessMethod(given.loginMethod)) return refuse(403, 'forbidden')
  const allowance = await takeMail(options, { email: given.email, address: '' })
  // Unlike the forms for everybody, this one may say that enough was asked for: it is the user's own doing.
  if (allowance.type !== 'allowed') return refuseForNow(429, 'too_many_requests', 3600)

  const other = await userByEmail(options.accounts, given.email)
  const isTaken = other !== undefined && other.email_confirmed_at !== null
  await options.accounts.batch([
    ...(isTaken ? [toldTaken(options, other, given)] : await linkTo(options, user, given)),
    ...(user.email === null ? [] : [notice(options, user.email, { locale: user.language_ui, ...given })]),
  ])
  options.mailsWaiting()
  return undefined
}

const toldTaken = (options: UsersOptions, { language_ui: locale }: User, { email: recipient, brand }: NewEmail): Statement =>
  accountMail(options, { kind: 'alreadyRegistered', locale, brand, recipient, path: MAIL_PATHS.requestPassword })

async function linkTo(options: UsersOptions, { id: userId, language_ui: locale }: User, { email, brand }: NewEmail): Promise<Statement[]> {
  const { token, statements } = await newLink(options, { purpose: 'email', email, userId, brand: brand.id })
  return [...statements, accountMail(options, { kind: 'emailChange', locale, brand, recipient: email, path: MAIL_PATHS.confirm(token) })]
}

const notice = (
  options: UsersOptions,
  recipient: string,
  { locale, brand, email }: NewEmail & { locale: User['language_ui'] },
): Statement =>
  accountMail(options, { kind: 'emailChangeNotice', locale, brand, recipient, path: MAIL_PATHS.requestPassword, address: email })
