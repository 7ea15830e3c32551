import type { DisplayPreferences } from '#shared/preferences/display-preferences.ts'
import type { SettingsLabels } from './settings-labels.ts'

type Props = {
  view: Pick<DisplayPreferences, 'view_preference' | 'show_examples'>
  /** Where the reader goes on afterwards. */
  back: string
  labels: Pick<SettingsLabels, 'entries' | 'normal' | 'condensed' | 'examples'>
}

/** What can be set of the dictionary, as the fields of a form (STORE-001, STORE-004). */
export function SettingsFields({ view: { view_preference, show_examples }, back, labels }: Props) {
  return (
    <>
      <input type="hidden" name="return" value={back} />
      <div className="field">
        <span className="lab" id="dictionary-view">
          {labels.entries}
        </span>
        <fieldset className="seg" aria-labelledby="dictionary-view">
          <label>
            <input type="radio" name="view_preference" value="normal" defaultChecked={view_preference === 'normal'} />
            {labels.normal}
          </label>
          <label>
            <input type="radio" name="view_preference" value="condensed" defaultChecked={view_preference === 'condensed'} />
            {labels.condensed}
          </label>
        </fieldset>
      </div>
      <label className="ck">
        <input type="checkbox" name="show_examples" defaultChecked={show_examples} />
        <span>{labels.examples}</span>
      </label>
    </>
  )
}
