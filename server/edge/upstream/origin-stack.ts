import type { Call } from '#shared/api/define-call.ts'
import { loginAnonymously } from '../session/anonymous-login.ts'
import type { RandomBytes } from '../session/pkce-pair.ts'
import { createServiceTokens } from '../session/service-token.ts'
import type { OriginFetch } from './origin-upstream.ts'
import { originUpstream } from './origin-upstream.ts'
import { compose, type Upstream } from './upstream.ts'
import { withAnswerCheck } from './with-answer-check.ts'
import { withAuthRetry } from './with-auth-retry.ts'
import { withBreaker } from './with-breaker.ts'
import { type CacheOptions, withCache } from './with-cache.ts'
import { SERVER_DEDUPE, withDedupe } from './with-dedupe.ts'
import { withRetry } from './with-retry.ts'
import { withSafeHtml } from './with-safe-html.ts'

export type OriginStackOptions = {
  calls: readonly Call[]
  originFetch: OriginFetch
  originUrl: string
  isOriginTrusted: boolean
  caching: CacheOptions
  randomBytes: RandomBytes
}

/** The one road to the origin, outermost layer first; loaders and proxied calls both take it. */
export function originStack({ calls, originFetch, originUrl, isOriginTrusted, caching, randomBytes }: OriginStackOptions): Upstream {
  const { now } = caching
  const callsByName = new Map(calls.map((call) => [call.name, call]))
  const guardedOrigin = compose(
    [withAnswerCheck({ callsByName, isTrusted: isOriginTrusted }), withRetry(), withBreaker({ now })],
    originUpstream({ fetch: originFetch, baseUrl: originUrl, callsByName, isTrusted: isOriginTrusted }),
  )
  const tokens = createServiceTokens({ login: (scope) => loginAnonymously(guardedOrigin, scope, randomBytes), now })
  return compose(
    [withDedupe({ ...SERVER_DEDUPE, now }), withCache(caching), withAuthRetry({ callsByName, tokens }), withSafeHtml(callsByName)],
    guardedOrigin,
  )
}
