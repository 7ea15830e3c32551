import type { LanguageId } from '#shared/language/language-id.ts'
import { LOCALES, type Locale } from '#shared/language/locale.ts'
import { LANGUAGE_NAMES } from './language-name-table.ts'

/** A language's name in the page's language as running text writes it: lower case in Finnish and Swedish, capitalised in English. */
export const languageName = (id: LanguageId, locale: Locale): string => LANGUAGE_NAMES[id][LOCALES.indexOf(locale)] ?? id

/** Every name the language is looked for by, in all three languages and beyond. Spec: search §5 (LANG-024). */
export const allLanguageNames = (id: LanguageId): readonly string[] => LANGUAGE_NAMES[id]
