import type { PageContext } from '#client/page-context.ts'
import { afterMagicLink } from '#shared/account/link-sent.ts'
import { requestMagicLink } from '#shared/api/auth.ts'
import { callApi } from '#shared/api/call-api.ts'
import { safeReturnPath } from '#shared/text/safe-return-path.ts'

type Asked = { email: string; returnPath: string; isSignup: boolean }

/** Asks for a magic link; gives the path to go on to. Throws ApiError when it is refused. Spec: accounts §4.2 (AUTH-043, AUTH-044). */
export async function sendMagicLink({ api, locale, origin }: PageContext, { email, returnPath, isSignup }: Asked): Promise<string> {
  const body = { email, signup: isSignup, language_ui: locale, returnState: returnPath }
  const { token_url } = await callApi(api, requestMagicLink, { type: 'user' }, body)
  return afterMagicLink(safeReturnPath(token_url, origin), isSignup)
}
