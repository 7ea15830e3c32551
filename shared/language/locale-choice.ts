import { DEFAULT_LOCALE, LOCALES, type Locale } from './locale.ts'

/** Where a visitor's language can be said, each as it was sent: absent, valid or nonsense. */
export type LocaleSources = {
  /** The query parameter `hl`, for this document only. */
  hl?: string | undefined
  /** The signed-in user's `language_ui`. */
  preference?: string | undefined
  cookie?: string | undefined
  acceptLanguage?: string | undefined
}

/** The language of a document: the first valid of `hl`, preference, cookie and browser, else English. Spec: accounts §1, §9 (L10N-002, L10N-007). */
export function chooseLocale({ hl, preference, cookie, acceptLanguage }: LocaleSources): Locale {
  return localeOf(hl) ?? localeOf(preference) ?? localeOf(cookie) ?? acceptedLocale(acceptLanguage ?? '') ?? DEFAULT_LOCALE
}

const localeOf = (text: string | undefined): Locale | undefined => LOCALES.find((locale) => locale === text)

/** Longer headers are not read to their end: browsers send a few hundred characters. */
const MAX_HEADER_LENGTH = 1000

/** The best of fi, sv and en in an Accept-Language header (RFC 9110 §12.5.4); `*` accepts anything, so it says nothing. */
function acceptedLocale(header: string): Locale | undefined {
  const ranges = header.slice(0, MAX_HEADER_LENGTH).split(',').map(readRange)
  const accepted = ranges.filter(({ locale, quality }) => locale !== undefined && quality > 0)
  return accepted.toSorted((a, b) => b.quality - a.quality)[0]?.locale
}

function readRange(range: string): { locale: Locale | undefined; quality: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return { locale: localeOf(tag.split('-')[0]), quality: quality === undefined ? 1 : qualityOf(quality) }
}

const qualityOf = (text: string) => (/^[01](\.\d{0,3})?$/.test(text) ? Math.min(1, Number(text)) : 0)
