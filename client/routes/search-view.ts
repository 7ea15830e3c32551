import type { Frame } from '#client/layout/frame.ts'
import type { PageContext } from '#client/page-context.ts'
import type { SearchBoxProps } from '#client/search/search-box.tsx'
import { NO_WAYS_ON, type SearchOutcome } from '#client/search/search-outcome.ts'
import type { AnySearch } from '#client/search/search-request.ts'
import type { BaseForms, Suggestions } from '#client/search/suggestions.ts'
import { readPrefsCookie } from '#shared/preferences/display-preferences.ts'
import { resultStatus } from '#shared/search/result-status.ts'
import { frameOf } from './frame-of.ts'
import { machineTranslation } from './machine-translation.ts'
import { findFullText } from './run-full-text.ts'
import { findWords } from './run-search.ts'
import { findBaseForms, findSuggestions } from './run-suggestions.ts'
import { mayOpenDictionaries } from './search-access.ts'
import { searchBox } from './search-box-props.ts'
import type { SearchLists } from './search-lists.ts'
import { waysOn } from './ways-on.ts'
import { withinTime } from './within-time.ts'

/** How long the words wait for what stands beside them before the page is sent without it. */
const SUGGESTIONS_WAIT_MS = 150

export type SearchView = {
  frame: Frame
  origin: string
  nonce: string
  search: AnySearch
  box: Omit<SearchBoxProps, 'isWide'>
  outcome: SearchOutcome
  suggestions: Suggestions | Promise<Suggestions>
  baseForms: BaseForms | Promise<BaseForms>
  awaitedHref: string
  mayOpenDictionaries: boolean
  /** Of the visitor's own settings (STORE-039). */
  showsExamples: boolean
}

/** Runs a search. The words decide status and title; what stands beside them comes along if it is quick, or when the URL asks to wait. */
export async function searchView(page: PageContext, request: Request, search: AnySearch, lists: SearchLists): Promise<SearchView> {
  const url = new URL(request.url)
  const soon = url.searchParams.get('suggestions') === '1' ? awaited : readyOrLate
  const asked = { suggestions: findSuggestions(page, search), baseForms: findBaseForms(page, search, lists) }
  const ended = await endOf(page, search, { url, lists })
  const [suggestions, baseForms, ways, translation] = await Promise.all([
    soon(asked.suggestions),
    soon(asked.baseForms),
    ended.status === 'no_results' ? soon(waysOn(page, search, { suggestions: asked.suggestions, lists })) : { value: NO_WAYS_ON },
    machineTranslation(page, search, ended.status),
  ])
  return {
    frame: frameOf(page, request),
    origin: page.origin,
    nonce: page.nonce,
    search,
    box: searchBox(page, { search, lists }),
    outcome: { ...ended, waysOn: ways.value, ...(translation === undefined ? {} : { machineTranslation: translation }) },
    suggestions: suggestions.value,
    baseForms: baseForms.value,
    awaitedHref: withSuggestions(url),
    mayOpenDictionaries: mayOpenDictionaries(page),
    showsExamples: readPrefsCookie(page.storedPreferences).show_examples,
  }
}

type Ended = Pick<SearchOutcome, 'status' | 'words' | 'error' | 'fullText'>

/** What the words, or in full text the hits, came to. */
async function endOf(page: PageContext, search: AnySearch, { url, lists }: { url: URL; lists: SearchLists }): Promise<Ended> {
  if (search.searchMode === 'fulltext') {
    const fullText = await findFullText(page, search, url.searchParams)
    return { status: fullTextStatus(search, fullText), words: [], error: fullText.error, fullText }
  }
  const found = await findWords(page, search, lists)
  return {
    ...found,
    status: resultStatus({ text: search.key, searchMode: search.searchMode, wordCount: found.words.length, error: found.error }),
  }
}

/** In full text a question mark is a question mark: its hits are nowhere but on the page (FT-020). */
function fullTextStatus({ key }: AnySearch, { hits, error }: NonNullable<SearchOutcome['fullText']>): Ended['status'] {
  const status = resultStatus({ text: key, searchMode: 'fulltext', wordCount: hits.length, error })
  return status === 'wildcard-search' ? 'no_results' : status
}

/** Boxed, since a promise of a promise would be waited for. */
type Boxed<Value> = { value: Value | Promise<Value> }

const awaited = async <Value>(promise: Promise<Value>): Promise<Boxed<Value>> => ({ value: await promise })

/** What is ready in time, else the promise, for the page to put in place later. */
async function readyOrLate<Value>(promise: Promise<Value>): Promise<Boxed<Value>> {
  const outcome = await withinTime(promise, SUGGESTIONS_WAIT_MS)
  return { value: 'ready' in outcome ? outcome.ready : outcome.late }
}

function withSuggestions(url: URL): string {
  const query = new URLSearchParams(url.search)
  query.set('suggestions', '1')
  return `${url.pathname}?${query}`
}
