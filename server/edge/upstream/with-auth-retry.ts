import type { Call } from '#shared/api/define-call.ts'
import type { ServiceTokens } from '../session/service-token.ts'
import type { Answer, Layer } from './upstream.ts'

export type AuthRetryOptions = { callsByName: ReadonlyMap<string, Call>; tokens: ServiceTokens }

/**
 * Puts the brand's service token on calls that need one. A 401 renews the token and makes the same call once more; a second 401
 * is `access_revoked`. Throws OriginFailure when no token can be had. Spec: accounts §7.1 (API-003 … API-005), security §3.4.
 */
export const withAuthRetry =
  ({ callsByName, tokens }: AuthRetryOptions): Layer =>
  (upstream) =>
    function authRetry(call, scope) {
      if (scope.token || callsByName.get(call.name)?.access === 'none') return upstream(call, scope)

      const withToken = async (token: string): Promise<Answer> => {
        const answer = await upstream(call, { ...scope, token })
        if (answer.status !== 401) return answer
        const second = await upstream(call, { ...scope, token: await tokens.renewed(scope, token) })
        return second.status === 401 ? ACCESS_REVOKED : second
      }
      const token = tokens.current(scope)
      return typeof token === 'string' ? withToken(token) : token.then(withToken)
    }

const ACCESS_REVOKED: Answer = { status: 401, headers: [], body: JSON.stringify({ error: 'access_revoked' }) }
