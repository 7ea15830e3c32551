import type { Call } from '#shared/api/define-call.ts'
import { audienceOf, identityFor } from '../session/token-choice.ts'
import type { CallScope } from '../upstream/upstream.ts'
import { brandOf, type Visit } from '../visit.ts'

/** What belongs to this visit of a call to the origin: whose token it carries, and who else may be given the answer. */
export function scopeOf(visit: Visit, call: Pick<Call, 'name' | 'path' | 'access'>): CallScope {
  const { app } = brandOf(visit)
  const identity = identityFor(visit, call)
  const scope: CallScope = {
    brand: visit.brandId,
    audience: audienceOf(visit, call, identity),
    authHeader: app.authHeader,
    clientAddress: visit.scope.clientAddress,
    requestId: visit.requestId,
    waitUntil: visit.scope.waitUntil,
  }
  if (identity) scope.tokens = identity.tokens
  if (identity && identity === visit.domain) scope.isDomain = true
  if (app.env !== 'production') scope.appName = app.appName
  return scope
}
