import {
  CUSTOM_GROUP_ID,
  DICTIONARY_NOT_FOUND,
  type DictionaryContext,
  type DictionaryLookup,
} from '#shared/dictionary/dictionary-context.ts'
import { acceptLanguages, ownLanguages } from './dictionary-languages.ts'
import { pairOfNames, readLanguageSegment, readPair, writeLanguageSegment } from './language-segment.ts'
import { encodeSegment, isDotSegment } from './path-segment.ts'
import { readKey, readSearchQuery, type SearchQuery, writeQuery } from './search-query.ts'
import {
  DEFAULT_WORKMODE,
  type DictionarySearch,
  type HomeRoute,
  type PairSearch,
  type ParsedSearchUrl,
  type SearchLanguages,
  type SearchUrl,
} from './search-route.ts'

/**
 * Reads a URL of the search area: the raw, still encoded `pathname`, the decoded query pairs, and the dictionaries the caller can see.
 * Only fixed routes and school paths are tested before it. Spec: search §2.1, §5 (URL-001 … URL-041).
 */
export function parseSearchUrl(
  pathname: string,
  queryPairs: Iterable<readonly [string, string]>,
  lookup: DictionaryLookup,
): ParsedSearchUrl {
  const segments = decodePath(pathname)
  if (!segments) return { type: 'bad-request' }

  const query = readSearchQuery([...queryPairs])
  const route = readRoute({ segments, query, lookup })
  if (route.type === 'not-found') return route

  const { search, isTurned } = route
  const asGiven = `/${segments.map(encodeSegment).join('/')}${pathname.length > 1 && pathname.endsWith('/') ? '/' : ''}`
  if (writePath(search) === asGiven) return search
  const location = writePath(search) + writeQuery([...ownParameters(search), ...query.others])
  return { type: 'redirect', status: isTurned || isOwnGroup(search) ? 302 : 301, location }
}

/** What the visitor's own group holds may be another tomorrow, so nothing about it is permanent. */
const isOwnGroup = (search: SearchUrl) =>
  search.type !== 'home' && search.type !== 'language-pair' && search.dictionaryId === CUSTOM_GROUP_ID

type OptionalField = 'key' | 'searchMode' | 'isMachineTranslated' | 'unidir' | 'workmode' | 'kind'
type Loose<Search extends object> = Omit<Search, OptionalField> & Partial<Pick<Search, OptionalField & keyof Search>>

/** A search to link to: what is left out has its default. Everything that `parseSearchUrl` gives is one. */
export type SearchTarget = Loose<HomeRoute> | Loose<PairSearch> | Loose<DictionarySearch>

/** Writes the URL of a search; reading it again gives the same search. Spec: search §2.1 (URL-037). */
export function buildSearchUrl(target: SearchTarget): string {
  const search = completed(target)
  return writePath(search) + writeQuery(ownParameters(search))
}

/** The URL for search engines: without what belongs to one navigation only. Spec: search §2.1 (URL-041). */
export function canonicalSearchUrl(target: SearchTarget): string {
  const search = completed(target)
  if (search.type === 'home') return '/'
  return writePath(search) + writeQuery(ownParameters(search).filter(([name]) => name === 'key' || name === 'searchMode'))
}

const FULL_TEXT = 'fulltext'
const MACHINE_TRANSLATED = 'mt'

type Given = { segments: readonly string[]; query: SearchQuery; lookup: DictionaryLookup }
type NotFound = Extract<ParsedSearchUrl, { type: 'not-found' }>
/** `isTurned`: a one-way dictionary's languages were given the wrong way round. */
type Route = { type: 'found'; search: SearchUrl; isTurned: boolean } | NotFound

const found = (search: SearchUrl, isTurned = false): Route => ({ type: 'found', search, isTurned })
const UNKNOWN_LANGUAGE: NotFound = { type: 'not-found', code: 'unexpected lang name' }

/** By the number of segments, in the order of URL-038; a first segment that names a pair is never a dictionary (URL-007). */
function readRoute(given: Given): Route {
  const { segments } = given
  const [first = '', second = '', third = '', fourth] = segments
  if (segments.length === 0) return readHome(given)
  if (segments.includes('') || segments.length > 4) return UNKNOWN_LANGUAGE

  if (first === FULL_TEXT && segments.length >= 3) return readDictionary(given, { id: second, langs: third, key: fourth, isFullText: true })
  if (readPair(first)) return readPairSearch(given)
  if (segments.length === 1 || (fourth !== undefined && fourth !== MACHINE_TRANSLATED)) return UNKNOWN_LANGUAGE
  return readDictionary(given, { id: first, langs: second, key: segments[2], isMachineTranslated: fourth === MACHINE_TRANSLATED })
}

/** {langs}, {langs}/{key} or {langs}/{key}/mt. */
function readPairSearch({ segments, query }: Given): Route {
  const [langs = '', key, marker] = segments
  const pair = readPair(langs)
  if (!pair || segments.length > 3 || (marker !== undefined && marker !== MACHINE_TRANSLATED)) return UNKNOWN_LANGUAGE
  return found({ type: 'language-pair', ...pair, ...fieldsOf(query, key, marker === MACHINE_TRANSLATED) })
}

type DictionarySegments = { id: string; langs: string; key: string | undefined; isFullText?: boolean; isMachineTranslated?: boolean }

/** {dictionary}/{langs}[/{key}[/mt]] or fulltext/{dictionary}/{langs}[/{key}]. */
function readDictionary(
  { query, lookup }: Given,
  { id, langs, key, isFullText = false, isMachineTranslated = false }: DictionarySegments,
): Route {
  const segment = readLanguageSegment(langs)
  if (!segment) return UNKNOWN_LANGUAGE
  const dictionary = lookup(id)
  if (!dictionary) return { type: 'not-found', code: DICTIONARY_NOT_FOUND }

  const fields = { ...fieldsOf(query, key, isMachineTranslated), ...(isFullText ? { searchMode: 'fulltext' as const } : {}) }
  if (dictionary.type === 'default') {
    const pair = readPair(langs)
    return pair ? found({ type: 'language-pair', ...pair, ...fields }) : UNKNOWN_LANGUAGE
  }
  const accepted = acceptLanguages(dictionary, segment)
  return accepted ? found(dictionarySearch(dictionary, accepted.langs, fields), accepted.isTurned) : UNKNOWN_LANGUAGE
}

/** The empty path: a search when the query names one, else the front page. What the query says wrongly is passed over (URL-025). */
function readHome({ query, lookup }: Given): Route {
  const dictionary = query.dictionary === '' ? undefined : lookup(query.dictionary)
  if (dictionary && dictionary.type !== 'default') {
    const segment = readLanguageSegment(query.langs)
    const accepted = segment && acceptLanguages(dictionary, segment)
    return found(dictionarySearch(dictionary, accepted?.langs ?? ownLanguages(dictionary), fieldsOf(query, undefined)), accepted?.isTurned)
  }
  const pair = readPair(query.langs)
  if (pair) return found({ type: 'language-pair', ...pair, ...fieldsOf(query, undefined) })
  return found({ type: 'home', key: query.key, workmode: query.workmode, ...(query.tab ? { tab: query.tab } : {}) })
}

const dictionarySearch = (
  { id, kind, type, ids }: DictionaryContext,
  langs: SearchLanguages,
  fields: ReturnType<typeof fieldsOf>,
): DictionarySearch => ({
  type: fields.searchMode === 'fulltext' ? 'full-text' : 'dictionary',
  dictionaryId: id,
  kind,
  langs,
  ...(kind === 'group' && type === 'user' ? { members: ids } : {}),
  ...fields,
})

/** A key in the path beats one in the query (URL-019). A machine translation is of a key. */
function fieldsOf(query: SearchQuery, pathKey: string | undefined, isMachineTranslated = false) {
  const { searchMode, unidir, linkType, workmode, key, keyIssue } = query
  const read = pathKey === undefined ? { key, ...(keyIssue ? { keyIssue } : {}) } : readKey(pathKey)
  return {
    searchMode,
    unidir,
    workmode,
    ...(linkType ? { linkType } : {}),
    ...read,
    isMachineTranslated: isMachineTranslated && read.key !== '',
  }
}

/** The segments of a raw path, each decoded once; one slash at the end is passed over. Undefined when it cannot be decoded or holds NUL. */
function decodePath(pathname: string): string[] | undefined {
  const path = pathname.replace(/^\//, '').replace(/\/$/, '')
  if (path === '') return []
  try {
    const segments = path.split('/').map(decodeURIComponent)
    return segments.some((segment) => segment.includes('\u0000')) ? undefined : segments
  } catch {
    return undefined // URIError: bad percent-encoding, answered as a bad request
  }
}

/** Dictionaries that have no full-text path; their mode travels in the query. Spec: search §2.1 (URL-016). */
const hasFullTextPath = (search: SearchUrl) => search.type === 'full-text' && !search.dictionaryId.startsWith('oxford')

function writePath(search: SearchUrl): string {
  if (search.type === 'home') return '/'
  const key = search.key === '' || isDotSegment(search.key) ? [] : [search.key, ...(search.isMachineTranslated ? [MACHINE_TRANSLATED] : [])]
  const place =
    search.type === 'language-pair'
      ? [pairOfNames(search.fromId, search.toId)]
      : [...(hasFullTextPath(search) ? [FULL_TEXT] : []), search.dictionaryId, writeLanguageSegment(search.langs, search.kind)]
  return `/${[...place, ...key].map(encodeSegment).join('/')}`
}

/** What the path cannot say. Spec: search §2.1 (URL-040, URL-041). */
function ownParameters(search: SearchUrl): [string, string | undefined][] {
  const workmode = search.workmode === DEFAULT_WORKMODE ? undefined : search.workmode
  if (search.type === 'home')
    return [
      ['tab', search.tab],
      ['key', search.key],
      ['workmode', workmode],
    ]
  const isModeInPath = search.searchMode === 'default' || hasFullTextPath(search)
  return [
    ['key', isDotSegment(search.key) ? search.key : undefined],
    ['searchMode', isModeInPath ? undefined : search.searchMode],
    ['unidir', search.unidir ? '1' : undefined],
    ['linkType', search.linkType],
    ['workmode', workmode],
  ]
}

function completed(target: SearchTarget): SearchUrl {
  const { key = '', workmode = DEFAULT_WORKMODE } = target
  if (target.type === 'home') return { ...target, key, workmode }
  const { searchMode = 'default', isMachineTranslated = false, unidir = false } = target
  const fields = { key, workmode, searchMode, isMachineTranslated, unidir }
  if (target.type === 'language-pair') return { ...target, ...fields }
  const isFullText = target.type === 'full-text' || searchMode === 'fulltext'
  const { kind = 'dictionary' } = target
  return { ...target, ...fields, kind, type: isFullText ? 'full-text' : 'dictionary', searchMode: isFullText ? 'fulltext' : searchMode }
}
