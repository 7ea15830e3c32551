import * as m from '#messages'
import { deviceLabel } from '#shared/account/device-label.ts'
import type { SignIn } from '#shared/api/users.ts'
import type { Locale } from '#shared/language/locale.ts'
import { dateText } from '../i18n/date-text.ts'
import { type SentForm, SettingsForm, SettingsSection } from './settings-section.tsx'

type Props = { signIns: readonly SignIn[]; locale: Locale; sent: SentForm | undefined }

/** The browsers that are signed in, each with a way to end it, and a way to end them all. */
export function SignInsSection({ signIns, locale, sent }: Props) {
  return (
    <SettingsSection id="sign-ins" title={m.SETTINGS_SIGN_INS()} hint={m.SETTINGS_SIGN_INS_HINT()}>
      <div>
        <ul className="sign-ins">
          {signIns.map((signIn) => (
            <SignInRow key={signIn.id} signIn={signIn} locale={locale} />
          ))}
        </ul>
        <SettingsForm intent="sign-out-everywhere" sent={sent}>
          <button type="submit" className="btn">
            {m.SIGN_OUT_EVERYWHERE()}
          </button>
        </SettingsForm>
      </div>
    </SettingsSection>
  )
}

function SignInRow({ signIn, locale }: { signIn: SignIn; locale: Locale }) {
  const device = deviceLabel(signIn.device) || m.SIGN_IN_UNKNOWN_DEVICE()
  return (
    <li>
      <div>
        <b>
          <bdi>{device}</bdi>
        </b>{' '}
        {signIn.is_current ? <span className="tag">{m.SIGN_IN_THIS()}</span> : null}
        <br />
        <small>{m.SIGN_IN_USED({ began: dateText(signIn.created_at, locale), used: dateText(signIn.last_used_at, locale) })}</small>
      </div>
      {signIn.is_current ? null : (
        <SettingsForm intent="end-sign-in">
          <input type="hidden" name="id" value={signIn.id} />
          <button type="submit" className="btn quiet" aria-label={m.SIGN_IN_END_DEVICE({ device })}>
            {m.SIGN_IN_END()}
          </button>
        </SettingsForm>
      )}
    </li>
  )
}
