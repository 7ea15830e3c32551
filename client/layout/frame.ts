import type { Flash } from '#shared/flash/flash-message.ts'
import type { Locale } from '#shared/language/locale.ts'
import type { SignedIn } from './signed-in.ts'

/** What header and footer need to know, from any route's loader. */
export type Frame = {
  locale: Locale
  brand: string
  appName: string
  /** Path and query of this document; the language links come back here. */
  here: string
  offersAccess: boolean
  /** The brand signs pupils and students in by their schools. */
  hasSchools: boolean
  /** The reader, when one is signed in. */
  signedIn: SignedIn | undefined
  /** The visitor's network has signed them in (SHELL-003). */
  hasDomainLogin: boolean
  /** The institution whose network it is. */
  institution?: string
  /** Messages of this document. */
  flashes: readonly Flash[]
  showsDataSecurityNotice: boolean
  year: number
}
