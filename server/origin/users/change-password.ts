import * as v from 'valibot'
import { PasswordSchema } from '#shared/account/credentials.ts'
import type { LoginMethod } from '#shared/account/login-method.ts'
import type { LoginResult } from '#shared/account/login-result.ts'
import type { BrandConfig } from '#shared/brand/brand-config.ts'
import { beginSignIn, statementsToEndSignIns } from '../auth/sign-in.ts'
import { type Refusal, refuse } from '../route/reply.ts'
import type { Statement } from '../storage/database.ts'
import { statementToNote } from './account-event-queries.ts'
import { accountMail, MAIL_PATHS } from './account-mail.ts'
import { isTooCommon } from './is-too-common.ts'
import { statementToDropLinksOf } from './mail-link-queries.ts'
import { countWrongGuess, isLocked } from './password-guesses.ts'
import { statementToSetPassword, type User, userById } from './user-queries.ts'
import type { UsersOptions } from './users-options.ts'

export type PasswordChange = {
  userId: string
  loginMethod: LoginMethod
  device: string
  password: string
  newPassword: string
  passwordConfirm: string
  brand: BrandConfig
}

/**
 * Changes the own password. All sign-ins end, the caller's own among them, which begins anew: whoever held it before holds nothing.
 * Answers the new sign-in or a refusal. Spec: accounts §7.2 (AUTH-065, AUTH-070), security §3.7.
 */
export async function changePassword(options: UsersOptions, given: PasswordChange): Promise<LoginResult | Refusal> {
  const { accounts, passwords, mailsWaiting } = options
  if (given.newPassword.normalize('NFC') !== given.passwordConfirm.normalize('NFC'))
    return refuse(400, 'password_mismatch', 'password_confirm')
  const user = await userById(accounts, given.userId)
  if (!user || !(await isOwnPassword(options, user, given.password))) return refuse(400, 'incorrect_password', 'password')
  if (isTooCommon(given.newPassword, user.email ?? '')) return refuse(400, 'VALIDATE_PW_TOO_COMMON', 'new_password')

  const passwordHash = await passwords.hash(given.newPassword)
  await accounts.batch(changed(options, user, { ...given, passwordHash }))
  mailsWaiting()
  const { loginMethod, device } = given
  return beginSignIn(options, { userId: given.userId, brand: given.brand.id, loginMethod, device })
}

/** Guesses by whoever sits at a signed-in browser are counted for the user alone: they lock nobody out. */
async function isOwnPassword(options: UsersOptions, { id, password_hash }: User, password: string): Promise<boolean> {
  if (!v.is(PasswordSchema, password)) return false
  const guess = { email: `of the user ${id}`, address: '' }
  const isRight = await options.passwords.matches(password, password_hash)
  if (isRight && !(await isLocked(options, guess))) return true
  await countWrongGuess(options, guess)
  return false
}

function changed(
  options: UsersOptions,
  { id: userId, email, language_ui: locale }: User,
  { brand, passwordHash }: PasswordChange & { passwordHash: string },
): Statement[] {
  const now = options.now()
  const notice = (recipient: string) =>
    accountMail(options, { kind: 'passwordChanged', locale, brand, recipient, path: MAIL_PATHS.requestPassword })
  return [
    statementToSetPassword(userId, passwordHash, now),
    ...statementsToEndSignIns({ userId, now }),
    statementToDropLinksOf(userId),
    statementToNote(options.randomBytes, { kind: 'password_changed', userId, now }),
    ...(email === null ? [] : [notice(email)]),
  ]
}
