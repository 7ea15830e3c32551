import type { EntryReading } from '#client/entries/entry-reading.ts'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import { contextOfDictionary, type DictionaryContext } from '#shared/dictionary/dictionary-context.ts'
import { type LinkView, referenceLink, wordLink } from '#shared/entry/word-link.ts'
import { DEFAULT_LANGUAGE_PAIR } from '#shared/language/language-pair.ts'
import { pairOf } from './search-languages.ts'
import type { AnySearch } from './search-request.ts'

/** `context`: the dictionary or group that the search asks. */
type Given = { context: DictionaryContext; hasAdvancedSearch: boolean }

/** The links of entries on a results page, by the dictionary that an entry is from (NAV-012, ENT-065, ENT-066, REF-006). */
export function entryLinks(search: AnySearch, { context, hasAdvancedSearch }: Given) {
  const view = linkView(search, context)
  return function linksOf(dictionary: Dictionary | undefined): Pick<EntryReading, 'wordHref' | 'referenceHref'> {
    // On the language-pair tab a reference stays on it: there its dictionary is one of the pair's default ones.
    const named = dictionary && view.dictionary ? { named: contextOfDictionary(dictionary) } : {}
    return {
      wordHref: (word, lang) => wordLink({ word, lang }, view),
      referenceHref: (word, lang) => referenceLink({ word, lang }, view, { ...named, hasAdvancedSearch }),
    }
  }
}

function linkView(search: AnySearch, context: DictionaryContext): LinkView {
  const view = { allowWordLinks: true, pair: pairOf(search) ?? DEFAULT_LANGUAGE_PAIR, workmode: search.workmode }
  if (search.type === 'language-pair' || context.type === 'default') return view
  return { ...view, dictionary: { context, langs: search.langs } }
}
