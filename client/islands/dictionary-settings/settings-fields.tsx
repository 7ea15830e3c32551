import { ViewFields } from '#client/ui/view-fields.tsx'
import type { DisplayPreferences } from '#shared/preferences/display-preferences.ts'
import type { SettingsLabels } from './settings-labels.ts'

type Props = {
  view: Pick<DisplayPreferences, 'view_preference' | 'show_examples'>
  /** Where the reader goes on afterwards. */
  back: string
  labels: Pick<SettingsLabels, 'entries' | 'normal' | 'condensed' | 'examples'>
}

/** What can be set of the dictionary, as the fields of a form (STORE-001, STORE-004). */
export const SettingsFields = ({ view, back, labels }: Props) => (
  <>
    <input type="hidden" name="return" value={back} />
    <ViewFields id="dictionary-view" view={view} labels={labels} />
  </>
)
