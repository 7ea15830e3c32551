import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router'
import type { Frame } from '#client/layout/frame.ts'
import { PageFrame } from '#client/layout/page-frame.tsx'
import { pageContext } from '#client/page-context.ts'
import * as m from '#messages'
import { safeReturnPath } from '#shared/text/safe-return-path.ts'
import { plainMeta } from './document-meta.ts'
import { frameOf } from './frame-of.ts'
import { type PageData, pageData, viewOf } from './page-data.ts'
import '#client/styles/pages.css'

type UnblockView = {
  frame: Frame
  /** The page that asked too much, when it was one of ours. */
  previous: string | undefined
}

/** GET /unblock?id={time}: where too many searches lead (UNBL-001). The limit lifts by itself; the edge lets nobody keep the page. */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  pageData<UnblockView>({ frame: frameOf(context.get(pageContext), request), previous: previousPath(request) })

/** The path of this site that the visitor came from; never this page itself. */
export function previousPath({ headers, url }: Request): string | undefined {
  const { origin } = new URL(url)
  const referrer = headers.get('referer') ?? ''
  if (!referrer.startsWith(`${origin}/`)) return undefined
  const path = safeReturnPath(referrer.slice(origin.length), origin)
  return path === undefined || /^\/unblock(?:[/?#]|$)/.test(path) ? undefined : path
}

export function meta({ loaderData }: { loaderData: PageData<UnblockView> | undefined }): MetaDescriptor[] {
  return loaderData === undefined ? [] : plainMeta(`${m.UNBLOCK_TITLE()} – ${viewOf(loaderData).frame.appName}`)
}

/** Says what has happened and what to do. */
export default function Unblock({ loaderData }: { loaderData: PageData<UnblockView> }) {
  const { frame, previous } = viewOf(loaderData)
  return (
    <PageFrame frame={frame} isSolid>
      <div className="wrap text-page lone">
        <div className="stack">
          <h1 tabIndex={-1}>{m.UNBLOCK_TITLE()}</h1>
          <p>{m.UNBLOCK_TEXT()}</p>
          <p className="row">
            {previous === undefined ? null : (
              <a className="btn pri" href={previous}>
                {m.UNBLOCK_RETURN()}
              </a>
            )}
            <a className={previous === undefined ? 'btn pri' : 'btn quiet'} href="/">
              {m.FRONT_PAGE()}
            </a>
          </p>
        </div>
      </div>
    </PageFrame>
  )
}
