import { INTL_LOCALE, type Locale } from '#shared/language/locale.ts'

const formats = new Map<Locale, Intl.NumberFormat>()

/** A whole number as readers of the language write it: `118 400`. Spec: requirements L10N-010. */
export function numberText(value: number, locale: Locale): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(INTL_LOCALE[locale])
  formats.set(locale, format)
  return format.format(value)
}
