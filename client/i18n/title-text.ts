import type { LocalizedTitle } from '#shared/dictionary/dictionary.ts'
import type { Locale } from '#shared/language/locale.ts'

/** A dictionary's title in the reader's language, else its `*`, else whichever there is. Spec: entries §3. */
export function titleText(title: LocalizedTitle, locale: Locale): string {
  if (typeof title === 'string') return title
  return title[locale] ?? title['*'] ?? Object.values(title)[0] ?? ''
}
