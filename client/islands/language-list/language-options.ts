import { languageName } from '#client/i18n/language-names.ts'
import type { CheckOption } from '#client/ui/check-groups.tsx'
import type { LanguageId } from '#shared/language/language-id.ts'
import { INTL_LOCALE, type Locale } from '#shared/language/locale.ts'

/** The languages of a dictionary as boxes, by their names in the page's language; those that it cannot do without are ticked for good. Spec: search §2.2, §4 (LANG-039, LANG-044). */
export function languageOptions(langs: readonly LanguageId[], required: readonly LanguageId[], locale: Locale): CheckOption[] {
  const { compare } = new Intl.Collator(INTL_LOCALE[locale])
  return langs
    .map((id) => ({ value: id, label: languageName(id, locale), isRequired: required.includes(id) }))
    .toSorted((a, b) => compare(a.label, b.label))
}
