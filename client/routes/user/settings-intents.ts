import * as v from 'valibot'
import type { PageContext } from '#client/page-context.ts'
import { EmailSchema, NewPasswordSchema, PasswordSchema } from '#shared/account/credentials.ts'
import { isEmailless } from '#shared/account/login-method.ts'
import { ProfileChangeSchema } from '#shared/account/user.ts'
import { changePassword, logout } from '#shared/api/auth.ts'
import { callApi } from '#shared/api/call-api.ts'
import { endSignIn, requestDeleteAccount, updateUser, userProfile } from '#shared/api/users.ts'
import type { FormErrors } from '#shared/errors/form-error-key.ts'
import type { FlashInput } from '#shared/flash/flash-message.ts'
import { successFlash } from '#shared/flash/known-flashes.ts'
import { LocaleSchema } from '#shared/language/locale.ts'
import { languageCookie } from '../language-cookie.ts'
import { saveView } from './save-view.ts'

/** What a form held. Fields that it did not send are ''. */
export type Fields = (name: string) => string

/** What became of a form: a message and where to go on, or what is wrong with its fields. */
export type Outcome = { flash: FlashInput; to: string; cookies?: readonly string[] } | { errors: FormErrors }

export type IntentGiven = { page: PageContext; userId: string; fields: Fields }
type Intent = (given: IntentGiven) => Promise<Outcome>

/** What the forms of the settings do, by their intent. Throws ApiError. Spec: requirements USER-017. */
export const SETTINGS_INTENTS: Readonly<Record<string, Intent>> = {
  profile: saveProfile,
  password: savePassword,
  language: saveLanguage,
  view: saveView,
  messages: saveMessages,
  'end-sign-in': endOne,
  'sign-out-everywhere': endAll,
  delete: askForDeletion,
}

async function saveProfile({ page, userId, fields }: IntentGiven): Promise<Outcome> {
  const profile = await callApi(page.api, userProfile, { user_id: userId })
  const names = { given_name: fields('given_name'), family_name: fields('family_name') }
  const hasEmail = !isEmailless({ loginMethod: profile.login_method, email: profile.email ?? undefined })
  const parsed = v.safeParse(
    v.object({ ...ProfileChangeSchema.entries, email: v.optional(EmailSchema) }),
    hasEmail ? { ...names, email: fields('email') } : names,
  )
  if (!parsed.success) return { errors: errorsOf(parsed.issues) }

  const { email, ...change } = parsed.output
  const body = email === undefined || email === profile.email ? change : { ...change, email }
  const { email_pending } = await callApi(page.api, updateUser, { user_id: userId }, body)
  const flash = email_pending ? { ...successFlash('EMAIL_CHANGE_PENDING'), duration: 10_000 } : successFlash('SETTINGS_SAVED')
  return { flash, to: '#account' }
}

const PasswordForm = v.pipe(
  v.object({ password: PasswordSchema, new_password: NewPasswordSchema, password_confirm: v.string() }),
  v.forward(
    v.partialCheck(
      [['new_password'], ['password_confirm']],
      ({ new_password, password_confirm }) => new_password === password_confirm,
      'PW_MISMATCH_ERROR',
    ),
    ['password_confirm'],
  ),
)

async function savePassword({ page, fields }: IntentGiven): Promise<Outcome> {
  const [password, new_password, password_confirm] = [fields('password'), fields('new_password'), fields('password_confirm')]
  const parsed = v.safeParse(PasswordForm, { password, new_password, password_confirm })
  if (!parsed.success) return { errors: errorsOf(parsed.issues) }
  await callApi(page.api, changePassword, {}, parsed.output)
  return { flash: successFlash('PASSWORD_CHANGED'), to: '#password' }
}

async function saveLanguage({ page, userId, fields }: IntentGiven): Promise<Outcome> {
  const locale = v.safeParse(LocaleSchema, fields('language_ui'))
  if (!locale.success) return { errors: { '': 'APP_ERROR' } }
  await callApi(page.api, updateUser, { user_id: userId }, { language_ui: locale.output })
  return { flash: successFlash('SETTINGS_SAVED'), to: '#language', cookies: [languageCookie(locale.output)] }
}

async function saveMessages({ page, userId, fields }: IntentGiven): Promise<Outcome> {
  await callApi(page.api, updateUser, { user_id: userId }, { send_marketing_emails: fields('send_marketing_emails') !== '' })
  return { flash: successFlash('SETTINGS_SAVED'), to: '#messages' }
}

async function endOne({ page, fields }: IntentGiven): Promise<Outcome> {
  await callApi(page.api, endSignIn, { id: fields('id') })
  return { flash: successFlash('SIGN_IN_ENDED'), to: '#sign-ins' }
}

async function endAll({ page }: IntentGiven): Promise<Outcome> {
  await callApi(page.api, logout, {}, { everywhere: true })
  return { flash: successFlash('SIGNED_OUT_EVERYWHERE'), to: '/' }
}

async function askForDeletion({ page, userId }: IntentGiven): Promise<Outcome> {
  await callApi(page.api, requestDeleteAccount, { user_id: userId })
  return { flash: { ...successFlash('DELETE_ACCOUNT_MAIL_SENT'), type: 'info', duration: 10_000 }, to: '#delete' }
}

/** The first message of each field; schemas say theirs as message keys. */
function errorsOf(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): FormErrors {
  const { nested = {} } = v.flatten(issues)
  return Object.fromEntries(Object.entries(nested).map(([field, [message] = ['APP_ERROR']]) => [field, message ?? 'APP_ERROR']))
}
