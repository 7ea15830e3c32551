import * as m from '#messages'
import type { Preferences } from '#shared/preferences/preferences-schema.ts'
import { type SentForm, SettingsForm, SettingsSection } from './settings-section.tsx'

type Props = { preferences: Preferences; isReadOnly: boolean; sent: SentForm | undefined }

/** How entries look and sound. */
export function ViewSection({ preferences, isReadOnly, sent }: Props) {
  const { view_preference, show_examples, speech_on } = preferences.dictionary
  return (
    <SettingsSection id="view" title={m.SETTINGS_VIEW()}>
      <SettingsForm intent="view" sent={sent}>
        <div className="field">
          <span className="lab" id="view-entries">
            {m.SETTINGS_VIEW_ENTRIES()}
          </span>
          <fieldset className="seg" aria-labelledby="view-entries">
            <label>
              <input type="radio" name="view_preference" value="normal" defaultChecked={view_preference === 'normal'} />
              {m.SETTINGS_VIEW_NORMAL()}
            </label>
            <label>
              <input type="radio" name="view_preference" value="condensed" defaultChecked={view_preference === 'condensed'} />
              {m.SETTINGS_VIEW_CONDENSED()}
            </label>
          </fieldset>
        </div>
        <label className="ck">
          <input type="checkbox" name="show_examples" defaultChecked={show_examples} />
          <span>{m.SETTINGS_SHOW_EXAMPLES()}</span>
        </label>
        <label className="ck">
          <input type="checkbox" name="speech_on" defaultChecked={speech_on} />
          <span>{m.SETTINGS_SPEECH_ON()}</span>
        </label>
        <button type="submit" className="btn" disabled={isReadOnly}>
          {m.SAVE()}
        </button>
      </SettingsForm>
    </SettingsSection>
  )
}
