import type { LoginResult } from '#shared/account/login-result.ts'
import { beginSignIn, statementsToEndSignIns } from '../auth/sign-in.ts'
import { type Refusal, refuse } from '../route/reply.ts'
import { statementToNote } from './account-event-queries.ts'
import { type MailLink, statementToDropLinksOf } from './mail-link-queries.ts'
import { takeLink } from './mail-links.ts'
import { changeEmail, confirmRegistration } from './user-queries.ts'
import type { UsersOptions } from './users-options.ts'

export type LinkUse = { token: string; brand: string; device: string }

const invalid = () => refuse(400, 'confirmation_invalid_expired')

/** Confirms the address of a new account, or a changed one, by the mailed token, once, and signs in. Spec: requirements AUTH-073. */
export async function confirmEmail(options: UsersOptions, { token, brand, device }: LinkUse): Promise<LoginResult | Refusal> {
  const link = await takeLink(options, { token, purposes: ['confirm', 'email'], brand })
  if (!link || link.user === null) return invalid()

  const refusal = link.purpose === 'confirm' ? await confirmNew(options, link, link.user) : await confirmChanged(options, link, link.user)
  if (refusal) return refusal
  const isNew = link.purpose === 'confirm'
  return beginSignIn(options, { userId: link.user, brand, loginMethod: 'email', device, isNew, returnState: link.payload.return_state })
}

async function confirmNew({ accounts, now }: UsersOptions, { email, payload }: MailLink, userId: string): Promise<Refusal | undefined> {
  const { password_hash: passwordHash, given_name: givenName = '', family_name: familyName = '', send_marketing_emails } = payload
  if (passwordHash === undefined) return invalid()
  const account = { id: userId, email, passwordHash, givenName, familyName, sendMarketingEmails: send_marketing_emails ?? false }
  if (!(await confirmRegistration(accounts, { ...account, now: now() }))) return invalid()
  await accounts.batch([statementToDropLinksOf(userId)])
  return undefined
}

/** Whoever has the old mailbox, or was signed in by it, is out. Spec: security §3.7. */
async function confirmChanged(options: UsersOptions, { email }: MailLink, userId: string): Promise<Refusal | undefined> {
  const { accounts, randomBytes } = options
  const now = options.now()
  if (!(await changeEmail(accounts, { userId, email, now }))) return refuse(400, 'email_already_exists')
  await accounts.batch([
    ...statementsToEndSignIns({ userId, now }),
    statementToDropLinksOf(userId),
    statementToNote(randomBytes, { kind: 'email_changed', userId, now }),
  ])
  return undefined
}
