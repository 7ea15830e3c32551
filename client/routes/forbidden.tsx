import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router'
import { messageByKey } from '#client/i18n/message-by-key.ts'
import { ErrorPage } from '#client/layout/error-page.tsx'
import type { Frame } from '#client/layout/frame.ts'
import { pageContext } from '#client/page-context.ts'
import { SEARCH_BOX_ICONS, SearchBox, type SearchBoxProps } from '#client/search/search-box.tsx'
import * as m from '#messages'
import { plainMeta } from './document-meta.ts'
import { emptySearch } from './empty-search.ts'
import { frameOf } from './frame-of.ts'
import { type PageData, pageData, viewOf } from './page-data.ts'
import { searchBox } from './search-box-props.ts'
import { NO_LISTS, searchLists } from './search-lists.ts'
import { withinTime } from './within-time.ts'
import '#client/styles/pages.css'

type ForbiddenView = { frame: Frame; status: number; key: string; box: Omit<SearchBoxProps, 'isWide'> }

/** Which status and text a /forbidden page has; anything else is not found. Spec: accounts §2.4 (ROUTE-031 … ROUTE-034, ROUTE-045). */
const PAGES: Readonly<Record<string, { status: number; key: string }>> = {
  '401': { status: 401, key: 'FORBIDDEN_401_TEXT' },
  '403': { status: 403, key: 'FORBIDDEN_401_TEXT' },
  'no-access': { status: 403, key: 'FORBIDDEN_NO_ACCESS_TEXT' },
}
const NOT_FOUND = { status: 404, key: 'FORBIDDEN_404_TEXT' }

export const forbiddenPage = (error: string | undefined) =>
  (error !== undefined && Object.hasOwn(PAGES, error) ? PAGES[error] : undefined) ?? NOT_FOUND

/** How long an error waits for what can be searched, before its search box offers the brand's own pair only. */
const LISTS_WAIT_MS = 150

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const found = await withinTime(searchLists(page), LISTS_WAIT_MS)
  const lists = 'ready' in found ? found.ready : NO_LISTS
  const search = emptySearch('langPair', { ...lists, pair: page.brand.app.features.defaultLanguagePair, key: '' })
  const { status, key } = forbiddenPage(params.error)
  return pageData<ForbiddenView>({ frame: frameOf(page, request), status, key, box: searchBox(page, { search, lists }) }, { status })
}

export function meta({ loaderData }: { loaderData: PageData<ForbiddenView> | undefined }): MetaDescriptor[] {
  if (loaderData === undefined) return []
  const { frame, status } = viewOf(loaderData)
  return plainMeta(`${status === 404 ? m.ERROR_TITLE_404() : m.ERROR_TITLE_403()} – ${frame.appName}`)
}

export default function Forbidden({ loaderData }: { loaderData: PageData<ForbiddenView> }) {
  const { frame, status, key, box } = viewOf(loaderData)
  return (
    <ErrorPage
      frame={frame}
      status={status}
      text={messageByKey(key, { brand: frame.brand })}
      search={<SearchBox {...box} isWide={false} />}
      icons={SEARCH_BOX_ICONS}
    />
  )
}
