import type { LoginResult } from '#shared/account/login-result.ts'
import { randomId } from '#shared/account/random-id.ts'
import type { BrandConfig } from '#shared/brand/brand-config.ts'
import type { Locale } from '#shared/language/locale.ts'
import { beginSignIn, preparedSignIn, UnknownUserError } from '../auth/sign-in.ts'
import { type Refusal, refuse, refuseForNow } from '../route/reply.ts'
import { accountMail, MAIL_PATHS } from './account-mail.ts'
import type { LinkUse } from './confirm-email.ts'
import { takeMail } from './mail-allowance.ts'
import { type GivenToken, newLink, peekLink, spendLink } from './mail-links.ts'
import { noteSignedIn } from './password-guesses.ts'
import { statementsToInsertConfirmed, userByEmail } from './user-queries.ts'
import type { UsersOptions } from './users-options.ts'

export type MagicLinkRequest = {
  email: string
  language: Locale
  returnState: string | undefined
  brand: BrandConfig
  address: string
}

/**
 * Mails a link that signs in, and registers whoever has no account yet. Known and unknown addresses are told the same after the same work.
 * Answers a refusal or nothing. Spec: accounts §7.2 (AUTH-040, AUTH-041), AUTH-074, AUTH-076.
 */
export async function requestMagicLink(options: UsersOptions, given: MagicLinkRequest): Promise<Refusal | undefined> {
  const { email, language, returnState, brand } = given
  const allowance = await takeMail(options, given)
  if (allowance.type === 'wait') return refuseForNow(429, 'too_many_requests', allowance.seconds)
  if (allowance.type === 'enough') return undefined

  const user = await userByEmail(options.accounts, email)
  const isKnown = user !== undefined && user.email_confirmed_at !== null
  const payload = { language_ui: language, ...(returnState === undefined ? {} : { return_state: returnState }) }
  const { token, statements } = await newLink(options, { purpose: 'magic', email, brand: brand.id, payload })
  const locale = isKnown ? user.language_ui : language
  const mail = { kind: isKnown ? 'magic' : 'signup', locale, brand, recipient: email, path: MAIL_PATHS.magic(token) } as const
  await options.accounts.batch([...statements, accountMail(options, mail)])
  options.mailsWaiting()
  return undefined
}

/**
 * Signs in by the token of a magic link, once. The address is proved: it gets a new account when it has none, or none that was ever
 * confirmed, so that nobody finds a stranger's password on an account of theirs. The link, the account and the sign-in are one batch.
 * Spec: accounts §4.2, §7.2 (AUTH-015), security-tests G07.
 */
export async function magicLinkLogin(
  options: UsersOptions,
  { token, brand, device, address }: LinkUse & { address: string },
): Promise<LoginResult | Refusal> {
  const mailed: GivenToken = { token, purposes: ['magic'], brand }
  const link = await peekLink(options, mailed)
  if (!link) return invalid()

  const known = await userByEmail(options.accounts, link.email)
  const account = known && known.email_confirmed_at !== null ? known.id : undefined
  const userId = account ?? randomId(options.randomBytes)
  const newAccount = { id: userId, email: link.email, brand, language: link.payload.language_ui ?? 'en', now: options.now() }
  const inserted = account === undefined ? statementsToInsertConfirmed(newAccount) : []
  const given = { userId, brand, loginMethod: 'magic_link', device, isNew: account === undefined } as const
  const signIn = await preparedSignIn(options, { ...given, returnState: link.payload.return_state })
  if (!(await spendLink(options, mailed, [...inserted, ...signIn.statements]))) return invalid()
  const result = await signIn.result().catch(unlessUnknown)
  const holder = result ? userId : (await userByEmail(options.accounts, link.email))?.id
  if (holder === undefined) return invalid()
  await noteSignedIn(options, { email: link.email, address, userId: holder })
  // Another link of the same address was used at the very same time, and the account is that one's.
  return result ?? beginSignIn(options, { ...given, userId: holder, isNew: false, returnState: link.payload.return_state })
}

function unlessUnknown(error: unknown): undefined {
  if (!(error instanceof UnknownUserError)) throw error
  return undefined // the caller looks whose the address is by now
}

const invalid = () => refuse(400, 'token_invalid_expired')
