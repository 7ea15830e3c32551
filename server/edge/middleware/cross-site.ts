import { refusal } from '../reply.ts'
import { isApi, type Visit } from '../visit.ts'
import type { Station } from './chain.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/** The browser's own client adds it: a header of our own cannot be sent across sites without a preflight, which we never answer. */
export const CLIENT_HEADER = 'x-sk-client'

/**
 * Refuses requests that change something unless the browser says they come from this very site, whatever their content type.
 * No CORS header is ever sent. Spec: security §3.6 (F16, F17, F21, F22), requirements ARCH-014.
 */
export const crossSite: Station = function crossSite(visit) {
  if (SAFE_METHODS.has(visit.request.method) || isSameSite(visit)) return undefined
  return refusal(visit, { status: 403, code: 'cross_site' })
}

function isSameSite(visit: Visit): boolean {
  const { headers } = visit.request
  if (isApi(visit) && headers.get(CLIENT_HEADER) !== '1') return false
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin'
  return headers.get('origin') === visit.origin
}
