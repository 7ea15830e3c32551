import type { LanguageId } from '#shared/language/language-id.ts'
import { foldKey, looseKey, rawKey } from '#shared/search/search-keys.ts'

/** The three keys of a typed text, the folded one for the language that is asked about. */
export type TypedKeys = { raw: string; fold: string; loose: string }

/** Reads a text's keys by language; each is worked out once, however many scopes ask. */
export function typedKeys(typed: string): (lang: LanguageId) => TypedKeys {
  const byLanguage = new Map<LanguageId, TypedKeys>()
  const raw = rawKey(typed)
  const loose = looseKey(typed)

  return (lang) => {
    const known = byLanguage.get(lang)
    if (known) return known
    const keys = { raw, fold: foldKey(typed, lang), loose }
    byLanguage.set(lang, keys)
    return keys
  }
}
