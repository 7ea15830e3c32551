import { languageName } from '#client/i18n/language-names.ts'
import * as m from '#messages'
import type { LanguageId } from '#shared/language/language-id.ts'
import type { Locale } from '#shared/language/locale.ts'
import type { AnySearch } from './search-request.ts'

/** The pair of a search, or undefined for all languages of a dictionary or a list of them. */
export function pairOf(search: AnySearch): { fromId: LanguageId; toId: LanguageId } | undefined {
  if (search.type === 'language-pair') return { fromId: search.fromId, toId: search.toId }
  return search.langs.type === 'pair' ? { fromId: search.langs.fromId, toId: search.langs.toId } : undefined
}

/** The languages of a search as a reader says them: `suomi → englanti`, `suomi`, `kaikki kielet`. */
export function languagesText(search: AnySearch, locale: Locale, joint = ' → '): string {
  const pair = pairOf(search)
  if (pair) return `${languageName(pair.fromId, locale)}${joint}${languageName(pair.toId, locale)}`
  if (search.type === 'language-pair' || search.langs.type !== 'list') return m.ALL_LANGUAGES()
  return search.langs.ids.map((id) => languageName(id, locale)).join(', ')
}
