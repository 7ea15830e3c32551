import type { Locale } from '#shared/language/locale.ts'

/** What header and footer need to know, from any route's loader. */
export type Frame = {
  locale: Locale
  brand: string
  appName: string
  /** Path and query of this document; the language links come back here. */
  here: string
  offersAccess: boolean
  showsDataSecurityNotice: boolean
  year: number
}
