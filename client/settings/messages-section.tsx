import * as m from '#messages'
import { type SentForm, SettingsForm, SettingsSection } from './settings-section.tsx'

/** The newsletter, and the way to the cookies. */
export function MessagesSection({ isSubscribed, sent }: { isSubscribed: boolean; sent: SentForm | undefined }) {
  return (
    <SettingsSection id="messages" title={m.SETTINGS_MESSAGES()}>
      <SettingsForm intent="messages" sent={sent}>
        <label className="ck">
          <input type="checkbox" name="send_marketing_emails" defaultChecked={isSubscribed} />
          <span>{m.REGISTER_MARKETING()}</span>
        </label>
        <div className="row">
          <button type="submit" className="btn">
            {m.SAVE()}
          </button>
          <a className="btn quiet" href="/legal/cookies">
            {m.FOOTER_COOKIES()}
          </a>
        </div>
      </SettingsForm>
    </SettingsSection>
  )
}
