import { INTL_LOCALE, type Locale } from '#shared/language/locale.ts'

const formats = new Map<Locale, Intl.DateTimeFormat>()

/** Days are those of the readers' country, wherever the server stands. */
const TIME_ZONE = 'Europe/Helsinki'

function formatOf(locale: Locale): Intl.DateTimeFormat {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(INTL_LOCALE[locale], { dateStyle: 'medium', timeZone: TIME_ZONE })
  formats.set(locale, format)
  return format
}

/** A day as readers of the language write it, of a time in ms: `1.3.2025`. Spec: requirements L10N-010. */
export const dateText = (ms: number, locale: Locale): string => formatOf(locale).format(ms)

/** From one day to another, both in ms: `1.3.2025–28.2.2026`. */
export const periodText = (fromMs: number, toMs: number, locale: Locale): string =>
  `${dateText(fromMs, locale)} – ${dateText(toMs, locale)}`
