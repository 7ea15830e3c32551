import type { Log } from '../request-log.ts'
import type { Visit } from '../visit.ts'

const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax'

/** Leaves a cookie in the browser with whatever answer the visit ends in. `lifeSeconds` from now. Spec: security §3.1. */
export const setCookie = (visit: Visit, name: string, { value, lifeSeconds }: { value: string; lifeSeconds: number }): void =>
  leaveCookie(visit, name, `${name}=${value}; Max-Age=${Math.floor(lifeSeconds)}; ${ATTRIBUTES}`)

/** The same for a cookie that is written out already, such as one that scripts may read. */
export function leaveCookie(visit: Visit, name: string, cookie: string): void {
  visit.cookies ??= new Map()
  visit.cookies.set(name, cookie)
}

/** Takes a cookie from the browser. */
export const clearCookie = (visit: Visit, name: string): void => setCookie(visit, name, { value: '', lifeSeconds: 0 })

/**
 * Puts on the answer what the visit leaves in the browser; from then on it is too late to leave more. An answer with a cookie may be kept
 * by nobody, and one that others may keep gets none. Spec: security §3.5, requirements API-024 (E22).
 */
export function withLeftCookies(visit: Visit, response: Response, log: Log): Response {
  visit.isSent = true
  if (visit.cookies === undefined) return response
  if (/\b(?:public|s-maxage)\b/i.test(response.headers.get('cache-control') ?? '')) {
    log({ event: 'notice', code: 'cookie_on_shared_answer', subject: visit.routeName })
    return response
  }
  response.headers.set('cache-control', 'private, no-store')
  if (visit.clearsCache) response.headers.set('clear-site-data', '"cache"')
  for (const cookie of visit.cookies.values()) response.headers.append('set-cookie', cookie)
  return response
}
