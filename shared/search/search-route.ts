import type { LanguageId } from '#shared/language/language-id.ts'
import type { KeywordIssue } from './keyword-rules.ts'

/** Spec: search §1 (TAB-001). */
export type SearchTab = 'langPair' | 'dictionary'

/** Spec: search §1 (SRCH-002). */
export const SEARCH_MODES = ['default', 'fulltext', 'nearSearch'] as const
export type SearchMode = (typeof SEARCH_MODES)[number]

/** Spec: search §2.1 (URL-023). */
export const DEFAULT_WORKMODE = 'normal'

/** The languages of a dictionary search: a pair in a direction, all of the dictionary's, or some of them. */
export type SearchLanguages =
  | { type: 'pair'; fromId: LanguageId; toId: LanguageId }
  | { type: 'all' }
  | { type: 'list'; ids: readonly LanguageId[] }

/** What every search carries. */
type SearchFields = {
  /** Cleaned; empty when nothing is searched yet. */
  key: string
  /** Set when `key` is too long to be searched (URL-024). */
  keyIssue?: KeywordIssue
  searchMode: SearchMode
  /** The word's machine translation is asked for (URL-017). */
  isMachineTranslated: boolean
  /** One direction only, after a swap of languages (URL-041). */
  unidir: boolean
  /** The navigation came from a click inside an entry (URL-022). */
  linkType?: 'inner-link'
  /** Opaque, carried over by internal links (URL-023). */
  workmode: string
}

/** A search of the language-pair tab. */
export type PairSearch = SearchFields & { type: 'language-pair'; fromId: LanguageId; toId: LanguageId }

/** A search of the dictionary tab; `full-text` when its mode is `fulltext`, however the URL says so. */
export type DictionarySearch = SearchFields & {
  type: 'dictionary' | 'full-text'
  dictionaryId: string
  /** A group writes its languages as ids, a dictionary of two languages as names (Contradictions C18). */
  kind: 'dictionary' | 'group'
  langs: SearchLanguages
  /** The dictionaries of the reader's own group, which no other service knows by its id: they are asked in its place (PICK-023). */
  members?: readonly string[]
}

/** The empty path. `tab` is what the navigation asks for (TAB-005). */
export type HomeRoute = { type: 'home'; tab?: SearchTab; key: string; workmode: string }

export type SearchUrl = HomeRoute | PairSearch | DictionarySearch

/** What a URL under the search area turns out to be. */
export type ParsedSearchUrl =
  | SearchUrl
  /** 301 to the canonical form; 302 where the dictionary gives the direction, since dictionaries change. */
  | { type: 'redirect'; status: 301 | 302; location: string }
  | { type: 'not-found'; code: 'unexpected lang name' | 'Dictionary with id not found' }
  /** The path cannot be decoded. */
  | { type: 'bad-request' }
