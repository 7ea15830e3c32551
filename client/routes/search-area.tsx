import { type LoaderFunctionArgs, type MetaDescriptor, redirect } from 'react-router'
import { PageFrame } from '#client/layout/page-frame.tsx'
import { type PageContext, pageContext } from '#client/page-context.ts'
import { RESULT_ICONS, ResultsView } from '#client/search/results-view.tsx'
import { SearchBox } from '#client/search/search-box.tsx'
import { searchMeta } from '#client/search/search-meta.ts'
import type { AnySearch } from '#client/search/search-request.ts'
import { searchEvents } from '#shared/analytics/search-events.ts'
import { dictionaryLookup } from '#shared/dictionary/dictionary-context.ts'
import { readPrefsCookie } from '#shared/preferences/display-preferences.ts'
import { httpStatusOf } from '#shared/search/result-status.ts'
import type { DictionarySearch } from '#shared/search/search-route.ts'
import { modeAfterPick } from '#shared/search/search-type.ts'
import { buildSearchUrl, parseSearchUrl } from '#shared/search/search-url.ts'
import { rememberedTab } from '#shared/search/stored-search.ts'
import { documentMeta } from './document-meta.ts'
import { lastPair } from './last-pair.ts'
import { type PageData, pageData, viewOf } from './page-data.ts'
import { rememberPreferences, rememberSearch } from './remember-search.ts'
import { hasLostDictionaryTab, mayOpenDictionaries } from './search-access.ts'
import { contextOf } from './search-box-props.ts'
import { type SearchLists, searchLists } from './search-lists.ts'
import { type SearchView, searchView } from './search-view.ts'
import '#client/styles/search.css'

/** Every URL below the root that no other route has: the grammar of search URLs picks the page (URL-038). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const lists = await searchLists(page)
  const search = requestedSearch(page, request, lists)
  const view = await searchView(page, request, search, lists)
  if (!isWithinHits(new URL(request.url).searchParams)) for (const event of searchEvents(search, endOf(view))) page.track(event)
  return pageData<SearchView>(view, { status: statusOf(view), headers: rememberSearch(page, search) })
}

/** Another page of hits, or one opened: still the search that was counted. */
const isWithinHits = (query: URLSearchParams) => query.has('start') || query.has('entry')

const endOf = ({ outcome: { status, words, fullText } }: SearchView) => ({
  status,
  results: fullText === undefined ? words.length : (fullText.totalCount ?? fullText.hits.length),
})

/** A machine's translation of a word that no dictionary has is something found (SRCH-052). */
function statusOf({ search, outcome }: SearchView): number {
  if (outcome.machineTranslation?.status === 'translated') return 200
  return httpStatusOf(outcome.status, { error: outcome.error, searchMode: search.searchMode })
}

/** The search that the URL stands for. Throws the redirect of a URL that is none, or that this visitor may not open (URL-010, URL-036, URL-039). */
function requestedSearch(page: PageContext, request: Request, lists: SearchLists): AnySearch {
  const { pathname, searchParams } = new URL(request.url)
  const route = parseSearchUrl(pathname, searchParams, dictionaryLookup({ dictionaries: lists.dictionaries, groups: lists.groups }))
  switch (route.type) {
    case 'redirect':
      throw redirect(route.location, route.status)
    case 'bad-request':
      throw new Response(null, { status: 400 })
    case 'not-found':
      console.warn(JSON.stringify({ event: 'notice', code: route.code, requestId: page.requestId })) // never the URL: it may say what was searched
      throw redirect('/forbidden/404', 302)
    case 'home':
      throw redirect('/forbidden/404', 302)
    case 'dictionary':
    case 'full-text':
      if (!mayOpenDictionaries(page))
        throw hasLostDictionaryTab(page) ? toLanguagePair(page, route, lists) : redirect('/forbidden/no-access', 302)
      return withoutForbiddenMode(route, lists)
    case 'language-pair':
      return route
  }
}

/** The same word by language pair, on the tab that is left to the visitor (TAB-013). */
function toLanguagePair(page: PageContext, { langs, key, workmode }: DictionarySearch, lists: SearchLists): Response {
  const pair = langs.type === 'pair' ? { fromId: langs.fromId, toId: langs.toId } : lastPair(page, lists)
  const search = { type: 'language-pair', ...pair, key, workmode } as const
  const next = rememberedTab(readPrefsCookie(page.storedPreferences), 'langPair')
  return redirect(buildSearchUrl(search), { status: 302, headers: rememberPreferences(page, next) })
}

/** Throws the redirect to the headword search where the dictionary has no other (SRCH-004). */
function withoutForbiddenMode(search: DictionarySearch, lists: SearchLists): DictionarySearch {
  if (modeAfterPick(contextOf(search, lists), search.searchMode) === search.searchMode) return search
  throw redirect(buildSearchUrl({ ...search, type: 'dictionary', searchMode: 'default' }), 302)
}

type LoaderData = PageData<SearchView>

export function meta({ loaderData }: { loaderData: LoaderData | undefined }): MetaDescriptor[] {
  if (loaderData === undefined) return []
  const { search, outcome, frame, origin } = viewOf(loaderData)
  const { locale, appName } = frame
  return documentMeta({ ...searchMeta({ search, outcome, locale, appName }), locale, origin })
}

export default function SearchArea({ loaderData }: { loaderData: LoaderData }) {
  const view = viewOf(loaderData)
  return (
    <PageFrame frame={view.frame} icons={RESULT_ICONS} isWide search={<SearchBox {...view.box} isWide />}>
      <Results view={view} />
    </PageFrame>
  )
}

function Results({ view }: { view: SearchView }) {
  return (
    <ResultsView
      search={view.search}
      outcome={view.outcome}
      suggestions={view.suggestions}
      baseForms={view.baseForms}
      nonce={view.nonce}
      awaitedHref={view.awaitedHref}
      dictionaries={view.box.dictionaries}
      context={view.box.context}
      locale={view.frame.locale}
      hasPremium={view.box.access.canAccessPremium}
      hasAdvancedSearch={view.mayOpenDictionaries}
      opensExamples={view.showsExamples}
      showsDataSecurityNotice={view.frame.showsDataSecurityNotice}
    />
  )
}
