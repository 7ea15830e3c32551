import type { Frame } from '#client/layout/frame.ts'
import type { PageContext } from '#client/page-context.ts'
import type { SearchBoxProps } from '#client/search/search-box.tsx'
import { NO_WAYS_ON, type SearchOutcome } from '#client/search/search-outcome.ts'
import type { AnySearch } from '#client/search/search-request.ts'
import type { Suggestions } from '#client/search/suggestions.ts'
import { readPrefsCookie } from '#shared/preferences/display-preferences.ts'
import { resultStatus } from '#shared/search/result-status.ts'
import { frameOf } from './frame-of.ts'
import { type Found, findSuggestions, findWords } from './run-search.ts'
import { mayOpenDictionaries } from './search-access.ts'
import { searchBox } from './search-box-props.ts'
import type { SearchLists } from './search-lists.ts'
import { waysOn } from './ways-on.ts'
import { withinTime } from './within-time.ts'

/** How long the words wait for their suggestions before the page is sent without them. */
const SUGGESTIONS_WAIT_MS = 150

export type SearchView = {
  frame: Frame
  origin: string
  search: AnySearch
  box: Omit<SearchBoxProps, 'isWide'>
  outcome: SearchOutcome
  suggestions: Suggestions | Promise<Suggestions>
  awaitedHref: string
  mayOpenDictionaries: boolean
  /** Of the visitor's own settings (STORE-039). */
  showsExamples: boolean
}

/** Runs a search. The words decide status and title; the suggestions come along if they are quick, or when the URL asks to wait. */
export async function searchView(page: PageContext, request: Request, search: AnySearch, lists: SearchLists): Promise<SearchView> {
  const url = new URL(request.url)
  const waitMs = url.searchParams.get('suggestions') === '1' ? undefined : SUGGESTIONS_WAIT_MS
  const asked = findSuggestions(page, search)
  const found = await findWords(page, search, lists)
  const suggestions = waitMs === undefined ? { ready: await asked } : await withinTime(asked, waitMs)
  const ready = 'ready' in suggestions ? suggestions.ready : undefined
  return {
    frame: frameOf(page, request),
    origin: page.origin,
    search,
    box: searchBox(page, { search, lists }),
    outcome: await outcomeOf(page, search, { found, suggestions: ready, lists }),
    suggestions: ready ?? ('late' in suggestions ? suggestions.late : asked),
    awaitedHref: withSuggestions(url),
    mayOpenDictionaries: mayOpenDictionaries(page),
    showsExamples: readPrefsCookie(page.storedPreferences).show_examples,
  }
}

type Ended = { found: Found; suggestions: Suggestions | undefined; lists: SearchLists }

/** What the page says of words and suggestions. Ways on that take long are left out: they are no reason to keep a reader waiting. */
async function outcomeOf(page: PageContext, search: AnySearch, { found, ...given }: Ended): Promise<SearchOutcome> {
  const status = resultStatus({ text: search.key, searchMode: search.searchMode, wordCount: found.words.length, error: found.error })
  if (status !== 'no_results') return { ...found, status, waysOn: NO_WAYS_ON }
  const ways = await withinTime(waysOn(page, search, given), SUGGESTIONS_WAIT_MS)
  return { ...found, status, waysOn: 'ready' in ways ? ways.ready : NO_WAYS_ON }
}

function withSuggestions(url: URL): string {
  const query = new URLSearchParams(url.search)
  query.set('suggestions', '1')
  return `${url.pathname}?${query}`
}
