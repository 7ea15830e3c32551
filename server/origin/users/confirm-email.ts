import type { LoginResult } from '#shared/account/login-result.ts'
import { type PreparedSignIn, preparedSignIn, statementsToEndSignIns, UnknownUserError } from '../auth/sign-in.ts'
import { type Refusal, refuse } from '../route/reply.ts'
import type { Statement } from '../storage/database.ts'
import { statementToNote } from './account-event-queries.ts'
import { type MailLink, statementToDropLinksOf } from './mail-link-queries.ts'
import { type GivenToken, peekLink, spendLink } from './mail-links.ts'
import { statementsToChangeEmail, statementToConfirm, userByEmail, userById } from './user-queries.ts'
import type { UsersOptions } from './users-options.ts'

export type LinkUse = { token: string; brand: string; device: string }

const invalid = () => refuse(400, 'confirmation_invalid_expired')
const taken = () => refuse(400, 'email_already_exists')

/**
 * Confirms the address of a new account, or a changed one, by the mailed token, once, and signs in: the link, the account and the sign-in are
 * one batch. Spec: requirements AUTH-073.
 */
export async function confirmEmail(options: UsersOptions, { token, brand, device }: LinkUse): Promise<LoginResult | Refusal> {
  const mailed: GivenToken = { token, purposes: ['confirm', 'email'], brand }
  const link = await peekLink(options, mailed)
  if (!link || link.user === null) return invalid()

  const isNew = link.purpose === 'confirm'
  const effects = isNew ? await newConfirmed(options, link, link.user) : await changeConfirmed(options, link, link.user)
  if ('type' in effects) return effects
  const returnState = link.payload.return_state
  const signIn = await preparedSignIn(options, { userId: link.user, brand, loginMethod: 'email', device, isNew, returnState })
  return used(options, mailed, { link, signIn, effects })
}

type Use = { link: MailLink; signIn: PreparedSignIn; effects: readonly Statement[] }

async function used(options: UsersOptions, mailed: GivenToken, { link, signIn, effects }: Use): Promise<LoginResult | Refusal> {
  try {
    return (await spendLink(options, mailed, [...effects, ...signIn.statements])) ? await signIn.result() : invalid()
  } catch (error) {
    if (error instanceof UnknownUserError) return invalid()
    if (link.purpose === 'email' && (await isTaken(options, link))) return taken()
    throw error
  }
}

async function newConfirmed(options: UsersOptions, { email, payload }: MailLink, userId: string): Promise<Statement[] | Refusal> {
  const { password_hash: passwordHash, given_name: givenName = '', family_name: familyName = '', send_marketing_emails } = payload
  const user = await userById(options.accounts, userId)
  if (passwordHash === undefined || user?.email !== email || user.email_confirmed_at !== null) return invalid()
  const account = { id: userId, email, passwordHash, givenName, familyName, sendMarketingEmails: send_marketing_emails ?? false }
  return [statementToConfirm({ ...account, now: options.now() }), statementToDropLinksOf(userId)]
}

/** Whoever has the old mailbox, or was signed in by it, is out. Spec: security §3.7. */
async function changeConfirmed(options: UsersOptions, link: MailLink, userId: string): Promise<Statement[] | Refusal> {
  if (await isTaken(options, link)) return taken()
  const now = options.now()
  return [
    ...statementsToChangeEmail({ userId, email: link.email, now }),
    ...statementsToEndSignIns({ userId, now }),
    statementToDropLinksOf(userId),
    statementToNote(options.randomBytes, { kind: 'email_changed', userId, now }),
  ]
}

/** Whether somebody else has confirmed the address meanwhile. */
async function isTaken({ accounts }: UsersOptions, { email, user: userId }: MailLink): Promise<boolean> {
  const user = await userByEmail(accounts, email)
  return user !== undefined && user.id !== userId && user.email_confirmed_at !== null
}
