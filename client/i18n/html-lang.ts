import type { LanguageId } from '#shared/language/language-id.ts'

/** The product's own ids that no browser would read as the language they stand for. */
const BCP47: Partial<Record<LanguageId, string>> = { zh: 'zh-Hans', zt: 'zh-Hant', tw: 'zh-Hant-TW' }

/** The `lang` attribute of a language id (BCP 47). */
export const htmlLang = (id: LanguageId): string => BCP47[id] ?? id
