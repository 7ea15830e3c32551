import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { AccountForm } from '#client/account/account-form.tsx'
import { EmailField } from '#client/account/email-field.tsx'
import { type FormView, hasErrors, UNTOUCHED } from '#client/account/form-view.ts'
import { magicLinkErrors, readMagicLink } from '#client/islands/login/login-input.ts'
import type { Frame } from '#client/layout/frame.ts'
import { pageContext } from '#client/page-context.ts'
import { frameOf } from '#client/routes/frame-of.ts'
import { type PageData, pageData, viewOf } from '#client/routes/page-data.ts'
import * as m from '#messages'
import { linkSentPath } from '#shared/account/link-sent.ts'
import { requestReset } from '#shared/api/auth.ts'
import { callApi } from '#shared/api/call-api.ts'
import { AuthPage, authMeta } from './auth-page.tsx'
import { formFields } from './form-fields.ts'
import { apiErrorOf, formReply } from './form-reply.ts'
import '#client/styles/pages.css'

type View = { frame: Frame }

/** GET /auth/request-password. Spec: accounts §2.2 (AUTH-067). */
export const loader = ({ request, context }: LoaderFunctionArgs) => pageData<View>({ frame: frameOf(context.get(pageContext), request) })

/** POST: the same answer for known and unknown addresses (AUTH-076). */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale } = context.get(pageContext)
  const email = (await formFields(request))('email')
  const read = readMagicLink({ email })
  if (read.type === 'wrong') return formReply({ email, errors: read.errors })
  try {
    await callApi(api, requestReset, {}, { ...read.input, language_ui: locale })
  } catch (error) {
    const { status, body } = apiErrorOf(error)
    return formReply({ email, errors: magicLinkErrors(body) }, status)
  }
  return redirect(linkSentPath('reset'), 303)
}

export const meta = ({ loaderData }: { loaderData: PageData<View> | undefined }) => authMeta(loaderData, m.REQUEST_PASSWORD_TITLE)

type PageProps = { loaderData: PageData<View>; actionData: PageData<FormView> | undefined }

export default function RequestPassword({ loaderData, actionData }: PageProps) {
  const view = actionData === undefined ? UNTOUCHED : viewOf(actionData)
  return (
    <AuthPage frame={viewOf(loaderData).frame} title={m.REQUEST_PASSWORD_TITLE()} isInError={hasErrors(view.errors)} isNarrow>
      <p>{m.REQUEST_PASSWORD_TEXT()}</p>
      <AccountForm name="reset" view={view} fields={['email']}>
        {(shown) => (
          <>
            <EmailField id="reset-email" shown={shown} value={view.email} />
            <p className="row">
              <button type="submit" className="btn pri">
                {m.REQUEST_PASSWORD_SUBMIT()}
              </button>
              <a className="btn quiet" href="/auth/login">
                {m.LINK_SENT_BACK()}
              </a>
            </p>
          </>
        )}
      </AccountForm>
    </AuthPage>
  )
}
