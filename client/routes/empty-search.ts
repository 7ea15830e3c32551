import type { AnySearch } from '#client/search/search-request.ts'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import { contextOfDictionary } from '#shared/dictionary/dictionary-context.ts'
import type { LanguagePair } from '#shared/language/language-pair.ts'
import { ownLanguages } from '#shared/search/dictionary-languages.ts'
import { DEFAULT_WORKMODE, type SearchTab } from '#shared/search/search-route.ts'

type Given = { dictionaries: readonly Dictionary[]; pair: LanguagePair; key: string }

/** What the search box of the front page starts from: the brand's pair, or on the dictionary tab the first dictionary. Nothing is searched yet. */
export function emptySearch(tab: SearchTab, { dictionaries: [first], pair, key }: Given): AnySearch {
  const fields = { key, searchMode: 'default', isMachineTranslated: false, unidir: false, workmode: DEFAULT_WORKMODE } as const
  if (tab === 'langPair' || first === undefined) return { type: 'language-pair', ...pair, ...fields }
  return { type: 'dictionary', dictionaryId: first.id, kind: 'dictionary', langs: ownLanguages(contextOfDictionary(first)), ...fields }
}
