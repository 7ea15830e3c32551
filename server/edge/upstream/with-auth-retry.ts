import type { Call } from '#shared/api/define-call.ts'
import type { ServiceTokens } from '../session/service-token.ts'
import type { Layer } from './upstream.ts'

export type AuthRetryOptions = { callsByName: ReadonlyMap<string, Call>; tokens: ServiceTokens }

/**
 * Puts the brand's service token on calls that need one. A 401 renews the token and makes the same call once more; a second 401
 * is `access_revoked`. Throws OriginFailure when no token can be had. Spec: accounts §7.1 (API-003 … API-005), security §3.4.
 */
export const withAuthRetry =
  ({ callsByName, tokens }: AuthRetryOptions): Layer =>
  (upstream) =>
    async function authRetry(call, scope) {
      if (scope.token || callsByName.get(call.name)?.access === 'none') return upstream(call, scope)

      const token = await tokens.current(scope)
      const answer = await upstream(call, { ...scope, token })
      if (answer.status !== 401) return answer

      const renewed = await tokens.renewed(scope, token)
      const second = await upstream(call, { ...scope, token: renewed })
      return second.status === 401 ? ACCESS_REVOKED : second
    }

const ACCESS_REVOKED = { status: 401, headers: [], body: JSON.stringify({ error: 'access_revoked' }) } as const
