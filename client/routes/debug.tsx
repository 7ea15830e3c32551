import { type LoaderFunctionArgs, type MetaDescriptor, redirect } from 'react-router'
import type { Frame } from '#client/layout/frame.ts'
import { PageFrame } from '#client/layout/page-frame.tsx'
import { type DebugMail, pageContext } from '#client/page-context.ts'
import { MailList } from '#client/settings/mail-list.tsx'
import * as m from '#messages'
import { plainMeta } from './document-meta.ts'
import { frameOf } from './frame-of.ts'
import { type PageData, pageData, viewOf } from './page-data.ts'
import '#client/styles/pages.css'

type DebugView = { frame: Frame; mails: readonly DebugMail[]; origin: string }

/** GET /debug: the mails that development has "sent". Anywhere else there is no such page (AUTH-075, ROUTE-001). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  if (!page.brand.app.debug || page.debugMails === undefined) throw redirect('/forbidden/404', 302)
  return pageData<DebugView>({ frame: frameOf(page, request), mails: await page.debugMails(), origin: page.origin })
}

export const meta = (): MetaDescriptor[] => plainMeta(m.DEBUG_MAILS())

export default function Debug({ loaderData }: { loaderData: PageData<DebugView> }) {
  const { frame, mails, origin } = viewOf(loaderData)
  return (
    <PageFrame frame={frame} isSolid>
      <div className="wrap text-page stack spacious">
        <h1 tabIndex={-1}>{m.DEBUG_MAILS()}</h1>
        {mails.length === 0 ? <p className="muted">{m.DEBUG_NO_MAILS()}</p> : <MailList mails={mails} origin={origin} />}
      </div>
    </PageFrame>
  )
}
