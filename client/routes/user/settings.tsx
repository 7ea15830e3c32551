import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaDescriptor, redirect } from 'react-router'
import { hasMessage } from '#client/i18n/message-by-key.ts'
import type { Frame } from '#client/layout/frame.ts'
import { PageFrame } from '#client/layout/page-frame.tsx'
import { type PageContext, pageContext } from '#client/page-context.ts'
import { plainMeta } from '#client/routes/document-meta.ts'
import { frameOf } from '#client/routes/frame-of.ts'
import { type PageData, pageData, viewOf } from '#client/routes/page-data.ts'
import type { SentForm } from '#client/settings/settings-section.tsx'
import { SettingsSections } from '#client/settings/settings-sections.tsx'
import * as m from '#messages'
import { isPaying, subscriptionTypeOf } from '#shared/account/plan.ts'
import type { Profile } from '#shared/account/user.ts'
import { ApiError, callApi } from '#shared/api/call-api.ts'
import { type SignIn, userPreferences, userProfile, userSignIns } from '#shared/api/users.ts'
import { type FormErrors, formErrorKeys } from '#shared/errors/form-error-key.ts'
import { mergePreferences } from '#shared/preferences/merge-preferences.ts'
import type { Preferences } from '#shared/preferences/preferences-schema.ts'
import { leaveWhenLoggedOut, ownId } from './own-account.ts'
import { type Fields, SETTINGS_INTENTS } from './settings-intents.ts'
import '#client/styles/pages.css'

type SettingsView = {
  frame: Frame
  profile: Profile
  preferences: Preferences
  signIns: readonly SignIn[]
  offersPlans: boolean
}

/** GET /user/settings: the reader's own account (USER-004, USER-017). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { profile, preferences, signIns } = await stored(page, ownId(page, request)).catch((error) => leaveWhenLoggedOut(error, request))
  const offersPlans = !page.brand.app.features.hideSignup && !isPaying(subscriptionTypeOf(profile.subscription.name))
  return pageData<SettingsView>({ frame: frameOf(page, request), profile, preferences, signIns, offersPlans })
}

async function stored({ api }: PageContext, user_id: string) {
  const [profile, { preferences }, { sign_ins }] = await Promise.all([
    callApi(api, userProfile, { user_id }),
    callApi(api, userPreferences, {}),
    callApi(api, userSignIns, {}),
  ])
  return { profile, preferences: mergePreferences(preferences), signIns: sign_ins }
}

/** POST /user/settings: one of the page's forms, by its intent. */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const userId = ownId(page, request)
  const form = await request.formData()
  const fields: Fields = (name) => String(form.get(name) ?? '')
  const intent = fields('intent')
  const run = Object.hasOwn(SETTINGS_INTENTS, intent) ? SETTINGS_INTENTS[intent] : undefined
  if (run === undefined) return redirect('/user/settings', 303)

  try {
    const outcome = await run({ page, userId, fields })
    if ('errors' in outcome) return refused({ intent, errors: outcome.errors, values: shownAgain(fields) }, 422)
    page.addFlash(outcome.flash)
    const headers = new Headers((outcome.cookies ?? []).map((cookie) => ['set-cookie', cookie]))
    return redirect(outcome.to.startsWith('#') ? `/user/settings${outcome.to}` : outcome.to, { status: 303, headers })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) leaveWhenLoggedOut(error, request)
    return refused({ intent, errors: errorsOf(error), values: shownAgain(fields) }, error.status < 500 ? 422 : 502)
  }
}

const refused = (sent: SentForm, status: number) => pageData<SentForm>(sent, { status })

/** Passwords are never among them. */
const shownAgain = (fields: Fields) => ({
  given_name: fields('given_name'),
  family_name: fields('family_name'),
  email: fields('email'),
})

/** The field that an answer's error is about, where the answer does not say so. */
const FIELD_OF: Readonly<Record<string, string>> = {
  WRONG_PW_ERROR: 'password',
  PW_MISMATCH_ERROR: 'password_confirm',
  EMAIL_EXISTS_ERROR: 'email',
  VALIDATE_PW_TOO_COMMON: 'new_password',
}

/** Errors by field. A form that was let through here and refused there, and whatever else has no text, is an application error. */
function errorsOf({ code, body }: ApiError): FormErrors {
  const { '': whole, ...errors } = formErrorKeys(body)
  if (whole === undefined) return errors
  const key = [code === 'bad_request' ? 'APP_ERROR' : whole, `APP_ERROR_${code.toUpperCase()}`].find(hasMessage) ?? 'APP_ERROR'
  return { [FIELD_OF[key] ?? '']: key, ...errors }
}

export function meta({ loaderData }: { loaderData: PageData<SettingsView> | undefined }): MetaDescriptor[] {
  return loaderData === undefined ? [] : plainMeta(`${m.PROFILE_SETTINGS()} – ${viewOf(loaderData).frame.appName}`)
}

type Props = { loaderData: PageData<SettingsView>; actionData?: PageData<SentForm> | undefined }

export default function Settings({ loaderData, actionData }: Props) {
  const { frame, ...view } = viewOf(loaderData)
  const preferencesReadOnly = frame.signedIn?.preferencesReadOnly ?? true
  const sent = actionData && viewOf(actionData)
  return (
    <PageFrame frame={frame} icons={['triangle-alert']} isSolid>
      <div className="wrap text-page stack">
        {/* A form that came back has the focus at its error: the title is no place for it then. */}
        <h1 tabIndex={sent === undefined ? -1 : undefined}>{m.PROFILE_SETTINGS()}</h1>
        <SettingsSections {...view} locale={frame.locale} preferencesReadOnly={preferencesReadOnly} sent={sent} />
      </div>
    </PageFrame>
  )
}
