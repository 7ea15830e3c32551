import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { Frame } from '#client/layout/frame.ts'
import { pageContext } from '#client/page-context.ts'
import { frameOf } from '#client/routes/frame-of.ts'
import { type PageData, pageData, viewOf } from '#client/routes/page-data.ts'
import * as m from '#messages'
import { type LinkKind, linkKindOf } from '#shared/account/link-sent.ts'
import { AuthPage, authMeta } from './auth-page.tsx'
import '#client/styles/pages.css'

type View = { frame: Frame; kind: LinkKind }

/** GET /auth/link-sent/{encoded params}: a mail is on its way; whether to a known address is not told. Spec: accounts §4.2 (AUTH-044). */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const kind = linkKindOf(params.params)
  if (kind === undefined) throw redirect('/forbidden/404', 302)
  return pageData<View>({ frame: frameOf(context.get(pageContext), request), kind })
}

export const meta = ({ loaderData }: { loaderData: PageData<View> | undefined }) => authMeta(loaderData, m.LINK_SENT_TITLE)

const TEXTS: Readonly<Record<LinkKind, () => string>> = {
  magic_link: m.LINK_SENT_MAGIC_LINK,
  signup: m.LINK_SENT_SIGNUP,
  register: m.LINK_SENT_REGISTER,
  reset: m.LINK_SENT_RESET,
}

export default function LinkSent({ loaderData }: { loaderData: PageData<View> }) {
  const { frame, kind } = viewOf(loaderData)
  return (
    <AuthPage frame={frame} title={m.LINK_SENT_TITLE()} isNarrow>
      <p>{TEXTS[kind]()}</p>
      <p className="muted">{m.LINK_SENT_NOTHING_CAME()}</p>
      <p className="row">
        <a className="btn" href="/auth/login">
          {m.LINK_SENT_BACK()}
        </a>
      </p>
    </AuthPage>
  )
}
