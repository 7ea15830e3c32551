import type { DisplayPreferences } from '#shared/preferences/display-preferences.ts'

type Props = {
  /** Of the group of choices on its page. */
  id: string
  view: Pick<DisplayPreferences, 'view_preference' | 'show_examples'>
  labels: { entries: string; normal: string; condensed: string; examples: string }
}

/** How entries are shown, as fields of a form (STORE-001, STORE-004). */
export const ViewFields = ({ id, view: { view_preference, show_examples }, labels }: Props) => (
  <>
    <div className="field">
      <span className="lab" id={id}>
        {labels.entries}
      </span>
      <fieldset className="seg" aria-labelledby={id}>
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
