import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router'
import humanCheck from '#client/islands/human-check/human-check.island.tsx'
import type { HumanCheckProps } from '#client/islands/human-check/human-check-props.ts'
import { Island } from '#client/islands/runtime/island.tsx'
import type { Frame } from '#client/layout/frame.ts'
import { PageFrame } from '#client/layout/page-frame.tsx'
import { pageContext } from '#client/page-context.ts'
import * as m from '#messages'
import { PREVIOUS_URL_COOKIE, previousUrlOf, returnableFrom } from '#shared/account/previous-url.ts'
import type { Locale } from '#shared/language/locale.ts'
import { plainMeta } from './document-meta.ts'
import { frameOf } from './frame-of.ts'
import { type PageData, pageData, viewOf } from './page-data.ts'
import '#client/islands/human-check/human-check.css'
import '#client/styles/pages.css'

type UnblockView = {
  frame: Frame
  locale: Locale
  /** The page that asked too much, when it was one of ours. */
  previous: string | undefined
}

/** GET /unblock?id={time}: where too many searches lead (UNBL-001). The edge lets nobody keep the page. */
export const loader = ({ request, context }: LoaderFunctionArgs) => {
  const page = context.get(pageContext)
  return pageData<UnblockView>({ frame: frameOf(page, request), locale: page.locale, previous: previousPath(request) })
}

/**
 * The path of this site that the visitor wanted: the document that the edge remembered when it sent them here, else the page whose call was
 * refused, which is where they came from. Never this page itself.
 */
export function previousPath({ headers, url }: Request): string | undefined {
  const { origin, searchParams } = new URL(url)
  const remembered = previousUrlOf(cookieValue(headers, PREVIOUS_URL_COOKIE), { id: searchParams.get('id'), origin })
  if (remembered !== undefined) return remembered
  const referrer = headers.get('referer') ?? ''
  return referrer.startsWith(`${origin}/`) ? returnableFrom(referrer.slice(origin.length), origin) : undefined
}

function cookieValue(headers: Headers, name: string): string | undefined {
  const pair = headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

export function meta({ loaderData }: { loaderData: PageData<UnblockView> | undefined }): MetaDescriptor[] {
  return loaderData === undefined ? [] : plainMeta(`${m.UNBLOCK_TITLE()} – ${viewOf(loaderData).frame.appName}`)
}

/** Says what has happened and what to do: wait, or pass the human check. */
export default function Unblock({ loaderData }: { loaderData: PageData<UnblockView> }) {
  const { frame, locale, previous } = viewOf(loaderData)
  return (
    <PageFrame frame={frame} icons={['triangle-alert']} isSolid>
      <div className="wrap text-page lone">
        <div className="stack">
          <h1 tabIndex={-1}>{m.UNBLOCK_TITLE()}</h1>
          <p>{m.UNBLOCK_TEXT()}</p>
          <Island is={humanCheck} id="human-check" props={humanCheckProps(locale, previous)} fallback={<WayBack previous={previous} />} />
        </div>
      </div>
    </PageFrame>
  )
}

const humanCheckProps = (locale: Locale, previous: string | undefined): HumanCheckProps => ({
  locale,
  ...(previous === undefined ? {} : { previous }),
  labels: {
    offer: m.UNBLOCK_CHECK(),
    group: m.UNBLOCK_CHECK_GROUP(),
    box: m.UNBLOCK_CHECK_BOX(),
    how: m.UNBLOCK_CHECK_HOW(),
    working: m.UNBLOCK_WORKING(),
    success: m.UNBLOCK_SUCCESS(),
    retry: m.UNBLOCK_RETRY(),
    error: m.UNBLOCK_ERROR(),
    tooMany: m.UNBLOCK_TOO_MANY(),
    return: m.UNBLOCK_RETURN(),
    frontPage: m.FRONT_PAGE(),
  },
})

const WayBack = ({ previous }: Pick<UnblockView, 'previous'>) => (
  <p>
    <a className="btn pri" href={previous ?? '/'}>
      {previous === undefined ? m.FRONT_PAGE() : m.UNBLOCK_RETURN()}
    </a>
  </p>
)
