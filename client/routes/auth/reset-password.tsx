import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import * as v from 'valibot'
import { AccountForm, type ShownErrors } from '#client/account/account-form.tsx'
import { type FormView, hasErrors, UNTOUCHED } from '#client/account/form-view.ts'
import type { Frame } from '#client/layout/frame.ts'
import { pageContext } from '#client/page-context.ts'
import { frameOf } from '#client/routes/frame-of.ts'
import { type PageData, pageData, viewOf } from '#client/routes/page-data.ts'
import { Field } from '#client/ui/field.tsx'
import * as m from '#messages'
import { NewPasswordSchema } from '#shared/account/credentials.ts'
import { resetPassword } from '#shared/api/auth.ts'
import { callApi } from '#shared/api/call-api.ts'
import { fieldErrors } from '#shared/errors/field-errors.ts'
import { formErrorKeys } from '#shared/errors/form-error-key.ts'
import { placeErrors } from '#shared/errors/place-errors.ts'
import { successFlash } from '#shared/flash/known-flashes.ts'
import { afterSignIn } from './after-sign-in.ts'
import { AuthPage, authMeta } from './auth-page.tsx'
import { formFields } from './form-fields.ts'
import { apiErrorOf, formReply } from './form-reply.ts'
import { linkToken } from './link-token.ts'
import '#client/styles/pages.css'

type View = { frame: Frame }

/** GET /auth/reset-password/{token}: the new password, twice. Spec: requirements AUTH-071. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  if (linkToken(params) === undefined) throw redirect('/forbidden/404', 302)
  return pageData<View>({ frame: frameOf(context.get(pageContext), request) })
}

const TwiceSchema = v.pipe(
  v.object({ password: NewPasswordSchema, password_confirm: v.string() }),
  v.forward(
    v.check(({ password, password_confirm }) => password === password_confirm, 'PW_MISMATCH_ERROR'),
    ['password_confirm'],
  ),
)

/** POST: sets the password and signs in. Spec: requirements AUTH-066, AUTH-069, AUTH-071. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { api, origin, addFlash } = context.get(pageContext)
  const token = linkToken(params)
  if (token === undefined) return redirect('/forbidden/404', 303)
  const field = await formFields(request)
  const read = v.safeParse(TwiceSchema, { password: field('password'), password_confirm: field('password_confirm') })
  if (!read.success) return formReply({ errors: fieldErrors(read.issues) })
  try {
    const result = await callApi(api, resetPassword, { token }, read.output)
    addFlash(successFlash('RESET_PASSWORD_DONE'))
    return afterSignIn(result, origin)
  } catch (error) {
    const { status, body } = apiErrorOf(error)
    return formReply(
      { errors: placeErrors(formErrorKeys(body), { PW_MISMATCH_ERROR: 'password_confirm', VALIDATE_PW_TOO_COMMON: 'password' }) },
      status,
    )
  }
}

export const meta = ({ loaderData }: { loaderData: PageData<View> | undefined }) => authMeta(loaderData, m.RESET_PASSWORD_TITLE)

type PageProps = { loaderData: PageData<View>; actionData: PageData<FormView> | undefined }

export default function ResetPassword({ loaderData, actionData }: PageProps) {
  const view = actionData === undefined ? UNTOUCHED : viewOf(actionData)
  return (
    <AuthPage frame={viewOf(loaderData).frame} title={m.RESET_PASSWORD_TITLE()} isInError={hasErrors(view.errors)} isNarrow>
      <AccountForm name="reset" view={view} fields={['password', 'password_confirm']}>
        {(shown) => (
          <>
            <NewPassword name="password" label={m.FIELD_NEW_PASSWORD()} hint={m.FIELD_NEW_PASSWORD_HINT()} shown={shown} />
            <NewPassword name="password_confirm" label={m.FIELD_NEW_PASSWORD_AGAIN()} shown={shown} />
            <p className="row">
              <button type="submit" className="btn pri">
                {m.RESET_PASSWORD_SUBMIT()}
              </button>
              {view.errors[''] === 'APP_ERROR_EXPIRED' ? (
                <a className="btn quiet" href="/auth/request-password">
                  {m.RESET_PASSWORD_NEW_LINK()}
                </a>
              ) : null}
            </p>
          </>
        )}
      </AccountForm>
    </AuthPage>
  )
}

type NewPasswordProps = { name: string; label: string; hint?: string; shown: ShownErrors }

const NewPassword = ({ name, shown, ...rest }: NewPasswordProps) => (
  <Field
    {...rest}
    id={`reset-${name}`}
    name={name}
    type="password"
    autoComplete="new-password"
    error={shown.textAt(name)}
    isFocused={shown.isFirst(name)}
    isRequired
  />
)
