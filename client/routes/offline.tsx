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

type OfflineView = { frame: Frame }

/** What stands in for a page whose words could not be fetched; it makes no calls of its own, and the edge gives it its status. */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  pageData<OfflineView>({ frame: frameOf(context.get(pageContext), request) })

export function meta({ loaderData }: { loaderData: PageData<OfflineView> | undefined }): MetaDescriptor[] {
  return loaderData === undefined ? [] : plainMeta(`${m.ERROR_TITLE()} – ${viewOf(loaderData).frame.appName}`)
}

export default function Offline({ loaderData }: { loaderData: PageData<OfflineView> }) {
  return <ErrorPage frame={viewOf(loaderData).frame} status={502} text={messageByKey('APP_ERROR_BAD_GATEWAY')} />
}
