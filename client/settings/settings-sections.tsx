import { isEmailless } from '#shared/account/login-method.ts'
import type { Profile } from '#shared/account/user.ts'
import type { SignIn } from '#shared/api/users.ts'
import type { Locale } from '#shared/language/locale.ts'
import type { Preferences } from '#shared/preferences/preferences-schema.ts'
import { AccountSection } from './account-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { MessagesSection } from './messages-section.tsx'
import { PasswordSection } from './password-section.tsx'
import type { SentForm } from './settings-section.tsx'
import { SignInsSection } from './sign-ins-section.tsx'
import { SubscriptionSection } from './subscription-section.tsx'
import { ViewSection } from './view-section.tsx'

export type SettingsSectionsProps = {
  profile: Profile
  preferences: Preferences
  signIns: readonly SignIn[]
  offersPlans: boolean
  /** The language of this document. */
  locale: Locale
  /** Changes are not sent to the account by themselves (STORE-031). */
  preferencesReadOnly: boolean
  /** The form that came back with errors. */
  sent: SentForm | undefined
}

/** The parts of the settings, each a form of its own. Spec: requirements USER-017. */
export function SettingsSections(props: SettingsSectionsProps) {
  const { profile, preferences, signIns, offersPlans, locale, preferencesReadOnly, sent } = props
  const email = profile.email ?? undefined
  return (
    <div className="settings">
      <AccountSection profile={profile} sent={sent} />
      <LanguageSection language={locale} sent={sent} />
      <ViewSection preferences={preferences} isReadOnly={preferencesReadOnly} sent={sent} />
      <SubscriptionSection profile={profile} locale={locale} offersPlans={offersPlans} />
      {profile.has_password && !isEmailless({ loginMethod: profile.login_method, email }) ? (
        <PasswordSection email={email ?? ''} sent={sent} />
      ) : null}
      <SignInsSection signIns={signIns} locale={locale} sent={sent} />
      <MessagesSection isSubscribed={profile.send_marketing_emails} sent={sent} />
      <DeleteSection hasEmail={email !== undefined} sent={sent} />
    </div>
  )
}
