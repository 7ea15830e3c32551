import type { DictionaryLookup } from '#shared/dictionary/dictionary-context.ts'
import { DEFAULT_DICTIONARY_ID } from '#shared/dictionary/dictionary-context.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { isSamePair, type LanguagePair } from '#shared/language/language-pair.ts'
import type { DisplayPreferences } from '#shared/preferences/display-preferences.ts'
import { acceptLanguages, ownLanguages } from './dictionary-languages.ts'
import type { DictionarySearch, PairSearch, SearchLanguages, SearchTab } from './search-route.ts'

type Stored = Pick<DisplayPreferences, 'tab' | 'languages' | 'dictId' | 'dictLangs'>

/**
 * What is stored once a search has been made: its tab, and the dictionary or the pair that it asked. Whoever has chosen no pair and searches
 * the brand's own has still chosen none. Spec: search §2.1, §3 (TAB-011, STORE-010, STORE-011, CONF-023).
 */
export function rememberedSearch<Before extends Stored>(
  before: Before,
  search: PairSearch | DictionarySearch,
  brandPair: LanguagePair,
): Before {
  if (search.type === 'language-pair') {
    const isChosen = before.languages !== null || !isSamePair(search, brandPair)
    return { ...before, tab: 'langPair', languages: isChosen ? [search.fromId, search.toId] : null }
  }
  return { ...before, tab: 'dictionary', dictId: search.dictionaryId, dictLangs: idsOf(search.langs) }
}

/** What is stored once a tab has been chosen. Spec: requirements TAB-023. */
export const rememberedTab = <Before extends Stored>(before: Before, tab: SearchTab): Before => ({ ...before, tab })

/** Languages as they are stored: none stands for all that the dictionary has. */
const idsOf = (langs: SearchLanguages): LanguageId[] =>
  langs.type === 'all' ? [] : langs.type === 'pair' ? [langs.fromId, langs.toId] : [...langs.ids]

export type StoredDictionary = Pick<DictionarySearch, 'type' | 'dictionaryId' | 'kind' | 'langs'>

/**
 * The stored dictionary, in the languages chosen for it; undefined when there is none or the visitor cannot see it. Languages that it does
 * not have are passed over for its own. Spec: search §4, §5 (URL-002, URL-025, STORE-017, STORE-018).
 */
export function storedDictionary(
  { dictId, dictLangs }: Pick<Stored, 'dictId' | 'dictLangs'>,
  lookup: DictionaryLookup,
): StoredDictionary | undefined {
  if (dictId === null || dictId === DEFAULT_DICTIONARY_ID) return undefined
  const dictionary = lookup(dictId)
  if (!dictionary || dictionary.type === 'separator' || dictionary.langs.length === 0) return undefined
  const accepted = dictLangs.length === 0 ? undefined : acceptLanguages(dictionary, { form: 'ids', ids: dictLangs })
  return { type: 'dictionary', dictionaryId: dictionary.id, kind: dictionary.kind, langs: accepted?.langs ?? ownLanguages(dictionary) }
}
