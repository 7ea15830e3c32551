import { getLocale } from '#messages/runtime.js'
import type { Locale } from '#shared/language/locale.ts'

/** The language this document is drawn in. */
export const currentLocale = (): Locale => getLocale()
