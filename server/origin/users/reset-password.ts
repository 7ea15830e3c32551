import type { LoginResult } from '#shared/account/login-result.ts'
import type { BrandConfig } from '#shared/brand/brand-config.ts'
import type { Locale } from '#shared/language/locale.ts'
import { preparedSignIn, statementsToEndSignIns } from '../auth/sign-in.ts'
import { type Refusal, refuse, refuseForNow } from '../route/reply.ts'
import { statementToNote } from './account-event-queries.ts'
import { accountMail, MAIL_PATHS } from './account-mail.ts'
import type { LinkUse } from './confirm-email.ts'
import { isTooCommon } from './is-too-common.ts'
import { takeMail } from './mail-allowance.ts'
import { statementToDropLinksOf } from './mail-link-queries.ts'
import { newLink, peekLink, spendLink } from './mail-links.ts'
import { noteSignedIn } from './password-guesses.ts'
import { statementToSetPassword, type User, userByEmail, userById } from './user-queries.ts'
import type { UsersOptions } from './users-options.ts'

export type ResetRequest = { email: string; language: Locale; brand: BrandConfig; address: string }

/**
 * Mails a link to choose a new password. An unknown address is mailed that it has no account, and a link is stored for it that nobody gets,
 * so that the work is the same. Answers a refusal or nothing. Spec: accounts §7.2 (AUTH-068), AUTH-076.
 */
export async function requestReset(options: UsersOptions, given: ResetRequest): Promise<Refusal | undefined> {
  const { email, language, brand } = given
  const allowance = await takeMail(options, given)
  if (allowance.type === 'wait') return refuseForNow(429, 'too_many_requests', allowance.seconds)
  if (allowance.type === 'enough') return undefined

  const user = await userByEmail(options.accounts, email)
  const { token, statements } = await newLink(options, { purpose: 'reset', email, brand: brand.id })
  const mail = user
    ? ({ kind: 'reset', locale: user.language_ui, path: MAIL_PATHS.reset(token) } as const)
    : ({ kind: 'resetUnknown', locale: language, path: MAIL_PATHS.getAccess } as const)
  await options.accounts.batch([...statements, accountMail(options, { ...mail, brand, recipient: email })])
  options.mailsWaiting()
  return undefined
}

export type PasswordReset = LinkUse & { password: string; passwordConfirm: string; brandConfig: BrandConfig; address: string }

const invalid = () => refuse(400, 'reset_invalid_expired')

/** Sets a new password by a mailed token, once, ends all sign-ins and signs in. Nothing is used up by what is refused. Spec: accounts §7.2 (AUTH-069), security-tests G20. */
export async function resetPassword(options: UsersOptions, given: PasswordReset): Promise<LoginResult | Refusal> {
  const { brand, device, password, address } = given
  if (password.normalize('NFC') !== given.passwordConfirm.normalize('NFC')) return refuse(400, 'password_mismatch', 'password_confirm')
  const mailed = { token: given.token, purposes: ['reset'], brand } as const
  const usable = await peekLink(options, mailed)
  const user = usable?.user ? await userById(options.accounts, usable.user) : undefined
  if (!user || user.email !== usable?.email) return invalid()
  if (isTooCommon(password, usable.email)) return refuse(400, 'VALIDATE_PW_TOO_COMMON', 'password')

  const passwordHash = await options.passwords.hash(password)
  const isNew = user.email_confirmed_at === null
  const signIn = await preparedSignIn(options, { userId: user.id, brand, loginMethod: 'email', device, isNew })
  const reset = statementsToReset(options, user, { passwordHash, brand: given.brandConfig })
  if (!(await spendLink(options, mailed, [...reset, ...signIn.statements]))) return invalid()
  options.mailsWaiting()
  await noteSignedIn(options, { email: usable.email, address, userId: user.id })
  return signIn.result()
}

type NewPassword = { passwordHash: string; brand: BrandConfig }

function statementsToReset(options: UsersOptions, { id: userId, email, language_ui }: User, { passwordHash, brand }: NewPassword) {
  const now = options.now()
  const mail = { kind: 'passwordChanged', locale: language_ui, brand, recipient: email ?? '', path: MAIL_PATHS.requestPassword } as const
  return [
    statementToSetPassword(userId, passwordHash, now),
    ...statementsToEndSignIns({ userId, now }),
    statementToDropLinksOf(userId),
    statementToNote(options.randomBytes, { kind: 'password_reset', userId, now }),
    accountMail(options, mail),
  ]
}
