import type { Tokens } from '#shared/api/auth.ts'
import { OriginFailure } from '../upstream/origin-failure.ts'
import type { CallScope } from '../upstream/upstream.ts'

/** A brand's anonymous token, which every visitor without a session of their own shares. */
export type ServiceTokens = {
  /** The token in hand, at once when there is one. Throws OriginFailure when none can be had. */
  current(scope: CallScope): string | Promise<string>
  /** Another token than the one the origin has just refused. Throws OriginFailure when none can be had. */
  renewed(scope: CallScope, refused: string): Promise<string>
}

export type ServiceTokenOptions = {
  /** One anonymous login for a brand. */
  login: (scope: CallScope) => Promise<Tokens>
  now: () => number
}

type Held = { token: string; renewAt: number; expiresAt: number }

/** Spec: accounts §4.1, security §3.5. */
export const RENEW_AT_SHARE_OF_LIFE = 0.7

/** After a failed login the next one waits this long, so that a refusing origin is not asked once per visitor. */
const PAUSE_AFTER_FAILURE_MS = 1000

/**
 * Logs in once per brand, however many ask at the same time, and again at 70 % of the token's life while the old one still
 * serves. Tokens are plain values, so they may be shared between requests. Spec: AUTH-017, AUTH-025; security §3.5.
 */
export function createServiceTokens({ login, now }: ServiceTokenOptions): ServiceTokens {
  const held = new Map<string, Held>()
  const running = new Map<string, Promise<string>>()
  const failures = new Map<string, { until: number; error: unknown }>()

  function startLogin(scope: CallScope): Promise<string> {
    const { brand } = scope
    const under = running.get(brand)
    if (under) return under
    const failure = failures.get(brand)
    if (failure && now() < failure.until) return Promise.reject(failure.error)

    const attempt = login(scope)
      .then(({ access_token: token, expires_in: seconds }) => {
        const at = now()
        held.set(brand, { token, renewAt: at + seconds * 1000 * RENEW_AT_SHARE_OF_LIFE, expiresAt: at + seconds * 1000 })
        failures.delete(brand)
        return token
      })
      .catch((cause: unknown) => {
        const error = cause instanceof OriginFailure ? cause : new OriginFailure('login_refused', cause)
        failures.set(brand, { until: now() + PAUSE_AFTER_FAILURE_MS, error })
        throw error
      })
      .finally(() => running.delete(brand))
    running.set(brand, attempt)
    scope.waitUntil(attempt.catch(() => undefined)) // those who wait for it see the failure
    return attempt
  }

  return {
    current(scope) {
      const own = held.get(scope.brand)
      if (!own || now() >= own.expiresAt) return startLogin(scope)
      if (now() >= own.renewAt) startLogin(scope).catch(() => undefined) // the old token still serves; the next request tries again
      return own.token
    },
    async renewed(scope, refused) {
      const own = held.get(scope.brand)
      if (own && own.token !== refused) return own.token
      held.delete(scope.brand)
      return startLogin(scope)
    },
  }
}
