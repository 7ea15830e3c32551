import type { Call } from '#shared/api/define-call.ts'
import type { TokenSource } from '../session/identity.ts'
import type { EndedBy } from '../visit.ts'
import type { Answer, CallScope, Layer, OriginCall, Upstream } from './upstream.ts'

export type AuthRetryOptions = {
  callsByName: ReadonlyMap<string, Call>
  /** The brand's service token, for visitors without one of their own. */
  tokens: TokenSource
}

/**
 * Puts a token on calls that need one: the visitor's own, else the brand's. A 401 renews it and makes the same call once more; a second
 * 401 is `access_revoked`. Throws OriginFailure when no token can be had. Spec: accounts §7.1 (API-003 … API-005), security §3.4.
 */
export const withAuthRetry =
  ({ callsByName, tokens }: AuthRetryOptions): Layer =>
  (upstream) =>
    function authRetry(call, scope) {
      if (scope.token || callsByName.get(call.name)?.access === 'none') return upstream(call, scope)

      const source = scope.tokens ?? tokens
      const withToken = async (token: string): Promise<Answer> => {
        const answer = await upstream(call, { ...scope, token })
        if (answer.status !== 401) return answer
        const retried = await retry(upstream, source, { call, scope, refused: token })
        return scope.tokens ? forThisVisitor(retried) : retried
      }
      const token = source.current(scope)
      return typeof token === 'string' ? withToken(token) : token.then(withToken)
    }

type Refused = { call: OriginCall; scope: CallScope; refused: string }

async function retry(upstream: Upstream, source: TokenSource, { call, scope, refused }: Refused): Promise<Answer> {
  const token = await source.renewed(scope, refused)
  if (typeof token !== 'string') return ended(token.endedBy)
  const second = await upstream(call, { ...scope, token })
  if (second.status !== 401) return second
  source.revoked?.()
  return ended('access_revoked')
}

const ended = (endedBy: EndedBy): Answer => ({ status: 401, headers: [], body: JSON.stringify({ error: endedBy }) })

/** A renewed token may have other rights than the audience was named by, and an ended session is nobody else's. */
const forThisVisitor = (answer: Answer): Answer => ({ ...answer, headers: [...answer.headers, ['cache-control', 'private']] })
