import { type LoaderFunctionArgs, type MetaDescriptor, redirect } from 'react-router'
import { HakaExpired } from '#client/account/haka-expired.tsx'
import { messageByKey } from '#client/i18n/message-by-key.ts'
import type { Frame } from '#client/layout/frame.ts'
import { PageFrame } from '#client/layout/page-frame.tsx'
import { type PageContext, pageContext } from '#client/page-context.ts'
import { DictionaryTable } from '#client/search/dictionary-table.tsx'
import { FrontInfo } from '#client/search/front-info.tsx'
import { SEARCH_BOX_ICONS, SearchBox, type SearchBoxProps } from '#client/search/search-box.tsx'
import { SafeHtml } from '#client/ui/safe-html.tsx'
import { callApi } from '#shared/api/call-api.ts'
import { contentPage } from '#shared/api/content.ts'
import { type DictionaryLookup, dictionaryLookup } from '#shared/dictionary/dictionary-context.ts'
import { showsTabStrip } from '#shared/permissions/permissions.ts'
import { readPrefsCookie } from '#shared/preferences/display-preferences.ts'
import type { SearchTab } from '#shared/search/search-route.ts'
import { buildSearchUrl, parseSearchUrl } from '#shared/search/search-url.ts'
import { rememberedTab, storedDictionary } from '#shared/search/stored-search.ts'
import { chooseTab } from '#shared/search/tab-choice.ts'
import { documentMeta } from './document-meta.ts'
import { emptySearch } from './empty-search.ts'
import { frameOf } from './frame-of.ts'
import { lastPair } from './last-pair.ts'
import { type PageData, pageData, viewOf } from './page-data.ts'
import { rememberPreferences } from './remember-search.ts'
import { mayOpenDictionaries } from './search-access.ts'
import { searchBox } from './search-box-props.ts'
import { type SearchLists, searchLists } from './search-lists.ts'
import '#client/styles/pages.css'
import '#client/styles/search.css'

type HomeView = {
  frame: Frame
  origin: string
  lists: SearchLists
  box: Omit<SearchBoxProps, 'isWide'>
  mayOpenDictionaries: boolean
  /** The brand's own welcome page, when it has one (NAV-005). */
  welcome: string | undefined
  /** Opens the modal about the expired federated login, whose script carries the nonce (SSO-012). */
  hakaExpired: { nonce: string } | undefined
}

/** GET /: the front page of the tab that the visitor is on, or the search that the query names. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { features } = page.brand.app
  const [lists, welcome] = await Promise.all([searchLists(page), features.useContentFrontPage ? welcomePage(page) : undefined])
  const { searchParams } = new URL(request.url)
  const lookup = dictionaryLookup(lists)
  const route = parseSearchUrl('/', searchParams, lookup)
  if (route.type === 'redirect') throw redirect(route.location, route.status)

  const askedTab = route.type === 'home' ? route.tab : undefined
  const tab = chooseTab({
    // No tab that the guard of its routes would turn the visitor away from.
    hasAdvancedSearch: showsTabStrip(page.visitor, features),
    hasLanguageTab: features.languageTab,
    route: 'home',
    askedTab,
    storedTab: page.storedTab,
  })
  const hakaExpired = searchParams.get('login') === 'haka-expired' ? { nonce: page.nonce } : undefined
  const { headers, dictionary } = beginning(page, { tab, askedTab, lookup })
  if (dictionary && !hakaExpired && route.type === 'home')
    throw redirect(buildSearchUrl({ ...dictionary, key: route.key, workmode: route.workmode }), { status: 302, headers })
  const search = emptySearch(tab, {
    dictionaries: lists.dictionaries,
    pair: lastPair(page, lists),
    key: route.type === 'home' ? route.key : '',
  })
  const shared = { frame: frameOf(page, request), origin: page.origin, mayOpenDictionaries: mayOpenDictionaries(page) }
  return pageData<HomeView>({ ...shared, lists, box: searchBox(page, { search, lists }), welcome, hakaExpired }, { headers })
}

type Beginning = { tab: SearchTab; askedTab: SearchTab | undefined; lookup: DictionaryLookup }

/**
 * What the dictionary tab begins with: the stored dictionary, checked against what the visitor can see, and dropped when it is not there
 * (URL-002, STORE-017, STORE-018). A tab that was asked for is stored (TAB-023).
 */
function beginning(page: PageContext, { tab, askedTab, lookup }: Beginning) {
  const stored = readPrefsCookie(page.storedPreferences)
  const next = askedTab === undefined ? stored : rememberedTab(stored, tab)
  if (tab === 'langPair') return { headers: rememberPreferences(page, next), dictionary: undefined }
  const dictionary = storedDictionary(stored, lookup)
  const valid = dictionary === undefined ? { ...next, dictId: null, dictLangs: [] } : next
  return { headers: rememberPreferences(page, valid), dictionary }
}

/** Without its welcome page the front page shows the promo, as other brands' does. */
const welcomePage = ({ api, brand, locale }: PageContext): Promise<string | undefined> =>
  callApi(api, contentPage, { project: brand.contentProject, language: locale, page: 'welcome' }).catch(() => undefined)

export function meta({ loaderData }: { loaderData: PageData<HomeView> | undefined }): MetaDescriptor[] {
  if (loaderData === undefined) return []
  const { frame, origin } = viewOf(loaderData)
  const title = `${frame.appName} – ${messageByKey('FRONT_TAGLINE', { brand: frame.brand })}`
  const description = messageByKey('FRONT_DESCRIPTION', { brand: frame.brand })
  return documentMeta({ title, description, path: '/', isIndexed: true, locale: frame.locale, origin })
}

export default function Home({ loaderData }: { loaderData: PageData<HomeView> }) {
  const view = viewOf(loaderData)
  const { frame, lists, box, welcome, hakaExpired } = view
  return (
    <PageFrame frame={frame} icons={SEARCH_BOX_ICONS}>
      {hakaExpired ? <HakaExpired nonce={hakaExpired.nonce} /> : null}
      <div className="band">
        <div className="wrap">
          <h1 tabIndex={-1}>{messageByKey('FRONT_TITLE', { brand: frame.brand })}</h1>
        </div>
      </div>
      <SearchBox {...box} isWide={false} />
      <div className="wrap home">
        {welcome === undefined ? (
          <FrontInfo offersAccess={frame.offersAccess} brand={frame.brand} />
        ) : (
          <SafeHtml className="prose" html={welcome} />
        )}
        {lists.dictionaries.length === 0 ? null : (
          <DictionaryTable
            dictionaries={lists.dictionaries}
            locale={frame.locale}
            mayOpenDictionaries={view.mayOpenDictionaries}
            hasPremium={box.access.canAccessPremium}
          />
        )}
      </div>
    </PageFrame>
  )
}
