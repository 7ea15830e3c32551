import { randomId } from '#shared/account/random-id.ts'
import type { BrandConfig } from '#shared/brand/brand-config.ts'
import type { Locale } from '#shared/language/locale.ts'
import { outboxStatement } from '../mail/outbox.ts'
import type { MailKind } from '../mail/texts/mail-texts.ts'
import { writeMail } from '../mail/write-mail.ts'
import type { Statement } from '../storage/database.ts'
import type { UsersOptions } from './users-options.ts'

export type AccountMail = {
  kind: MailKind
  locale: Locale
  brand: BrandConfig
  recipient: string
  /** Where the mail's link leads on the brand's site: an absolute path. */
  path: string
  /** The address that the text tells of. */
  address?: string
}

type MailOptions = Pick<UsersOptions, 'siteOrigin' | 'mailFrom' | 'now' | 'randomBytes'>

/** The statement that puts a mail about an account into the outbox, in the brand's name and with links to the brand's own site. */
export function accountMail(
  { siteOrigin, mailFrom, now, randomBytes }: MailOptions,
  { kind, locale, brand, recipient, path, address }: AccountMail,
): Statement {
  const origin = siteOrigin(brand.id)
  const brandName = brand.app.appName
  const content = { kind, locale, brandName, link: `${origin}${path}`, ...(address === undefined ? {} : { address }) }
  const sender = `${quoted(brandName)} <${mailFrom ?? `no-reply@${new URL(origin).hostname}`}>`
  return outboxStatement({ id: randomId(randomBytes), recipient, sender, ...writeMail(content) }, now())
}

/** RFC 5322 §3.2.4. */
const quoted = (name: string) => `"${name.replace(/\p{Cc}/gu, ' ').replace(/[\\"]/g, '\\$&')}"`

/** Pages that mails lead to. Spec: accounts §2.4, §4.2. */
export const MAIL_PATHS = {
  magic: (token: string) => `/magic_link_signup/${token}`,
  reset: (token: string) => `/reset-password/${token}`,
  confirm: (token: string) => `/auth/confirm-email/${token}`,
  deleteAccount: (token: string, userId: string) => `/delete-account?${new URLSearchParams({ token, user_id: userId })}`,
  requestPassword: '/auth/request-password',
  getAccess: '/get-access',
} as const
