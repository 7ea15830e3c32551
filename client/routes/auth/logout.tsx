import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Frame } from '#client/layout/frame.ts'
import { type PageContext, pageContext } from '#client/page-context.ts'
import { frameOf } from '#client/routes/frame-of.ts'
import { type PageData, pageData, viewOf } from '#client/routes/page-data.ts'
import * as m from '#messages'
import { returnPathOf } from '#shared/account/login-return.ts'
import { logout } from '#shared/api/auth.ts'
import { callApi } from '#shared/api/call-api.ts'
import { guardOf } from '#shared/permissions/route-guards.ts'
import { AuthPage, authMeta } from './auth-page.tsx'
import { formFields } from './form-fields.ts'
import { apiErrorOf } from './form-reply.ts'
import '#client/styles/pages.css'

type View = { frame: Frame; returnPath: string }

/** GET /auth/logout?return={path}: asks. A link alone logs nobody out. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  if (page.visitor.isAnonymous && request.method === 'GET') throw redirect('/', 302)
  const returnPath = returnPathOf(new URL(request.url).searchParams.get('return') ?? undefined, page.origin) ?? '/'
  return pageData<View>({ frame: frameOf(page, request), returnPath })
}

/**
 * POST /auth/logout, with the path to come back to as `return`. The edge ends the session with the call, whatever the origin says to it.
 * Spec: accounts §7.2 (AUTH-016).
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const back = openPathOf((await formFields(request))('return'), page)
  await logOut(page)
  page.addFlash({ messageL10nId: 'LOGGED_OUT' })
  return redirect(back, 303)
}

/** Where somebody may go on who is signed in no more. */
function openPathOf(sent: string, { origin, brand }: PageContext): string {
  const path = returnPathOf(sent, origin) ?? '/'
  const needs = guardOf(path.replace(/[?#].*$/, ''), brand.app)
  return needs.some(({ type }) => type === 'login' || type === 'member') ? '/' : path
}

async function logOut({ api }: PageContext) {
  try {
    await callApi(api, logout, {}, {})
  } catch (error) {
    apiErrorOf(error) // the document is loaded anew regardless
  }
}

export const meta = ({ loaderData }: { loaderData: PageData<View> | undefined }) => authMeta(loaderData, m.LOGOUT_TITLE)

export default function Logout({ loaderData }: { loaderData: PageData<View> }) {
  const { frame, returnPath } = viewOf(loaderData)
  return (
    <AuthPage frame={frame} title={m.LOGOUT_TITLE()} isNarrow>
      <p>{m.LOGOUT_TEXT()}</p>
      <form method="post" className="row">
        <input type="hidden" name="return" value={returnPath} />
        <button type="submit" className="btn pri">
          {m.LOGOUT_SUBMIT()}
        </button>
        <a className="btn quiet" href={returnPath}>
          {returnPath === '/' ? m.FRONT_PAGE() : m.CANCEL()}
        </a>
      </form>
    </AuthPage>
  )
}
