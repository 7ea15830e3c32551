import { createContext } from 'react-router'
import type { SearchEvent } from '#shared/analytics/analytics-event.ts'
import type { ApiClient } from '#shared/api/call-api.ts'
import type { BrandConfig } from '#shared/brand/brand-config.ts'
import type { Flash, FlashInput } from '#shared/flash/flash-message.ts'
import type { Locale } from '#shared/language/locale.ts'
import type { Visitor } from '#shared/permissions/permissions.ts'

/** What the edge hands to every page. */
export type PageContext = {
  api: ApiClient
  brand: BrandConfig
  locale: Locale
  /** Of this answer only; every inline script carries it. */
  nonce: string
  /** The public origin (`https://sanakirja.example`), for canonical links. */
  origin: string
  requestId: string
  buildId: string
  /** What the visitor may do, decided on the server. */
  visitor: Visitor
  /** Where the visitor was going when they were sent to sign in: a path of this site, on the pages of signing in (AUTH-050). */
  intent: string | undefined
  /** Messages that the last document left for this one (FLASH-009). */
  flashes: readonly Flash[]
  /** Leaves a message for the next document: for actions and loaders that redirect. */
  addFlash: (flash: FlashInput) => void
  /** Counts an event, where the brand counts and a reader has asked for the document (ANLT-001). */
  track: (event: SearchEvent) => void
  /** The tab that `sk_prefs` names; undefined when the browser has no such cookie. */
  storedTab: string | undefined
  /** The cookie `sk_prefs` as sent; `preferences/display-preferences` reads it (STORE-039). */
  storedPreferences: string | undefined
  /** The cookie `sk_group` as sent; `preferences/group-cookie` reads it (PICK-037). */
  storedGroup: string | undefined
  /** The cookie `sk_keys` as sent; `search/tab-keys` reads it (TAB-023). */
  storedKeys: string | undefined
  /** The visitor's network had signed them in before, whether or not it still does (TAB-013). */
  hadDomainLogin: boolean
  /** The newest mails of the outbox of development, newest first; only there (AUTH-075). */
  debugMails?: () => Promise<readonly DebugMail[]>
}

/** A mail that was written in development; `sent_at` in ms. */
export type DebugMail = { sent_at: number; recipient: string; subject: string; text: string }

export const pageContext = createContext<PageContext>()
