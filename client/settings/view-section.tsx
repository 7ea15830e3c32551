import * as m from '#messages'
import type { Preferences } from '#shared/preferences/preferences-schema.ts'
import preferencesIsland from '../islands/preferences/preferences.island.tsx'
import { Island } from '../islands/runtime/island.tsx'
import { type SentForm, SettingsError, SettingsSection } from './settings-section.tsx'

type Props = { preferences: Preferences; isReadOnly: boolean; sent: SentForm | undefined }

/** How entries look and sound. */
export function ViewSection({ preferences, isReadOnly, sent }: Props) {
  const { view_preference, show_examples, speech_on } = preferences.dictionary
  return (
    <SettingsSection id="view" title={m.SETTINGS_VIEW()}>
      <div>
        <SettingsError intent="view" sent={sent} />
        <Island
          is={preferencesIsland}
          id="view-form"
          props={{ view_preference, show_examples, speech_on, preferences, isReadOnly, labels: labels() }}
        />
      </div>
    </SettingsSection>
  )
}

const labels = () => ({
  entries: m.SETTINGS_VIEW_ENTRIES(),
  normal: m.SETTINGS_VIEW_NORMAL(),
  condensed: m.SETTINGS_VIEW_CONDENSED(),
  examples: m.SETTINGS_SHOW_EXAMPLES(),
  speech: m.SETTINGS_SPEECH_ON(),
  save: m.SAVE(),
  savesItself: m.SETTINGS_VIEW_SAVES_ITSELF(),
})
