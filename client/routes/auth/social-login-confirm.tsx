import { type ActionFunctionArgs, redirect } from 'react-router'
import * as v from 'valibot'
import type { FormView } from '#client/account/form-view.ts'
import type { PageData } from '#client/routes/page-data.ts'
import * as m from '#messages'
import { loginFailure } from '#shared/account/login-failure.ts'
import { type Provider, ProviderSchema, publicProviderName } from '#shared/account/login-method.ts'
import { magicLinkLogin, providerLogin } from '#shared/api/auth.ts'
import { type ApiError, callApi } from '#shared/api/call-api.ts'
import { authMeta } from './auth-page.tsx'
import { TokenPage, type TokenView, tokenAction, tokenLoader } from './token-page.tsx'
import '#client/styles/pages.css'

/** GET /social-login-confirm/{token}?provider={provider}: the end of a provider's round trip. Spec: accounts §2.4, §4.2 (SSO-019). */
export const loader = tokenLoader

/** Without a provider the token is a magic link's (AUTH-045). The edge adds what the browser that began the sign-in holds. */
export function action(args: ActionFunctionArgs) {
  const provider = providerIn(args.request)
  return tokenAction(args, {
    signIn: (api, token) =>
      provider === undefined ? callApi(api, magicLinkLogin, { token }, {}) : callApi(api, providerLogin, { provider, token }, {}),
    refused: (error) => redirect(refusedPath(provider, error), 303),
  })
}

function providerIn({ url }: Request): Provider | undefined {
  const read = v.safeParse(ProviderSchema, new URL(url).searchParams.get('provider'))
  return read.success ? read.output : undefined
}

/** Spec: accounts §2.4 (SSO-014). */
function refusedPath(provider: Provider | undefined, { code }: ApiError): string {
  const failure = loginFailure(code)
  if (provider === undefined) return `/token_login_error/${failure}?redirect=/auth/login`
  return `/social-login-error?code=${failure === 'expired' ? 'expired_error' : failure}&provider=${publicProviderName(provider)}`
}

export const meta = ({ loaderData }: { loaderData: PageData<TokenView> | undefined }) => authMeta(loaderData, m.LINK_LOGIN_TITLE)

type PageProps = { loaderData: PageData<TokenView>; actionData: PageData<FormView> | undefined }

export default function SocialLoginConfirm(props: PageProps) {
  return <TokenPage {...props} title={m.LINK_LOGIN_TITLE()} text={m.LINK_LOGIN_TEXT()} submit={m.WELCOME_CONTINUE()} />
}
