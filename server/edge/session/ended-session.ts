import { redirect, refusal } from '../reply.ts'
import { type EndedBy, isApi, type Visit } from '../visit.ts'

const SIGNING_IN = /^\/api\/(?:sk_)?auth\//
const NOTICE = '/application_error_notify/'

/**
 * The answer of a visit whose session is over: a document says so and leads back, a call of the API has the code. Signing in and out needs no
 * session, and the page that says so is drawn. Spec: accounts §2.4, §8 (AUTH-026, ROUTE-028, API-005).
 */
export function endedReply(visit: Visit, endedBy: EndedBy): Response | undefined {
  const { path, search, request } = visit
  if (isApi(visit)) return SIGNING_IN.test(path) ? undefined : refusal(visit, { status: 401, code: endedBy })
  if (path.startsWith(NOTICE)) return undefined
  if (request.method === 'POST') return redirect(visit, NOTICE + endedBy, 303)
  return redirect(visit, `${NOTICE}${endedBy}?redirect=${encodeURIComponent(path + search)}`)
}
