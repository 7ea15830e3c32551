import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { errorTexts, type FormView, hasErrors, UNTOUCHED } from '#client/account/form-view.ts'
import { askForWays } from '#client/islands/login/ask-for-ways.ts'
import { loginErrors, magicLinkErrors, readLogin, readMagicLink } from '#client/islands/login/login-input.ts'
import { signUpPath } from '#client/islands/login/login-path.ts'
import { SignInColumns } from '#client/islands/login/sign-in-columns.tsx'
import { SIGN_IN_ICONS } from '#client/islands/login/sign-in-icons.ts'
import { signInLabels } from '#client/islands/login/sign-in-labels.ts'
import type { SignInWays } from '#client/islands/login/sign-in-ways.ts'
import type { Frame } from '#client/layout/frame.ts'
import { type PageContext, pageContext } from '#client/page-context.ts'
import { frameOf } from '#client/routes/frame-of.ts'
import { type PageData, pageData, viewOf } from '#client/routes/page-data.ts'
import * as m from '#messages'
import { afterLogin, returnPathOf } from '#shared/account/login-return.ts'
import { login } from '#shared/api/auth.ts'
import { callApi } from '#shared/api/call-api.ts'
import { AuthPage, authMeta } from './auth-page.tsx'
import { formFields } from './form-fields.ts'
import { apiErrorOf, formReply } from './form-reply.ts'
import { sendMagicLink } from './send-magic-link.ts'
import '#client/styles/pages.css'
import '#client/islands/login/login.css'

type LoginView = { frame: Frame; returnPath: string; ways: SignInWays; hasSchools: boolean; offersSignup: boolean }

/** GET /auth/login?return={path}: the forms of the login dialog as a page. Spec: requirements AUTH-057. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { schools, hideSignup } = page.brand.app.features
  const ways = await askForWays(page.api, { hasSchools: schools, locale: page.locale })
  const returnPath = returnPathIn(request, page)
  return pageData<LoginView>({ frame: frameOf(page, request), returnPath, ways, hasSchools: schools, offersSignup: !hideSignup })
}

/** POST: one of the two forms. The edge makes the session of the answer and puts its cookie on the redirect. */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const field = await formFields(request)
  const returnPath = returnPathIn(request, page)
  return field('form') === 'magic_link' ? sendLink(field('email'), page, returnPath) : signIn(field, page, returnPath)
}

async function signIn(field: (name: string) => string, { api }: PageContext, returnPath: string) {
  const email = field('email')
  const read = readLogin({ email, password: field('password') })
  if (read.type !== 'right') return formReply({ form: 'password', email, errors: read.type === 'wrong' ? read.errors : {} })
  try {
    await callApi(api, login, {}, { ...read.input, return_state: returnPath })
  } catch (error) {
    const { status, body } = apiErrorOf(error)
    return formReply({ form: 'password', email, errors: loginErrors(body) }, status)
  }
  return redirect(afterLogin({ isNew: false, returnPath }), 303)
}

async function sendLink(email: string, page: PageContext, returnPath: string) {
  const read = readMagicLink({ email })
  if (read.type === 'wrong') return formReply({ form: 'magic_link', email, errors: read.errors })
  try {
    return redirect(await sendMagicLink(page, { ...read.input, returnPath, isSignup: false }), 303)
  } catch (error) {
    const { status, body } = apiErrorOf(error)
    return formReply({ form: 'magic_link', email, errors: magicLinkErrors(body) }, status)
  }
}

const returnPathIn = ({ url }: Request, { origin, intent }: PageContext): string =>
  returnPathOf(new URL(url).searchParams.get('return') ?? undefined, origin) ?? intent ?? '/'

export const meta = ({ loaderData }: { loaderData: PageData<LoginView> | undefined }) => authMeta(loaderData, m.LOGIN_TITLE)

type LoginPageProps = { loaderData: PageData<LoginView>; actionData: PageData<FormView> | undefined }

export default function Login({ loaderData, actionData }: LoginPageProps) {
  const { frame, returnPath, ways, hasSchools, offersSignup } = viewOf(loaderData)
  const { form, email, errors } = actionData === undefined ? UNTOUCHED : viewOf(actionData)
  const cameBack = { email, errors: errorTexts(errors) }
  return (
    <AuthPage frame={frame} title={m.LOGIN_TITLE()} icons={SIGN_IN_ICONS} isInError={hasErrors(errors)}>
      <SignInColumns
        prefix="sign-in-"
        labels={signInLabels(frame.locale)}
        ways={ways}
        hasSchools={hasSchools}
        registerHref={offersSignup ? signUpPath(returnPath) : undefined}
        returnPath={returnPath}
        password={form === 'password' ? cameBack : UNTOUCHED}
        magicLink={form === 'magic_link' ? cameBack : UNTOUCHED}
        focusesErrors
      />
    </AuthPage>
  )
}
