import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaDescriptor, redirect } from 'react-router'
import { hasMessage } from '#client/i18n/message-by-key.ts'
import type { Frame } from '#client/layout/frame.ts'
import { PageFrame } from '#client/layout/page-frame.tsx'
import { type PageContext, pageContext } from '#client/page-context.ts'
import * as m from '#messages'
import { deleteUser, logout } from '#shared/api/auth.ts'
import { ApiError, callApi } from '#shared/api/call-api.ts'
import { flashOf } from '#shared/flash/known-flashes.ts'
import { CLEARED_PREFS_COOKIE } from '#shared/preferences/display-preferences.ts'
import { plainMeta } from './document-meta.ts'
import { frameOf } from './frame-of.ts'
import { type PageData, pageData, viewOf } from './page-data.ts'
import '#client/styles/pages.css'

type DeleteView = { frame: Frame; token: string; userId: string }

/**
 * GET /delete-account?token=…&user_id=…, as the mail says: asks once more, since scanners of mail follow links too. Without a token, or with
 * `error`, the front page says what went wrong (USER-013, USER-014).
 */
export function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  const error = searchParams.get('error') ?? (token === '' ? 'token_error' : undefined)
  if (error !== undefined) throw leaveWithError(page, error)
  return pageData<DeleteView>({ frame: frameOf(page, request), token, userId: searchParams.get('user_id') ?? '' })
}

/** POST /delete-account: deletes the account that the link was made for and goes to the front page, which says so (USER-013 … USER-015). */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  try {
    await callApi(page.api, deleteUser, {}, { user_id: text('user_id'), token: text('token') })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return leaveWithError(page, error.code)
  }
  await forgetSession(page)
  page.addFlash(flashOf('ACCOUNT_REMOVED'))
  return redirect('/', { status: 303, headers: { 'set-cookie': CLEARED_PREFS_COOKIE } })
}

/** The cookies of an account that is no more. */
async function forgetSession({ api }: PageContext): Promise<void> {
  try {
    await callApi(api, logout, {}, {})
  } catch (error) {
    if (!(error instanceof ApiError)) throw error // its sign-ins have ended with the account, as the call just said
  }
}

function leaveWithError(page: PageContext, code: string): Response {
  const key = `ACCOUNT_REMOVED_ERROR_${code.toUpperCase()}`
  page.addFlash(flashOf(hasMessage(key) ? key : 'ACCOUNT_REMOVED_ERROR'))
  return redirect('/', 303)
}

export function meta({ loaderData }: { loaderData: PageData<DeleteView> | undefined }): MetaDescriptor[] {
  return loaderData === undefined ? [] : plainMeta(`${m.DELETE_ACCOUNT()} – ${viewOf(loaderData).frame.appName}`)
}

export default function DeleteAccount({ loaderData }: { loaderData: PageData<DeleteView> }) {
  const { frame, token, userId } = viewOf(loaderData)
  return (
    <PageFrame frame={frame} isSolid>
      <div className="wrap text-page lone">
        <div>
          <form className="stack" method="post" action="/delete-account">
            <h1 tabIndex={-1}>{m.DELETE_ACCOUNT()}</h1>
            <p>{m.DELETE_ACCOUNT_CONFIRM_TEXT()}</p>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="user_id" value={userId} />
            <p className="row">
              <button type="submit" className="btn bad">
                {m.DELETE_ACCOUNT_CONFIRM_SUBMIT()}
              </button>
              <a className="btn quiet" href="/">
                {m.DELETE_ACCOUNT_KEEP()}
              </a>
            </p>
          </form>
        </div>
      </div>
    </PageFrame>
  )
}
