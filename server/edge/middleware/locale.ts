import { chooseLocale } from '#shared/language/locale-choice.ts'
import { cookieOf } from '../cookie.ts'
import { isApi } from '../visit.ts'
import type { Station } from './chain.ts'

/** Chooses the document's language: `hl`, the cookie `lang`, the browser's, English. Calls have none. Spec: L10N-002, L10N-007. */
export const locale: Station = function locale(visit) {
  if (isApi(visit)) return undefined
  const { headers } = visit.request
  visit.locale = chooseLocale({
    hl: visit.search.includes('hl=') ? (new URLSearchParams(visit.search).get('hl') ?? undefined) : undefined,
    cookie: cookieOf(headers.get('cookie'), 'lang'),
    acceptLanguage: headers.get('accept-language') ?? undefined,
  })
  return undefined
}
