import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import type { FormView } from '#client/account/form-view.ts'
import { TokenForm } from '#client/account/token-form.tsx'
import type { Frame } from '#client/layout/frame.ts'
import { pageContext } from '#client/page-context.ts'
import { frameOf } from '#client/routes/frame-of.ts'
import { type PageData, pageData, viewOf } from '#client/routes/page-data.ts'
import type { LoginResult } from '#shared/account/login-result.ts'
import type { ApiClient, ApiError } from '#shared/api/call-api.ts'
import { formErrorKeys } from '#shared/errors/form-error-key.ts'
import { afterSignIn } from './after-sign-in.ts'
import { AuthPage } from './auth-page.tsx'
import { apiErrorOf, formReply } from './form-reply.ts'
import { linkToken } from './link-token.ts'

export type TokenView = { frame: Frame; nonce: string }

/** The page between a link and what the link does: fetching it uses nothing up. What cannot be a token is not found. */
export function tokenLoader({ request, params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  if (linkToken(params) === undefined) throw redirect('/forbidden/404', 302)
  return pageData<TokenView>({ frame: frameOf(page, request), nonce: page.nonce })
}

type TokenUse = {
  signIn: (api: ApiClient, token: string) => Promise<LoginResult>
  /** Where a token that is no good leads. */
  refused: (error: ApiError) => Response
}

/** Signs in by the token and sends the visitor on. A failure that says nothing about the token leaves it for another try. */
export async function tokenAction({ params, context }: ActionFunctionArgs, { signIn, refused }: TokenUse) {
  const { api, origin } = context.get(pageContext)
  const token = linkToken(params)
  if (token === undefined) return redirect('/forbidden/404', 303)
  try {
    return afterSignIn(await signIn(api, token), origin)
  } catch (thrown) {
    const error = apiErrorOf(thrown)
    const isAboutToken = error.status < 500 && error.status !== 429
    return isAboutToken ? refused(error) : formReply({ errors: formErrorKeys(error.body) }, error.status)
  }
}

type TokenPageProps = {
  loaderData: PageData<TokenView>
  actionData: PageData<FormView> | undefined
  title: string
  text: string
  submit: string
}

export function TokenPage({ loaderData, actionData, title, text, submit }: TokenPageProps) {
  const { frame, nonce } = viewOf(loaderData)
  const error = actionData === undefined ? undefined : viewOf(actionData).errors['']
  return (
    <AuthPage frame={frame} title={title} isInError={error !== undefined} isNarrow>
      <TokenForm text={text} submit={submit} error={error} nonce={nonce} />
    </AuthPage>
  )
}
