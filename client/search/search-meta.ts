import * as m from '#messages'
import type { Word } from '#shared/entry/entry-schema.ts'
import type { Locale } from '#shared/language/locale.ts'
import { canonicalSearchUrl } from '#shared/search/search-url.ts'
import { languagesText } from './search-languages.ts'
import type { SearchOutcome } from './search-outcome.ts'
import type { AnySearch } from './search-request.ts'

export type DocumentMeta = { title: string; description: string; path: string; isIndexed: boolean }

type Given = { search: AnySearch; outcome: SearchOutcome | undefined; locale: Locale; appName: string }

/** Title, description, canonical path and whether robots may index a search document. Spec: requirements META-005, META-006. */
export function searchMeta({ search, outcome, locale, appName }: Given): DocumentMeta {
  const languages = languagesText(search, locale, '–')
  const title = [search.key, languages, appName].filter(Boolean).join(' – ')
  const status = outcome?.status
  return {
    title,
    description: descriptionOf(search, outcome?.words ?? [], languages),
    path: canonicalSearchUrl(search),
    isIndexed: status === 'has-results' || status === 'empty_keyword',
  }
}

const MAX_DESCRIPTION_LENGTH = 155

/** `talo: house, building, block of flats`, from the first translations there are. */
function descriptionOf({ key }: AnySearch, words: readonly Word[], languages: string): string {
  const texts = words
    .filter(({ custom }) => custom !== 'teaser')
    .flatMap(({ senses }) => senses.flatMap(({ translations }) => translations.map(({ text }) => text)))
  const unique = [...new Set(texts)].slice(0, 8)
  if (unique.length === 0) return m.SEARCH_DESCRIPTION({ languages })
  const whole = `${key}: ${unique.join(', ')}`
  return whole.length <= MAX_DESCRIPTION_LENGTH ? whole : `${whole.slice(0, MAX_DESCRIPTION_LENGTH - 1).trimEnd()}…`
}
