import type { LoaderFunctionArgs } from 'react-router'
import type { Frame } from '#client/layout/frame.ts'
import { pageContext } from '#client/page-context.ts'
import { frameOf } from '#client/routes/frame-of.ts'
import { type PageData, pageData, viewOf } from '#client/routes/page-data.ts'
import * as m from '#messages'
import { AuthPage, authMeta } from './auth-page.tsx'
import '#client/styles/pages.css'

type View = {
  frame: Frame
  /** Undefined when the invitation does not name the team. */
  teamName: string | undefined
}

const MAX_NAME_LENGTH = 100

/** GET /auth/confirm-team/{teamId}/{teamType}/{teamName}: for somebody with a subscription of their own. Spec: accounts §4.2. */
export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  pageData<View>({ frame: frameOf(context.get(pageContext), request), teamName: teamNameOf(params.teamName) })

/** A team without a name comes as `unknown`. */
function teamNameOf(name: string | undefined): string | undefined {
  const text = name?.replace(/\p{C}/gu, '').trim() ?? ''
  return text === '' || text === 'unknown' || text.length > MAX_NAME_LENGTH ? undefined : text
}

const titleOf = ({ teamName }: View) => (teamName === undefined ? m.CONFIRM_TEAM_TITLE_UNKNOWN() : m.CONFIRM_TEAM_TITLE({ teamName }))

export const meta = ({ loaderData }: { loaderData: PageData<View> | undefined }) =>
  authMeta(loaderData, () => (loaderData === undefined ? '' : titleOf(viewOf(loaderData))))

export default function ConfirmTeam({ loaderData }: { loaderData: PageData<View> }) {
  const view = viewOf(loaderData)
  return (
    <AuthPage frame={view.frame} title={titleOf(view)} isNarrow>
      <p>{m.CONFIRM_TEAM_TEXT()}</p>
      <p className="row">
        <a className="btn pri" href="/user/settings">
          {m.CONFIRM_TEAM_SETTINGS()}
        </a>
        <a className="btn quiet" href="/">
          {m.CONFIRM_TEAM_STAY()}
        </a>
      </p>
    </AuthPage>
  )
}
