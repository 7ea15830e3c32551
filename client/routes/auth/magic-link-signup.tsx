import { type ActionFunctionArgs, redirect } from 'react-router'
import type { FormView } from '#client/account/form-view.ts'
import type { PageData } from '#client/routes/page-data.ts'
import * as m from '#messages'
import { loginFailure } from '#shared/account/login-failure.ts'
import { magicLinkLogin } from '#shared/api/auth.ts'
import { callApi } from '#shared/api/call-api.ts'
import { authMeta } from './auth-page.tsx'
import { TokenPage, type TokenView, tokenAction, tokenLoader } from './token-page.tsx'
import '#client/styles/pages.css'

/** GET /magic_link_signup/{token}. Spec: accounts §2.4, §4.2 (ROUTE-026). */
export const loader = tokenLoader

export const action = (args: ActionFunctionArgs) =>
  tokenAction(args, {
    signIn: (api, token) => callApi(api, magicLinkLogin, { token }, {}),
    refused: ({ code }) => redirect(`/token_login_error/${loginFailure(code)}?redirect=/auth/login`, 303),
  })

export const meta = ({ loaderData }: { loaderData: PageData<TokenView> | undefined }) => authMeta(loaderData, m.LINK_LOGIN_TITLE)

type PageProps = { loaderData: PageData<TokenView>; actionData: PageData<FormView> | undefined }

export default function MagicLinkSignup(props: PageProps) {
  return <TokenPage {...props} title={m.LINK_LOGIN_TITLE()} text={m.LINK_LOGIN_TEXT()} submit={m.WELCOME_CONTINUE()} />
}
