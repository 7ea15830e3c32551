import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { Frame } from '#client/layout/frame.ts'
import { pageContext } from '#client/page-context.ts'
import { frameOf } from '#client/routes/frame-of.ts'
import { type PageData, pageData, viewOf } from '#client/routes/page-data.ts'
import * as m from '#messages'
import { AuthPage, authMeta } from './auth-page.tsx'
import '#client/styles/pages.css'

/** What each page says. Spec: accounts §2.4, §4.2. */
const PAGES = {
  free: { title: m.SUCCESS_FREE_TITLE, text: m.SUCCESS_FREE_TEXT },
  trial: { title: m.SUCCESS_TRIAL_TITLE, text: m.SUCCESS_TRIAL_TEXT },
  teamjoin: { title: m.SUCCESS_TEAMJOIN_TITLE, text: m.SUCCESS_TEAMJOIN_TEXT },
  teamjoinplus: { title: m.SUCCESS_TEAMJOINPLUS_TITLE, text: m.SUCCESS_TEAMJOINPLUS_TEXT },
} as const

type Outcome = keyof typeof PAGES
type View = { frame: Frame; outcome: Outcome }

const isOutcome = (name: string | undefined): name is Outcome => name !== undefined && Object.hasOwn(PAGES, name)

/** GET /auth/success/{free|trial|teamjoin|teamjoinplus}; no other is found. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  if (!isOutcome(params.outcome)) throw redirect('/forbidden/404', 302)
  return pageData<View>({ frame: frameOf(context.get(pageContext), request), outcome: params.outcome })
}

export const meta = ({ loaderData }: { loaderData: PageData<View> | undefined }) =>
  authMeta(loaderData, loaderData === undefined ? m.SUCCESS_FREE_TITLE : PAGES[viewOf(loaderData).outcome].title)

export default function Success({ loaderData }: { loaderData: PageData<View> }) {
  const { frame, outcome } = viewOf(loaderData)
  const { title, text } = PAGES[outcome]
  return (
    <AuthPage frame={frame} title={title()} isNarrow>
      <p>{text()}</p>
      <p className="row">
        <a className="btn pri" href="/">
          {m.SUCCESS_CONTINUE()}
        </a>
        {outcome === 'free' ? (
          <a className="btn quiet" href="/get-access">
            {m.NAV_GET_ACCESS()}
          </a>
        ) : null}
      </p>
    </AuthPage>
  )
}
