import * as v from 'valibot'
import { refreshTokens, type Tokens } from '#shared/api/auth.ts'
import { OriginFailure } from '../upstream/origin-failure.ts'
import type { CallScope, Upstream } from '../upstream/upstream.ts'
import type { EndedBy } from '../visit.ts'
import { callOrigin, errorCodeOf, jsonOf } from './origin-call.ts'
import { freshCode } from './pkce-code.ts'
import type { RandomBytes } from './random-bytes.ts'

export type Refreshed = { type: 'renewed'; tokens: Tokens } | { type: 'rejected'; endedBy: EndedBy }

/** A refresh token's successors, or why there are none. Throws OriginFailure when the origin could not say. */
export type Refresh = (scope: CallScope, refreshToken: string) => Promise<Refreshed>

export type RefreshOptions = { upstream: Upstream; randomBytes: RandomBytes; now: () => number }

/** As long as the origin gives the same successors for a token, so do we: requests that crossed each other. Spec: security §3.4. */
export const REMEMBERED_MS = 10_000

/** The longest that a request waits for a token. Spec: accounts §4.1, §9 (AUTH-031). */
export const TOKEN_WAIT_MS = 31_000

type Running = { refreshed: Promise<Refreshed>; until: number }

/**
 * Renews tokens once per refresh token, however many ask at the same time. Outcomes are plain values, so requests may share them.
 * Spec: AUTH-013, AUTH-027, AUTH-030; security §3.4 (F07).
 */
export function createRefresh({ upstream, randomBytes, now }: RefreshOptions): Refresh {
  const running = new Map<string, Running>()

  const start = (scope: CallScope, refreshToken: string, key: string): Promise<Refreshed> => {
    const refreshed = withinWait(refreshOnce({ upstream, randomBytes }, scope, refreshToken))
    running.set(key, { refreshed, until: Infinity })
    const settled = refreshed.then(
      () => void running.set(key, { refreshed, until: now() + REMEMBERED_MS }),
      () => void running.delete(key), // those who wait see the failure; the next one asks again
    )
    scope.waitUntil(settled)
    return refreshed
  }

  return function refresh(scope, refreshToken) {
    const at = now()
    for (const [key, { until }] of running) if (until <= at) running.delete(key)
    const key = `${scope.brand} ${refreshToken}`
    return running.get(key)?.refreshed ?? start(scope, refreshToken, key)
  }
}

type OnceOptions = Pick<RefreshOptions, 'upstream' | 'randomBytes'>

async function refreshOnce({ upstream, randomBytes }: OnceOptions, scope: CallScope, refreshToken: string): Promise<Refreshed> {
  const code = await freshCode(upstream, scope, randomBytes)
  if ('refusal' in code) throw new OriginFailure('unreachable')
  const answer = await callOrigin(upstream, scope, { call: refreshTokens, body: { ...code, refresh_token: refreshToken } })
  if (answer.status === 200) return { type: 'renewed', tokens: v.parse(refreshTokens.answer, jsonOf(answer)) }
  // A fault or a limit of the origin says nothing about the token: the cookie stays.
  if (answer.status >= 500 || answer.status === 429) throw new OriginFailure('unreachable')
  return { type: 'rejected', endedBy: EXPIRED.has(errorCodeOf(answer)) ? 'login_expired' : 'unauthorized_session' }
}

/** How an origin says that a refresh token has run out (AUTH-027); RFC 6749 §5.2 has one code for all. */
const EXPIRED: ReadonlySet<string> = new Set(['login_expired', 'token_invalid_expired', 'invalid_grant'])

async function withinWait(work: Promise<Refreshed>): Promise<Refreshed> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new OriginFailure('timeout')), TOKEN_WAIT_MS)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
