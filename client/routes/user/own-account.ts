import { redirect } from 'react-router'
import type { PageContext } from '#client/page-context.ts'
import { ApiError } from '#shared/api/call-api.ts'
import { registerPath } from '#shared/permissions/route-guards.ts'

/** The page's path with its query, for the way back. */
export function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

/** The id of the reader. Throws the redirect that anonymous ones get, whoever let them in. Spec: accounts §2.4 (ROUTE-041). */
export function ownId({ visitor }: Pick<PageContext, 'visitor'>, request: Request): string {
  if (visitor.isAnonymous) throw redirect(registerPath(pathOf(request)))
  return visitor.userId ?? 'me'
}

/** Goes on where a call said that nobody is signed in any more; throws every other error again. Spec: accounts §8. */
export function leaveWhenLoggedOut(error: unknown, request: Request): never {
  if (!(error instanceof ApiError) || error.status !== 401) throw error
  const code = error.code === 'login_expired' ? error.code : 'unauthorized_session'
  throw redirect(`/application_error_notify/${code}?redirect=${encodeURIComponent(pathOf(request))}`, 303)
}
