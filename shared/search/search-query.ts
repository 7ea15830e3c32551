import { cleanKeyword, type KeywordIssue, keywordIssue } from './keyword-rules.ts'
import { DEFAULT_WORKMODE, SEARCH_MODES, type SearchMode, type SearchTab } from './search-route.ts'

/** What the query of a search URL says, each field passed over when it is nonsense. Spec: search §2.1 (URL-019). */
export type SearchQuery = {
  key: string
  keyIssue?: KeywordIssue
  searchMode: SearchMode
  tab?: SearchTab
  dictionary: string
  langs: string
  unidir: boolean
  linkType?: 'inner-link'
  workmode: string
  /** Parameters that are none of the search's own, `hl` for one: a redirect carries them on. */
  others: readonly (readonly [string, string])[]
}

const OWN_PARAMETERS: ReadonlySet<string> = new Set(['key', 'searchMode', 'tab', 'dictionary', 'langs', 'unidir', 'linkType', 'workmode'])

/** Longer values are no work mode of ours. */
const WORKMODE = /^[\w-]{1,32}$/

/** Reads decoded query pairs; of a parameter given twice the first counts. Spec: search §2.1 (URL-019 … URL-023, URL-040, URL-041). */
export function readSearchQuery(pairs: readonly (readonly [string, string])[]): SearchQuery {
  const first = (name: string) => pairs.find(([key]) => key === name)?.[1] ?? ''
  const tab = first('tab')
  const workmode = first('workmode')
  return {
    ...readKey(first('key')),
    searchMode: SEARCH_MODES.find((mode) => mode === first('searchMode')) ?? 'default',
    ...(tab === 'langPair' || tab === 'dictionary' ? { tab } : {}),
    dictionary: first('dictionary'),
    langs: first('langs'),
    unidir: first('unidir') === '1',
    ...(first('linkType') === 'inner-link' ? { linkType: 'inner-link' } : {}),
    workmode: WORKMODE.test(workmode) ? workmode : DEFAULT_WORKMODE,
    others: pairs.filter(([key]) => !OWN_PARAMETERS.has(key)),
  }
}

/** The cleaned keyword of a decoded segment or parameter; one that is too long says so and is not searched. Spec: search §5 (URL-024). */
export function readKey(text: string): { key: string; keyIssue?: KeywordIssue } {
  const key = cleanKeyword(text)
  const issue = keywordIssue(key)
  return issue ? { key, keyIssue: issue } : { key }
}

/** `?a=1&b=2` of the pairs that have a value, or nothing. */
export function writeQuery(pairs: readonly (readonly [string, string | undefined])[]): string {
  const written = pairs.flatMap(([name, value]) =>
    value ? [`${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`] : [],
  )
  return written.length > 0 ? `?${written.join('&')}` : ''
}
