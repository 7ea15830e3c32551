import { type LoaderFunctionArgs, redirect } from 'react-router'
import { safeParse } from 'valibot'
import { type Locale, LocaleSchema } from '#shared/language/locale.ts'
import { safeReturnPath } from '#shared/text/safe-return-path.ts'

const ONE_YEAR_S = 31_536_000

/** GET /language?to=sv&return=/path: keeps the choice in a cookie and goes back (L10N-003). An unknown language changes nothing. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams, origin } = new URL(request.url)
  const locale = safeParse(LocaleSchema, searchParams.get('to'))
  const back = safeReturnPath(searchParams.get('return'), origin) ?? '/'
  return redirect(withoutLanguage(back, origin), {
    status: 303,
    headers: { 'cache-control': 'no-store', ...(locale.success ? { 'set-cookie': languageCookie(locale.output) } : {}) },
  })
}

/** `hl` would outweigh the language just chosen (L10N-007). */
function withoutLanguage(path: string, origin: string): string {
  const url = new URL(path, origin)
  url.searchParams.delete('hl')
  return `${url.pathname}${url.search}`
}

/** Read by the edge; scripts read `document.documentElement.lang` instead. */
const languageCookie = (locale: Locale) => `lang=${locale}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax; Secure; HttpOnly`
