import { languageName } from '#client/i18n/language-names.ts'
import autocomplete from '#client/islands/autocomplete/autocomplete.island.tsx'
import { autocompleteLabels } from '#client/islands/autocomplete/autocomplete-labels.ts'
import type { AutocompleteProps } from '#client/islands/autocomplete/autocomplete-props.ts'
import { Island } from '#client/islands/runtime/island.tsx'
import type { AutocompleteDelays } from '#shared/brand/brand-config.ts'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import type { DictionaryContext } from '#shared/dictionary/dictionary-context.ts'
import type { SearchAccess } from '#shared/dictionary/user-type.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import type { Locale } from '#shared/language/locale.ts'
import { suggestionSearchUrl } from '#shared/search/suggestion-url.ts'
import { type AnySearch, scopeOf, tierOf } from './search-request.ts'
import { WordField } from './word-field.tsx'

export type WordSearchProps = {
  search: AnySearch
  dictionaries: readonly Dictionary[]
  /** The dictionary or group that the search asks. */
  context: DictionaryContext
  locale: Locale
  access: SearchAccess
  delays: AutocompleteDelays
  /** How near the words of near search must be. */
  near: { similarity: number; prefix: number }
  /** The service's status page; empty where the brand has none. */
  statusUrl: string
}

/** Where the word is typed, with suggestions as an island; without JavaScript a plain field and button. */
export function WordSearch(props: WordSearchProps) {
  return <Island is={autocomplete} id="search" props={autocompleteProps(props)} fallback={<WordField search={props.search} />} />
}

function autocompleteProps({ search, context, locale, access, delays, near, statusUrl }: WordSearchProps): AutocompleteProps {
  const langs = languagesOf(search, context)
  return {
    keyValue: search.key,
    scope: { ...scopeOf(search), ...tierOf(access), ...(search.unidir ? { unidir: true } : {}) },
    searchContext: search.type === 'language-pair' ? 'langPair' : 'dictionary',
    ...(search.searchMode === 'nearSearch' ? { near } : {}),
    wordUrls: wordUrlsOf(search, langs),
    langs: [...langs],
    delays,
    locale,
    showsLocks: !access.canAccessPremium,
    languageNames: Object.fromEntries(langs.map((id) => [id, languageName(id, locale)])),
    labels: autocompleteLabels(),
    ...(statusUrl === '' ? {} : { statusUrl }),
  }
}

function languagesOf(search: AnySearch, context: DictionaryContext): readonly LanguageId[] {
  if (search.type === 'language-pair') return [search.fromId, search.toId]
  if (search.langs.type === 'pair') return [search.langs.fromId, search.langs.toId]
  if (search.langs.type === 'list') return search.langs.ids
  return context.langs
}

/** Where a chosen word of each language is searched, so that the browser needs no grammar of URLs. */
function wordUrlsOf(search: AnySearch, langs: readonly LanguageId[]): Record<string, string> {
  const [first] = langs
  const ofLanguages = langs.map((lang) => [lang, suggestionSearchUrl(search, lang)] as const)
  return { ...Object.fromEntries(ofLanguages), ...(first === undefined ? {} : { '*': suggestionSearchUrl(search, first) }) }
}
