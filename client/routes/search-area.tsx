import { type LoaderFunctionArgs, type MetaDescriptor, redirect } from 'react-router'
import { PageFrame } from '#client/layout/page-frame.tsx'
import { type PageContext, pageContext } from '#client/page-context.ts'
import { isModeUnavailable, ModeNotAvailable } from '#client/search/mode-not-available.tsx'
import { RESULT_ICONS, ResultsView } from '#client/search/results-view.tsx'
import { SearchBox } from '#client/search/search-box.tsx'
import { searchMeta } from '#client/search/search-meta.ts'
import type { AnySearch } from '#client/search/search-request.ts'
import { dictionaryLookup } from '#shared/dictionary/dictionary-context.ts'
import { httpStatusOf } from '#shared/search/result-status.ts'
import { parseSearchUrl } from '#shared/search/search-url.ts'
import { documentMeta } from './document-meta.ts'
import { frameOf } from './frame-of.ts'
import { type PageData, pageData, viewOf } from './page-data.ts'
import { mayOpenDictionaries } from './search-access.ts'
import { searchBox } from './search-box-props.ts'
import { type SearchLists, searchLists } from './search-lists.ts'
import { type SearchView, searchView } from './search-view.ts'

type UnavailableView = Pick<SearchView, 'frame' | 'origin' | 'search' | 'box'> & { outcome?: undefined }

/** Every URL below the root that no other route has: the grammar of search URLs picks the page (URL-038). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const lists = await searchLists(page)
  const search = requestedSearch(page, request, lists)
  if (isModeUnavailable(search))
    return pageData<SearchView | UnavailableView>(unavailableView(page, request, { search, lists }), { status: 404 })

  const view = await searchView(page, request, search, lists)
  const { outcome } = view
  const status = httpStatusOf(outcome.status, { error: outcome.error, searchMode: search.searchMode })
  return pageData<SearchView | UnavailableView>(view, { status })
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
      if (!mayOpenDictionaries(page)) throw redirect('/forbidden/no-access', 302)
      return route
    case 'language-pair':
      return route
  }
}

const unavailableView = (page: PageContext, request: Request, asked: { search: AnySearch; lists: SearchLists }): UnavailableView => ({
  frame: frameOf(page, request),
  origin: page.origin,
  search: asked.search,
  box: searchBox(page, asked),
})

type LoaderData = PageData<SearchView | UnavailableView>

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
      {view.outcome === undefined ? <ModeNotAvailable search={view.search} /> : <Results view={view} />}
    </PageFrame>
  )
}

function Results({ view }: { view: SearchView }) {
  return (
    <ResultsView
      search={view.search}
      outcome={view.outcome}
      suggestions={view.suggestions}
      awaitedHref={view.awaitedHref}
      dictionaries={view.box.dictionaries}
      locale={view.frame.locale}
      hasPremium={view.box.access.canAccessPremium}
      hasAdvancedSearch={view.mayOpenDictionaries}
      opensExamples={view.showsExamples}
      showsDataSecurityNotice={view.frame.showsDataSecurityNotice}
    />
  )
}
