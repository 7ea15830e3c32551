import type { Locale } from '#shared/language/locale.ts'
import type { LocalizedTitle } from './dictionary.ts'

/** A title in the page's language, else its `*`, else its first; empty when there is none. Spec: search §3 (PICK-038). */
export function dictionaryTitle(title: LocalizedTitle, locale: Locale): string {
  if (typeof title === 'string') return title
  // A record from JSON: only its own keys are titles.
  const own = (key: string) => (Object.hasOwn(title, key) ? title[key] : undefined)
  return own(locale) ?? own('*') ?? Object.values(title)[0] ?? ''
}
