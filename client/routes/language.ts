import { type LoaderFunctionArgs, redirect } from 'react-router'
import { safeParse } from 'valibot'
import { type Locale, LocaleSchema } from '#shared/language/locale.ts'
import { safeReturnPath } from './safe-return-path.ts'

const ONE_YEAR_S = 31_536_000

/** GET /language?to=sv&return=/path: keeps the choice in a cookie and goes back (L10N-003). An unknown language changes nothing. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const locale = safeParse(LocaleSchema, searchParams.get('to'))
  const back = safeReturnPath(searchParams.get('return'))
  return redirect(back, {
    status: 303,
    headers: { 'cache-control': 'no-store', ...(locale.success ? { 'set-cookie': languageCookie(locale.output) } : {}) },
  })
}

/** Read by the edge; scripts read `document.documentElement.lang` instead. */
export const languageCookie = (locale: Locale) => `lang=${locale}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax; Secure; HttpOnly`
