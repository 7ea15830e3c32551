import * as m from '#messages'
import { Field } from '../ui/field.tsx'
import { errorOf, isFirstError, type SentForm, SettingsForm, SettingsSection } from './settings-section.tsx'

/** A new password by the current one. What was typed never comes back (USER-017). */
export function PasswordSection({ email, sent }: { email: string; sent: SentForm | undefined }) {
  const fieldOf = (name: string) => ({
    id: `password-${name}`,
    name,
    type: 'password' as const,
    error: errorOf(sent, 'password', name),
    isFocused: isFirstError(sent, 'password', name),
    isRequired: true,
  })
  return (
    <SettingsSection id="password" title={m.SETTINGS_PASSWORD()} hint={m.SETTINGS_PASSWORD_HINT()}>
      <SettingsForm intent="password" sent={sent}>
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <Field {...fieldOf('password')} label={m.FIELD_CURRENT_PASSWORD()} autoComplete="current-password" />
        <Field {...fieldOf('new_password')} label={m.FIELD_NEW_PASSWORD()} hint={m.FIELD_NEW_PASSWORD_HINT()} autoComplete="new-password" />
        <Field {...fieldOf('password_confirm')} label={m.FIELD_NEW_PASSWORD_AGAIN()} autoComplete="new-password" />
        <button type="submit" className="btn">
          {m.CHANGE_PASSWORD()}
        </button>
      </SettingsForm>
    </SettingsSection>
  )
}
