import type { Word } from '#shared/entry/entry-schema.ts'
import { plainTextOf } from '#shared/entry/inline-markup.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { languageNameOfId } from '#shared/language/language-url-name.ts'
import { hasWildcard } from './keyword-rules.ts'
import type { ResultStatus } from './result-status.ts'
import type { PairSearch, SearchLanguages, SearchUrl } from './search-route.ts'

/** Search engines show about this much of a description. */
const DESCRIPTION_MAX_LENGTH = 155
const DESCRIPTION_TRANSLATIONS = 8

/**
 * `{key} – {from}-{to} – {appName}`, without the parts that are not there. `nameOf` gives a language's name as the page writes it.
 * Spec: META-005.
 */
export function resultTitle(search: SearchUrl, appName: string, nameOf: (id: LanguageId) => string = languageNameOfId): string {
  const langs = search.type === 'home' ? [] : languagesOf(search)
  return [search.key, langs.map(nameOf).join('-'), appName].filter(Boolean).join(' – ')
}

function languagesOf(search: Exclude<SearchUrl, { type: 'home' }>): readonly LanguageId[] {
  const langs: SearchLanguages = search.type === 'language-pair' ? { ...search, type: 'pair' } : search.langs
  if (langs.type === 'all') return []
  return langs.type === 'list' ? langs.ids : [langs.fromId, langs.toId]
}

/** `talo: house, building; …` from the first translations of each word, else from its first definition; empty without either. Spec: META-005. */
export function resultDescription(words: readonly Word[]): string {
  const lines = words.map((word) => [word.clean_headword, meaningsOf(word)] as const).filter(([, meanings]) => meanings.length > 0)
  const text = lines.map(([headword, meanings]) => `${headword}: ${meanings.slice(0, DESCRIPTION_TRANSLATIONS).join(', ')}`).join('; ')
  return shortened(plainTextOf(text))
}

function meaningsOf({ senses }: Word): string[] {
  const translations = [...new Set(senses.flatMap((sense) => sense.translations.map(({ text }) => text)))]
  if (translations.length > 0) return translations
  return senses.flatMap(({ definitions }) => definitions.map(({ definition }) => definition)).slice(0, 1)
}

/** Cut at a word's end, by code points. */
function shortened(text: string): string {
  const characters = [...text]
  if (characters.length <= DESCRIPTION_MAX_LENGTH) return text
  return `${characters
    .slice(0, DESCRIPTION_MAX_LENGTH - 1)
    .join('')
    .replace(/[\s,;:]*\S*$/u, '')}…`
}

const NOT_LISTED: ReadonlySet<ResultStatus> = new Set(['has-error', 'no_results', 'wildcard-search', 'near-search'])

/** Whether search engines are asked not to list the page. A pair's page without a keyword is listed. Spec: META-006. */
export const isNoIndex = (status: ResultStatus, search: Pick<PairSearch, 'key' | 'isMachineTranslated' | 'searchMode'>): boolean =>
  search.isMachineTranslated || search.searchMode === 'nearSearch' || hasWildcard(search.key) || NOT_LISTED.has(status)
