import type { BrandConfig } from '#shared/brand/brand-config.ts'
import type { AppErrorCode } from '#shared/errors/app-error.ts'
import type { Flash, FlashInput } from '#shared/flash/flash-message.ts'
import type { Locale } from '#shared/language/locale.ts'
import type { RequestScope } from './edge-options.ts'
import type { DomainSession, UserSession } from './session/identity.ts'
import type { FailureKind } from './upstream/origin-failure.ts'

/** One request on its way through the chain: what it said, and what the stations have found out. */
export type Visit = {
  readonly request: Request
  readonly scope: RequestScope
  /** The path as sent: not decoded, so that nothing is decoded twice. */
  readonly path: string
  /** The query as sent, with its `?`, or ''. */
  readonly search: string
  readonly startedAt: number
  readonly requestId: string
  /** Names the route in the log; the path itself may hold what a visitor looked up. */
  readonly routeName: string
  /** Id of the brand that the host belongs to. */
  brandId: string
  /** The public origin of this site, as the visitor's browser knows it. */
  origin: string
  brand: BrandConfig | undefined
  locale: Locale
  /** How the answer came about, for the log. */
  cache: 'hit' | 'stale' | 'miss' | 'none'
  /** The last failure of a call to the origin, when one failed. */
  failure: FailureKind | undefined
  /** The signed-in user, by the sealed session cookie. */
  session: UserSession | undefined
  /** The visitor's institution, by the network they are in. */
  domain: DomainSession | undefined
  /** Why the session that the browser sent is over; undefined while nothing ended. */
  endedBy: EndedBy | undefined
  /** The path that the visitor was on the way to when they were sent to sign in; on the pages of signing in. */
  intent: string | undefined
  /** Messages the last document left for this one. */
  flashes: readonly Flash[]
  /** Messages that this one leaves for the next. */
  addedFlashes: FlashInput[] | undefined
  /** What the answer leaves in the browser, by the cookie's name. */
  cookies: Map<string, string> | undefined
  /** After a sign-out the browser forgets what it has kept of this site (E25). */
  clearsCache: boolean
  /** The head of the answer is on its way: no cookie can be left any more. */
  isSent: boolean
}

/** Spec: accounts §8, requirements AUTH-026, AUTH-027, API-005. */
export type EndedBy = Extract<AppErrorCode, 'login_expired' | 'unauthorized_session' | 'access_revoked'>

/** The brand's configuration. Throws a TypeError when there is none (CONF-022). */
export function brandOf({ brand, brandId }: Visit): BrandConfig {
  if (!brand) throw new TypeError(`There is no configuration of the brand "${brandId}"`)
  return brand
}

/** True for calls of the API, whose answers are JSON whatever happens. */
export const isApi = ({ path }: Pick<Visit, 'path'>) => path.startsWith('/api/') || path === '/api'

/** The raw path of a request's URL: neither decoded nor normalised further than the URL already is. */
export function rawPath({ url }: Request): string {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  if (start === -1) return '/'
  const end = url.indexOf('?', start)
  const hash = url.indexOf('#', start)
  if (hash !== -1 && (end === -1 || hash < end)) return url.slice(start, hash)
  return end === -1 ? url.slice(start) : url.slice(start, end)
}

/** The raw query of a request's URL with its `?`, or ''. */
export function rawSearch({ url }: Request): string {
  const start = url.indexOf('?')
  if (start === -1) return ''
  const hash = url.indexOf('#', start)
  return hash === -1 ? url.slice(start) : url.slice(start, hash)
}
