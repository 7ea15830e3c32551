import type { PageContext } from '#client/page-context.ts'
import { isReaderRequest } from '#shared/analytics/reader-request.ts'
import type { Log } from '../request-log.ts'
import { brandOf, type Visit } from '../visit.ts'

/**
 * Writes what pages count to the log: the first-party sink, without a cookie or a script, and without the id that would join an event to its
 * request. Only where the brand counts, and only what readers open. Spec: requirements ANLT-001, ANLT-002, ANLT-005, ANLT-006.
 */
export function trackerOf(visit: Visit, log: Log): PageContext['track'] {
  const { useSimpleAnalytics, features } = brandOf(visit).app
  if (!useSimpleAnalytics || !isReaderRequest(traitsOf(visit.request))) return () => {}
  return ({ name, ...fields }) =>
    log({ event: 'analytics', time: visit.startedAt, brand: visit.brandId, name: `${features.analyticsEventName}.${name}`, ...fields })
}

const traitsOf = ({ method, headers }: Request) => ({
  method,
  userAgent: headers.get('user-agent'),
  purpose: headers.get('sec-purpose') ?? headers.get('purpose'),
})
