import type { Frame } from '#client/layout/frame.ts'
import type { PageContext } from '#client/page-context.ts'
import type { SearchBoxProps } from '#client/search/search-box.tsx'
import type { SearchOutcome } from '#client/search/search-outcome.ts'
import type { AnySearch } from '#client/search/search-request.ts'
import type { Suggestions } from '#client/search/suggestions.ts'
import { frameOf } from './frame-of.ts'
import { findSuggestions, findWords, outcomeOf } from './run-search.ts'
import { mayOpenDictionaries } from './search-access.ts'
import { searchBox } from './search-box-props.ts'
import type { SearchLists } from './search-lists.ts'
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
    outcome: outcomeOf(search, found, ready, lists),
    suggestions: ready ?? ('late' in suggestions ? suggestions.late : asked),
    awaitedHref: withSuggestions(url),
    mayOpenDictionaries: mayOpenDictionaries(page),
  }
}

function withSuggestions(url: URL): string {
  const query = new URLSearchParams(url.search)
  query.set('suggestions', '1')
  return `${url.pathname}?${query}`
}
