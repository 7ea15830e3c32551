import type { DictionaryContext } from '#shared/dictionary/dictionary-context.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { acceptLanguages, ownLanguages } from './dictionary-languages.ts'
import type { SearchLanguages } from './search-route.ts'

type Dictionary = Pick<DictionaryContext, 'kind' | 'type' | 'langs' | 'primaryLanguages'>

/** How many chosen languages are named one by one. Spec: search §9 (LANG-046). */
export const NAMED_LANGUAGES = 5

/** Whether readers choose any number of the dictionary's languages, instead of a pair. Spec: search §2.2 (TAB-018). */
export const hasLanguageList = (dictionary: Dictionary): boolean => dictionary.langs.length > 0 && ownLanguages(dictionary).type === 'all'

/** The languages that stay; when none of them does, all of the dictionary's. Spec: search §4 (LANG-048). */
export function allowedLanguages(ids: readonly LanguageId[], { langs }: Pick<Dictionary, 'langs'>): readonly LanguageId[] {
  const allowed = ids.filter((id) => langs.includes(id))
  return allowed.length > 0 ? allowed : langs
}

/** What is ticked when the list opens: the languages of the search, and those that the dictionary cannot do without. Spec: search §4 (LANG-042, LANG-044). */
export function tickedLanguages(langs: SearchLanguages, dictionary: Dictionary): LanguageId[] {
  const current = langs.type === 'all' ? dictionary.langs : langs.type === 'pair' ? [langs.fromId, langs.toId] : langs.ids
  return [...new Set([...allowedLanguages(current, dictionary), ...requiredLanguages(dictionary)])]
}

/** Languages that are ticked and stay so. Spec: search §4 (LANG-044). */
export const requiredLanguages = ({ langs, primaryLanguages }: Dictionary): LanguageId[] =>
  primaryLanguages.filter((id) => langs.includes(id))

/**
 * The languages of a search after `ticked` was chosen: in the dictionary's own order, `all` when none is left out; undefined when nothing is
 * chosen, which changes nothing. Spec: search §4, §5 (LANG-043 … LANG-045).
 */
export function chosenLanguages(ticked: readonly string[], dictionary: Dictionary): SearchLanguages | undefined {
  const required = requiredLanguages(dictionary)
  const ids = dictionary.langs.filter((id) => ticked.includes(id) || required.includes(id))
  if (ids.length === 0) return undefined
  if (ids.length === dictionary.langs.length) return { type: 'all' }
  return acceptLanguages(dictionary, { form: 'ids', ids })?.langs
}
