import type { Locale } from '#shared/language/locale.ts'

const ONE_YEAR_S = 31_536_000

/** The chosen language, read by the edge; scripts read `document.documentElement.lang` instead. Spec: requirements L10N-003. */
export const languageCookie = (locale: Locale): string => `lang=${locale}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax; Secure; HttpOnly`
