import { useEffect, useRef, useState } from 'react'
import { ViewFields } from '#client/ui/view-fields.tsx'
import { withView } from '#shared/preferences/dictionary-view.ts'
import { mergePreferences } from '#shared/preferences/merge-preferences.ts'
import type { ViewProps } from './view-props.ts'

/** How entries look and sound: a form with a button, which saves itself once it is awake. Spec: accounts §4.3 (STORE-030). */
export function ViewForm(props: ViewProps) {
  const { speech_on, isReadOnly, labels } = props
  const { form, isAwake } = useSavedView(props)
  return (
    <form ref={form} method="post" action="/user/settings">
      <input type="hidden" name="intent" value="view" />
      <ViewFields id="view-entries" view={props} labels={labels} />
      <label className="ck">
        <input type="checkbox" name="speech_on" defaultChecked={speech_on} />
        <span>{labels.speech}</span>
      </label>
      {isAwake ? (
        <p className="muted">{labels.savesItself}</p>
      ) : (
        <button type="submit" className="btn" disabled={isReadOnly}>
          {labels.save}
        </button>
      )}
    </form>
  )
}

/** Saves the form as it changes, and what was changed before it woke. */
function useSavedView({ preferences, view_preference, show_examples, speech_on, isReadOnly }: ViewProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isAwake, setIsAwake] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the props of an island never change.
  useEffect(() => {
    const element = form.current
    if (!element || isReadOnly) return
    let current = mergePreferences(preferences)
    const save = () => {
      const fields = new FormData(element)
      current = withView(current, (name) => String(fields.get(name) ?? ''))
      // Loaded with the document already, for those who are signed in.
      void import('#client/browser/state/document-state.ts').then(({ documentPreferences }) => documentPreferences.changed(current))
    }
    const before = { view_preference, show_examples, speech_on }
    const fields = new FormData(element)
    if (!isView(withView(current, (name) => String(fields.get(name) ?? '')).dictionary, before)) save()
    setIsAwake(true)
    element.addEventListener('change', save)
    return () => element.removeEventListener('change', save)
  }, [])
  return { form, isAwake }
}

type View = Pick<ViewProps, 'view_preference' | 'show_examples' | 'speech_on'>

const isView = (one: View, other: View) =>
  one.view_preference === other.view_preference && one.show_examples === other.show_examples && one.speech_on === other.speech_on
