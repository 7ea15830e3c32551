import { useState } from 'react'
import { storedGroup } from '#client/browser/state/prefs-cookie.ts'
import { CheckGroups } from '#client/ui/check-groups.tsx'
import { FormError } from '#client/ui/form-error.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { Wave } from '#client/ui/wave.tsx'
import { AtBody } from '../runtime/at-body.tsx'
import { checkSections } from './check-sections.ts'
import type { DictionaryPickerProps } from './dictionary-picker-props.ts'
import { groupProblem } from './group-problem.ts'
import { pickerLabels } from './picker-labels.ts'
import { rememberGroup } from './remember-group.ts'
import { useLists } from './use-lists.ts'

export type DictionaryDialogProps = DictionaryPickerProps & { onClosed: () => void }

const FORM = 'dictionary-picker-form'

/**
 * The reader's own group in a dialog: the form of its page, which is sent as it is. It opens with the saved group each time.
 * Spec: search §2.2, §4, §5 (PICK-024 … PICK-031).
 */
export function DictionaryDialog({ href, locale, hasPremium, onClosed }: DictionaryDialogProps) {
  const labels = pickerLabels(locale)
  const lists = useLists(() => location.assign(href))
  const [ticked, setTicked] = useState<string[]>(() => storedGroup() ?? [])
  const sections = lists && checkSections(lists, { locale, hasPremium, labels })
  // What is gone or hidden by now is in no box, and counts for nothing.
  const chosen = sections?.flatMap(({ options }) => options.filter(({ value }) => ticked.includes(value)).map(({ value }) => value)) ?? []
  const problem = sections && groupProblem(chosen.length, labels)
  const url = new URL(href, location.origin)

  return (
    <AtBody>
      <Modal id="dictionary-picker" title={labels.title} closeLabel={labels.close} icons={['lock', 'triangle-alert']} onClosed={onClosed}>
        {(close) => (
          <>
            <div className="body">
              <form id={FORM} className="stack" method="post" action={url.pathname} onSubmit={() => rememberGroup(chosen)}>
                <input type="hidden" name="key" value={url.searchParams.get('key') ?? ''} />
                {sections === undefined ? (
                  <Wave />
                ) : (
                  <CheckGroups name="id" sections={sections} ticked={ticked} labels={labels} onChange={setTicked} />
                )}
              </form>
            </div>
            <footer>
              {problem === undefined ? (
                <p className="muted num start" role="status">
                  {labels.selected(chosen.length)}
                </p>
              ) : (
                <FormError text={problem} />
              )}
              <button type="button" className="btn" onClick={close}>
                {labels.cancel}
              </button>
              <button type="submit" className="btn pri" form={FORM} disabled={chosen.length === 0 || problem !== undefined}>
                {labels.done}
              </button>
            </footer>
          </>
        )}
      </Modal>
    </AtBody>
  )
}
