import { type LoaderFunctionArgs, redirect } from 'react-router'
import { hasMessage } from '#client/i18n/message-by-key.ts'
import { pageContext } from '#client/page-context.ts'
import { flashOf } from '#shared/flash/known-flashes.ts'
import { safeReturnPath } from '#shared/text/safe-return-path.ts'

/**
 * GET /token_login_error/{error}, /application_error_notify/{error} and the latter alone: the message, over the page that `redirect`
 * names or the front page. Spec: accounts §2.4, §8 (ROUTE-027, ROUTE-028, ERR-011).
 */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const { origin, addFlash } = context.get(pageContext)
  addFlash(flashOf(applicationErrorKey(params.error)))
  const path = safeReturnPath(new URL(request.url).searchParams.get('redirect'), origin) ?? '/'
  return redirect(LEADS_BACK.test(path) ? '/' : path, 302)
}

/** From here it would go round in circles. */
const LEADS_BACK = /^\/(?:token_login_error|application_error_notify|social-login-error)(?:[/?#]|$)/

/** `APP_ERROR_{ERROR}` when there is such a text, else `APP_ERROR`. Spec: accounts §8 (ERR-011). */
export function applicationErrorKey(error: string | undefined): string {
  const key = `APP_ERROR_${(error ?? '').toUpperCase()}`
  return hasMessage(key) ? key : 'APP_ERROR'
}
