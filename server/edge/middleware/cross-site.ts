import { refusal } from '../reply.ts'
import { isApi, type Visit } from '../visit.ts'
import type { Station } from './chain.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/** The browser's own client adds it: a header of our own cannot be sent across sites without a preflight, which we never answer. */
export const CLIENT_HEADER = 'x-sk-client'

/** Posted by the academic federation, across sites; its signature is its proof, and it gets no cookie. Spec: security §3.6 (exceptions). */
const SAML_ANSWER = '/api/auth/haka/acs'

/** A plain form, which cannot send headers; it must still come from this site. Spec: accounts §7.2 (SSO-005). */
const PROVIDER_FORM = /^\/api\/auth\/(?:google|azure|mpassid|haka)\/login$/

/**
 * Refuses requests that change something unless the browser says they come from this very site, whatever their content type.
 * No CORS header is ever sent. Spec: security §3.6 (F16, F17, F21, F22), requirements ARCH-014.
 */
export const crossSite: Station = function crossSite(visit) {
  if (SAFE_METHODS.has(visit.request.method) || visit.path === SAML_ANSWER || isSameSite(visit)) return undefined
  return refusal(visit, { status: 403, code: 'cross_site' })
}

function isSameSite(visit: Visit): boolean {
  const { headers } = visit.request
  if (isApi(visit) && !PROVIDER_FORM.test(visit.path) && headers.get(CLIENT_HEADER) !== '1') return false
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin'
  return headers.get('origin') === visit.origin
}
