import type { PageContext } from '#client/page-context.ts'
import type { Call } from '#shared/api/define-call.ts'
import type { BrandConfig } from '#shared/brand/brand-config.ts'
import type { BrandStore } from './brand/brand-store.ts'
import type { LimiterOf, RateLimiter } from './rate-limit/rate-limiter.ts'
import type { RenderPage } from './render/render-page.ts'
import type { Log } from './request-log.ts'
import type { RandomBytes } from './session/random-bytes.ts'
import type { AnswerCache } from './upstream/answer-cache.ts'
import type { OriginAccess } from './upstream/origin-access.ts'

/** What a runtime knows about one request that the request itself cannot be believed about. Handed to `app.fetch` as Hono's env. */
export type RequestScope = {
  /** The socket's peer, or the right-most trusted hop; never a header that a client may write. */
  clientAddress: string
  /** True when the request came to us over TLS. */
  isSecure: boolean
  /** Keeps work alive after the answer is sent. */
  waitUntil: (work: Promise<unknown>) => void
}

export type EdgeEnv = { Bindings: RequestScope }

/** Everything the edge needs from the runtime it runs in. */
export type EdgeOptions = {
  /** The brands as built in: their hosts are the allow-list, and they stand in when the store cannot be read. */
  brands: readonly BrandConfig[]
  /** Further host names, each with the id of its brand. */
  extraHosts?: Readonly<Record<string, string>>
  brandStore: BrandStore
  origin: OriginAccess
  /** The generation of the dictionaries, where the origin runs in this process; else it is learnt from answers. */
  originGeneration?: () => string
  renderPage: RenderPage
  answerCache: AnswerCache
  /** Generous, for everyone, by client address. Without one nothing is limited. */
  coarseLimiter?: RateLimiter
  /** Makes what counts visitors, addresses and accounts against their budgets. Without it nothing is limited. */
  limiterOf?: LimiterOf
  /** ms since the epoch. */
  now: () => number
  /** 0 … 1, for jitter. */
  random: () => number
  randomBytes: RandomBytes
  /**
   * Keys that cookies are sealed with, newest first, each a text of 256 random bits: the first seals, all of them open.
   */
  sessionKeys: readonly string[]
  /** What visitors' addresses are signed with for an origin elsewhere; without it that origin is told none. */
  addressKey?: string
  /** Where the identity providers are (`https://accounts.example`): browsers are sent to no other site. None unless given. */
  providerOrigins?: readonly string[]
  log: Log
  buildId: string
  /** The public origin behind a TLS proxy (`https://dictionary.example`). */
  publicOrigin?: string | undefined
  /** The origin has a translator; otherwise nothing offers machine translation. */
  hasTranslator?: boolean
  /** In development documents carry no content security policy: the dev server's inline scripts have no nonce. */
  isDevelopment?: boolean
  /** Development: the newest mails of the outbox, for /debug (AUTH-075). */
  debugMails?: NonNullable<PageContext['debugMails']>
  /** The table of calls; all of them unless a test says otherwise. */
  calls?: readonly Call[]
}
