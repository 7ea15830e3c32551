import type { PageContext } from '#client/page-context.ts'
import { safeReturnPath } from '#shared/text/safe-return-path.ts'
import { documentPolicy } from '../middleware/secure-headers.ts'
import { reply } from '../reply.ts'
import { brandOf, type Visit } from '../visit.ts'

export type DocumentReply = {
  drawn: Response
  context: Pick<PageContext, 'nonce'>
  /** In place of the drawn page's own. */
  status?: number
  isDevelopment?: boolean
  /** False: kept by nobody, whatever its path. */
  isKept?: boolean
}

/** Documents about an account, and those that unblock, are never kept. Spec: ARCH-016, security-tests C13. */
const NEVER_KEPT = /^\/(?:auth|user|subscribe|teamadmin|editor|unblock)(?:\/|$)/

/** What passes of a drawn page's headers: the edge writes all others. */
const PASSED = ['content-type', 'content-language', 'link', 'x-robots-tag'] as const

/** A drawn page with its nonce's policy, and a redirect of a page only if it stays within this site. Spec: security §1 (H10), C01, C02. */
export function documentReply(
  visit: Visit,
  { drawn, context, status = drawn.status, isDevelopment = false, isKept = true }: DocumentReply,
): Response {
  const headers: Record<string, string> = {
    'cache-control': isKept ? cacheControl(visit, status) : 'no-store',
    vary: 'accept-language, cookie',
  }
  for (const name of PASSED) {
    const value = drawn.headers.get(name)
    if (value !== null) headers[name] = value
  }
  const location = drawn.headers.get('location')
  if (location !== null) headers.location = ownLocation(location, visit.origin)
  headers['content-security-policy'] = documentPolicy(context.nonce, brandOf(visit).formActions)

  const response = reply(visit, { status, headers, body: isBodiless(status) ? null : drawn.body })
  if (isDevelopment) response.headers.delete('content-security-policy')
  for (const cookie of drawn.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
  return response
}

const isBodiless = (status: number) => status === 204 || status === 304 || (status >= 301 && status <= 308)

/** The front page instead of any address outside this site. */
const ownLocation = (location: string, origin: string) =>
  safeReturnPath(location.startsWith(`${origin}/`) ? location.slice(origin.length) : location, origin) ?? '/'

function cacheControl({ path }: Visit, status: number): string {
  if (status >= 500 || isRedirect(status)) return 'no-store'
  return NEVER_KEPT.test(path) ? 'private, no-store' : 'private, no-cache'
}

const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304
