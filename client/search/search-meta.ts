import { languageName } from '#client/i18n/language-names.ts'
import * as m from '#messages'
import { isTeaser } from '#shared/entry/premium-lock.ts'
import type { Locale } from '#shared/language/locale.ts'
import { isNoIndex, resultDescription, resultTitle } from '#shared/search/result-meta.ts'
import { canonicalSearchUrl } from '#shared/search/search-url.ts'
import { languagesText } from './search-languages.ts'
import type { SearchOutcome } from './search-outcome.ts'
import type { AnySearch } from './search-request.ts'

export type DocumentMeta = { title: string; description: string; path: string; isIndexed: boolean }

type Given = { search: AnySearch; outcome: SearchOutcome; locale: Locale; appName: string }

/** Title, description, canonical path and whether robots may index a search document. Spec: requirements META-005, META-006. */
export function searchMeta({ search, outcome, locale, appName }: Given): DocumentMeta {
  // What a teaser shows is no description of the entry.
  const words = outcome.words.filter((word) => !isTeaser(word))
  return {
    title: resultTitle(search, appName, (id) => languageName(id, locale)),
    description: resultDescription(words) || m.SEARCH_DESCRIPTION({ languages: languagesText(search, locale, '–') }),
    path: canonicalSearchUrl(search),
    isIndexed: !isNoIndex(outcome.status, search),
  }
}
