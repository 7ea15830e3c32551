import * as m from '#messages'
import { isEmailless } from '#shared/account/login-method.ts'
import type { Profile } from '#shared/account/user.ts'
import { Field } from '../ui/field.tsx'
import { errorOf, isFirstError, type SentForm, SettingsForm, SettingsSection, sentOrStored } from './settings-section.tsx'

type Props = { profile: Profile; sent: SentForm | undefined }

/** Names, and the address of those who have one (USER-017, SSO-020). */
export function AccountSection({ profile, sent }: Props) {
  const fieldOf = (field: 'given_name' | 'family_name' | 'email') => ({
    id: `account-${field}`,
    name: field,
    value: sentOrStored(sent, 'profile', { field, stored: profile[field] ?? '' }),
    error: errorOf(sent, 'profile', field),
    isFocused: isFirstError(sent, 'profile', field),
  })
  const hasEmail = !isEmailless({ loginMethod: profile.login_method, email: profile.email ?? undefined })
  return (
    <SettingsSection id="account" title={m.SETTINGS_ACCOUNT()} hint={profile.team_id === null ? undefined : m.SETTINGS_ACCOUNT_TEAM_HINT()}>
      <SettingsForm intent="profile" sent={sent}>
        <Field {...fieldOf('given_name')} label={m.FIELD_GIVEN_NAME()} autoComplete="given-name" />
        <Field {...fieldOf('family_name')} label={m.FIELD_FAMILY_NAME()} autoComplete="family-name" />
        {hasEmail ? (
          <Field
            {...fieldOf('email')}
            type="email"
            label={m.FIELD_EMAIL()}
            hint={m.SETTINGS_EMAIL_HINT()}
            autoComplete="email"
            isRequired
          />
        ) : null}
        <button type="submit" className="btn pri">
          {m.SAVE()}
        </button>
      </SettingsForm>
    </SettingsSection>
  )
}
