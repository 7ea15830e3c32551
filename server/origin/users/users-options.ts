import type { TokenOptions } from '../auth/token-options.ts'
import type { BrandById } from '../ports.ts'
import type { Passwords } from './passwords.ts'

/** What the users' surface takes beyond what giving out tokens takes. */
export type UsersOptions = TokenOptions & {
  brandById: BrandById
  /** Where a brand's site is, for links in mails: from configuration, never from what a request says of its host (security G21). */
  siteOrigin: (brandId: string) => string
  /** The address mails come from; without one, `no-reply` at the site's own name. */
  mailFrom: string | undefined
  passwords: Passwords
  /** Is told that a mail was put into the outbox, so that it can be sent at once. */
  mailsWaiting: () => void
}
