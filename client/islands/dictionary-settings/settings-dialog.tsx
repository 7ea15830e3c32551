import { storedCookie } from '#client/browser/state/prefs-cookie.ts'
import { Modal } from '#client/ui/modal.tsx'
import { readPrefsCookie } from '#shared/preferences/display-preferences.ts'
import { AtBody } from '../runtime/at-body.tsx'
import { SettingsFields } from './settings-fields.tsx'
import { settingsLabels } from './settings-labels.ts'
import type { SettingsProps } from './settings-props.ts'
import '#client/ui/check-groups.css'

export type SettingsDialogProps = SettingsProps & { onClosed: () => void }

const FORM = 'dictionary-settings-form'

/** The form of the settings page in the modal `dictionary-settings-modal`, sent as it is. Spec: search §2.2 (TAB-016). */
export function SettingsDialog({ href, locale, onClosed }: SettingsDialogProps) {
  const labels = settingsLabels(locale)
  const view = storedCookie() ?? readPrefsCookie(undefined)
  return (
    <AtBody>
      <Modal id="dictionary-settings-modal" title={labels.title} closeLabel={labels.close} isSmall onClosed={onClosed}>
        {(close) => (
          <>
            <div className="body">
              <form id={FORM} className="stack" method="post" action={new URL(href, location.origin).pathname}>
                <SettingsFields view={view} back={location.pathname + location.search} labels={labels} />
              </form>
            </div>
            <footer>
              <button type="button" className="btn" onClick={close}>
                {labels.cancel}
              </button>
              <button type="submit" className="btn pri" form={FORM}>
                {labels.done}
              </button>
            </footer>
          </>
        )}
      </Modal>
    </AtBody>
  )
}
