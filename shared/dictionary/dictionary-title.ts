import type { Locale } from '#shared/language/locale.ts'
import type { LocalizedTitle } from './dictionary.ts'

/** A title in the page's language, else its `*`, else its first; empty when there is none. Spec: search §3 (PICK-038). */
export function dictionaryTitle(title: LocalizedTitle, locale: Locale): string {
  return typeof title === 'string' ? title : firstOf(title, [locale, '*'])
}

/** A title where no language is asked for: its `*`, else the English one, else its first; empty when there is none. */
export const plainTitle = (title: LocalizedTitle): string => (typeof title === 'string' ? title : firstOf(title, ['*', 'en']))

/** A record from JSON: only its own keys are titles. */
function firstOf(titles: Readonly<Record<string, string>>, keys: readonly string[]): string {
  const key = keys.find((one) => Object.hasOwn(titles, one))
  return (key === undefined ? undefined : titles[key]) ?? Object.values(titles)[0] ?? ''
}
