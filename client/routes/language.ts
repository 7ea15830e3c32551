import { type LoaderFunctionArgs, redirect } from 'react-router'
import { safeParse } from 'valibot'
import { type PageContext, pageContext } from '#client/page-context.ts'
import { ApiError, callApi } from '#shared/api/call-api.ts'
import { updateUser } from '#shared/api/users.ts'
import { type Locale, LocaleSchema } from '#shared/language/locale.ts'
import { safeReturnPath } from '#shared/text/safe-return-path.ts'
import { languageCookie } from './language-cookie.ts'

/**
 * GET /language?to=sv&return=/path: keeps the choice in a cookie, and with the account of a reader who is signed in, and goes back
 * (L10N-003). An unknown language changes nothing.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams, origin } = new URL(request.url)
  const locale = safeParse(LocaleSchema, searchParams.get('to'))
  const back = safeReturnPath(searchParams.get('return'), origin) ?? '/'
  if (locale.success && isFromThisSite(request)) await keepWithAccount(context.get(pageContext), locale.output)
  return redirect(withoutLanguage(back, origin), {
    status: 303,
    headers: { 'cache-control': 'no-store', ...(locale.success ? { 'set-cookie': languageCookie(locale.output) } : {}) },
  })
}

/** A link on another site may choose for this browser, but changes no account. */
const isFromThisSite = ({ headers }: Request) => headers.get('sec-fetch-site') === 'same-origin'

async function keepWithAccount({ api, visitor }: PageContext, language_ui: Locale): Promise<void> {
  if (visitor.userId === undefined) return
  try {
    await callApi(api, updateUser, { user_id: visitor.userId }, { language_ui })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error // this browser has the language by its cookie all the same
  }
}

/** `hl` would outweigh the language just chosen (L10N-007). */
function withoutLanguage(path: string, origin: string): string {
  const url = new URL(path, origin)
  url.searchParams.delete('hl')
  return `${url.pathname}${url.search}`
}
