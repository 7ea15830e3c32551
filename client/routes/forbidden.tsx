import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router'
import { messageByKey } from '#client/i18n/message-by-key.ts'
import { ErrorPage } from '#client/layout/error-page.tsx'
import type { Frame } from '#client/layout/frame.ts'
import { pageContext } from '#client/page-context.ts'
import * as m from '#messages'
import { plainMeta } from './document-meta.ts'
import { frameOf } from './frame-of.ts'
import { type PageData, pageData, viewOf } from './page-data.ts'
import '#client/styles/pages.css'

type ForbiddenView = { frame: Frame; status: number; key: string }

/** Which status and text a /forbidden page has; anything else is not found. Spec: accounts §2.4 (ROUTE-031 … ROUTE-034, ROUTE-045). */
const PAGES: Readonly<Record<string, { status: number; key: string }>> = {
  '401': { status: 401, key: 'FORBIDDEN_401_TEXT' },
  '403': { status: 403, key: 'FORBIDDEN_401_TEXT' },
  'no-access': { status: 403, key: 'FORBIDDEN_NO_ACCESS_TEXT' },
}
const NOT_FOUND = { status: 404, key: 'FORBIDDEN_404_TEXT' }

export const forbiddenPage = (error: string | undefined) =>
  (error !== undefined && Object.hasOwn(PAGES, error) ? PAGES[error] : undefined) ?? NOT_FOUND

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = forbiddenPage(params.error)
  return pageData<ForbiddenView>({ frame: frameOf(context.get(pageContext), request), ...page }, { status: page.status })
}

export function meta({ loaderData }: { loaderData: PageData<ForbiddenView> | undefined }): MetaDescriptor[] {
  if (loaderData === undefined) return []
  const { frame, status } = viewOf(loaderData)
  return plainMeta(`${status === 404 ? m.ERROR_TITLE_404() : m.ERROR_TITLE_403()} – ${frame.appName}`)
}

export default function Forbidden({ loaderData }: { loaderData: PageData<ForbiddenView> }) {
  const { frame, status, key } = viewOf(loaderData)
  return <ErrorPage frame={frame} status={status} text={messageByKey(key, { brand: frame.brand })} />
}
