import type { BrandConfig } from '#shared/brand/brand-config.ts'
import { statementsToEndSignIns } from '../auth/sign-in.ts'
import { statementToDropMailsTo } from '../mail/outbox.ts'
import { type Refusal, refuse, refuseForNow } from '../route/reply.ts'
import { statementToNote } from './account-event-queries.ts'
import { accountMail, MAIL_PATHS } from './account-mail.ts'
import { statementsToDeleteUser } from './delete-account-queries.ts'
import { takeMail } from './mail-allowance.ts'
import { statementToDropLinksOf } from './mail-link-queries.ts'
import { newLink, peekLink, spendLink } from './mail-links.ts'
import { statementToDropPlacesOf } from './recent-try-queries.ts'
import { userById } from './user-queries.ts'
import type { UsersOptions } from './users-options.ts'

/**
 * Mails a link that leads to the page where the deletion is confirmed. An account without an address is answered the token instead: its
 * reader is signed in, and there is no mailbox to prove. Spec: requirements USER-012.
 */
export async function requestDeletion(
  options: UsersOptions,
  { userId, brand }: { userId: string; brand: BrandConfig },
): Promise<{ token?: string } | Refusal> {
  const user = await userById(options.accounts, userId)
  if (!user) return refuse(404, 'not_found')
  const { token, statements } = await newLink(options, { purpose: 'delete', email: user.email ?? '', userId, brand: brand.id })
  if (user.email === null) {
    await options.accounts.batch(statements)
    return { token }
  }
  const allowance = await takeMail(options, { email: user.email, address: '' })
  if (allowance.type !== 'allowed') return refuseForNow(429, 'too_many_requests', 3600)

  const mail = { kind: 'deleteAccount', locale: user.language_ui, brand, recipient: user.email } as const
  await options.accounts.batch([...statements, accountMail(options, { ...mail, path: MAIL_PATHS.deleteAccount(token, userId) })])
  options.mailsWaiting()
  return {}
}

/**
 * Deletes an account by the token of the mailed link, once, with everything that is the user's: identities, sign-ins, links, preferences and
 * mails. Answers a refusal or nothing. Spec: accounts §7.2, §8 (USER-009, USER-010), security-tests I08.
 */
export async function deleteAccount(
  options: UsersOptions,
  { userId, token, brand }: { userId: string; token: string; brand: string },
): Promise<Refusal | undefined> {
  if (userId === '') return refuse(400, 'no user id')
  const mailed = { token, purposes: ['delete'], brand } as const
  const link = await peekLink(options, mailed)
  if (!link) return refuse(400, 'token_invalid_expired')
  if (link.user !== userId) return refuse(403, 'forbidden')
  const user = await userById(options.accounts, userId)
  if (!user) return refuse(400, 'token_invalid_expired')

  const now = options.now()
  const isDeleted = await spendLink(options, mailed, [
    ...statementsToEndSignIns({ userId, now }),
    ...statementsToDeleteUser(userId),
    statementToDropLinksOf(userId),
    statementToDropPlacesOf(userId),
    ...(user.email === null ? [] : [statementToDropMailsTo(user.email)]),
    statementToNote(options.randomBytes, { kind: 'account_deleted', userId, now }),
  ])
  return isDeleted ? undefined : refuse(400, 'token_invalid_expired')
}
