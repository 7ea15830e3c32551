import { type ActionFunctionArgs, redirect } from 'react-router'
import type { FormView } from '#client/account/form-view.ts'
import type { PageData } from '#client/routes/page-data.ts'
import * as m from '#messages'
import { confirmEmail } from '#shared/api/auth.ts'
import { callApi } from '#shared/api/call-api.ts'
import { authMeta } from './auth-page.tsx'
import { TokenPage, type TokenView, tokenAction, tokenLoader } from './token-page.tsx'
import '#client/styles/pages.css'

/** GET /auth/confirm-email/{token}: from the mail of a new account, or of a changed address. Spec: requirements AUTH-073. */
export const loader = tokenLoader

export const action = (args: ActionFunctionArgs) =>
  tokenAction(args, {
    signIn: (api, token) => callApi(api, confirmEmail, { token }, {}),
    refused: () => redirect('/token_login_error/expired?redirect=/auth/login', 303),
  })

export const meta = ({ loaderData }: { loaderData: PageData<TokenView> | undefined }) => authMeta(loaderData, m.CONFIRM_EMAIL_TITLE)

type PageProps = { loaderData: PageData<TokenView>; actionData: PageData<FormView> | undefined }

export default function ConfirmEmail(props: PageProps) {
  return <TokenPage {...props} title={m.CONFIRM_EMAIL_TITLE()} text={m.CONFIRM_EMAIL_TEXT()} submit={m.CONFIRM_EMAIL_SUBMIT()} />
}
