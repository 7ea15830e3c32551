import * as m from '#messages'
import { type SentForm, SettingsForm, SettingsSection } from './settings-section.tsx'

/** Asks for the link that deletes the account; who has no address asks people (USER-012). */
export function DeleteSection({ hasEmail, sent }: { hasEmail: boolean; sent: SentForm | undefined }) {
  return (
    <SettingsSection id="delete" title={m.DELETE_ACCOUNT()}>
      {hasEmail ? (
        <SettingsForm intent="delete" sent={sent}>
          <p className="muted">{m.DELETE_ACCOUNT_TEXT()}</p>
          <button type="submit" className="btn bad">
            {m.DELETE_ACCOUNT_SUBMIT()}
          </button>
        </SettingsForm>
      ) : (
        <div>
          <p className="muted">{m.DELETE_ACCOUNT_NO_EMAIL()}</p>
          <a href="/legal/contact">{m.FOOTER_CONTACT()}</a>
        </div>
      )}
    </SettingsSection>
  )
}
