import * as m from '#messages'
import type { Locale } from '#shared/language/locale.ts'
import { type SentForm, SettingsForm, SettingsSection } from './settings-section.tsx'

const OWN_NAMES: readonly (readonly [Locale, string])[] = [
  ['fi', 'Suomi'],
  ['sv', 'Svenska'],
  ['en', 'English'],
]

/** The language of the interface, kept with the account (L10N-003). */
export function LanguageSection({ language, sent }: { language: Locale; sent: SentForm | undefined }) {
  return (
    <SettingsSection id="language" title={m.SETTINGS_LANGUAGE()} hint={m.SETTINGS_LANGUAGE_HINT()}>
      <SettingsForm intent="language" sent={sent}>
        <div className="field">
          <label htmlFor="language-ui">{m.FOOTER_LANGUAGE()}</label>
          <select className="in" id="language-ui" name="language_ui" defaultValue={language}>
            {OWN_NAMES.map(([id, name]) => (
              <option key={id} value={id} lang={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="btn">
          {m.SAVE()}
        </button>
      </SettingsForm>
    </SettingsSection>
  )
}
