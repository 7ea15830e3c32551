import type { Call } from '#shared/api/define-call.ts'
import type { CallScope } from '../upstream/upstream.ts'
import { brandOf, type Visit } from '../visit.ts'

/** What belongs to this visit of a call to the origin. Without a session of their own all visitors of a brand are one audience. */
export function scopeOf(visit: Visit, call: Pick<Call, 'access'>): CallScope {
  const { app } = brandOf(visit)
  const scope: CallScope = {
    brand: visit.brandId,
    audience: call.access === 'none' ? 'public:all' : 'class:anonymous',
    authHeader: app.authHeader,
    clientAddress: visit.scope.clientAddress,
    requestId: visit.requestId,
    waitUntil: visit.scope.waitUntil,
  }
  if (app.env !== 'production') scope.appName = app.appName
  return scope
}
