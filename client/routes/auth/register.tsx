import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import * as v from 'valibot'
import { type FormView, hasErrors, UNTOUCHED } from '#client/account/form-view.ts'
import { RegisterColumns } from '#client/account/register-columns.tsx'
import { askForWays } from '#client/islands/login/ask-for-ways.ts'
import { magicLinkErrors, readMagicLink } from '#client/islands/login/login-input.ts'
import { loginPath } from '#client/islands/login/login-path.ts'
import { SIGN_IN_ICONS } from '#client/islands/login/sign-in-icons.ts'
import type { SignInWays } from '#client/islands/login/sign-in-ways.ts'
import type { Frame } from '#client/layout/frame.ts'
import { type PageContext, pageContext } from '#client/page-context.ts'
import { frameOf } from '#client/routes/frame-of.ts'
import { type PageData, pageData, viewOf } from '#client/routes/page-data.ts'
import * as m from '#messages'
import { EmailSchema, NewPasswordSchema } from '#shared/account/credentials.ts'
import { linkSentPath } from '#shared/account/link-sent.ts'
import { returnPathOf } from '#shared/account/login-return.ts'
import { decodeReturnUrl } from '#shared/account/return-url.ts'
import { register } from '#shared/api/auth.ts'
import { callApi } from '#shared/api/call-api.ts'
import { fieldErrors } from '#shared/errors/field-errors.ts'
import { formErrorKeys } from '#shared/errors/form-error-key.ts'
import { placeErrors } from '#shared/errors/place-errors.ts'
import { AuthPage, authMeta } from './auth-page.tsx'
import { formFields } from './form-fields.ts'
import { apiErrorOf, formReply } from './form-reply.ts'
import { sendMagicLink } from './send-magic-link.ts'
import '#client/styles/pages.css'
import '#client/islands/login/login.css'

type RegisterView = { frame: Frame; returnPath: string; ways: SignInWays; hasSchools: boolean }

type Params = LoaderFunctionArgs['params']

/** GET /auth/register/{encodedReturnUrl}: ways to an account, which lead back to the decoded URL. Spec: accounts §2.4 (AUTH-072). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { schools, hideSignup } = page.brand.app.features
  const returnPath = returnPathIn(params, page)
  if (hideSignup) throw redirect(loginPath(returnPath), 302)
  const ways = await askForWays(page.api, { hasSchools: schools, locale: page.locale })
  return pageData<RegisterView>({ frame: frameOf(page, request), returnPath, ways, hasSchools: schools })
}

/** POST: one of the two forms; both end in a mail. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const returnPath = returnPathIn(params, page)
  if (page.brand.app.features.hideSignup) return redirect(loginPath(returnPath), 303)
  const field = await formFields(request)
  return field('form') === 'magic_link' ? sendLink(field('email'), page, returnPath) : signUp(field, page, returnPath)
}

const SignUpSchema = v.object({ email: EmailSchema, password: NewPasswordSchema })

async function signUp(field: (name: string) => string, { api, locale }: PageContext, returnPath: string) {
  const typed = { form: 'password', email: field('email'), isChecked: field('marketing') === '1' }
  const read = v.safeParse(SignUpSchema, { email: typed.email, password: field('password') })
  if (!read.success) return formReply({ ...typed, errors: fieldErrors(read.issues) })
  try {
    const wishes = { send_marketing_emails: typed.isChecked, language_ui: locale, return_state: returnPath }
    await callApi(api, register, {}, { ...read.output, ...wishes })
  } catch (error) {
    const { status, body } = apiErrorOf(error)
    return formReply(
      { ...typed, errors: placeErrors(formErrorKeys(body), { EMAIL_EXISTS_ERROR: 'email', VALIDATE_PW_TOO_COMMON: 'password' }) },
      status,
    )
  }
  return redirect(linkSentPath('register'), 303)
}

async function sendLink(email: string, page: PageContext, returnPath: string) {
  const read = readMagicLink({ email })
  if (read.type === 'wrong') return formReply({ form: 'magic_link', email, errors: read.errors })
  try {
    return redirect(await sendMagicLink(page, { ...read.input, returnPath, isSignup: true }), 303)
  } catch (error) {
    const { status, body } = apiErrorOf(error)
    return formReply({ form: 'magic_link', email, errors: magicLinkErrors(body) }, status)
  }
}

const returnPathIn = ({ returnUrl }: Params, { origin, intent }: PageContext): string =>
  returnPathOf(decodeReturnUrl(returnUrl, origin), origin) ?? intent ?? '/'

export const meta = ({ loaderData }: { loaderData: PageData<RegisterView> | undefined }) => authMeta(loaderData, m.REGISTER_TITLE)

type RegisterPageProps = { loaderData: PageData<RegisterView>; actionData: PageData<FormView> | undefined }

export default function Register({ loaderData, actionData }: RegisterPageProps) {
  const { frame, returnPath, ways, hasSchools } = viewOf(loaderData)
  const view = actionData === undefined ? UNTOUCHED : viewOf(actionData)
  return (
    <AuthPage frame={frame} title={m.REGISTER_TITLE()} icons={SIGN_IN_ICONS} isInError={hasErrors(view.errors)}>
      <p className="muted">{returnPath === '/' ? m.REGISTER_INTRO() : m.REGISTER_NEEDED()}</p>
      <RegisterColumns
        locale={frame.locale}
        view={view}
        ways={ways}
        hasSchools={hasSchools}
        returnPath={returnPath}
        loginHref={loginPath(returnPath)}
      />
    </AuthPage>
  )
}
