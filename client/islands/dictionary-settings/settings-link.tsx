import { Icon } from '#client/ui/icon.tsx'
import { useLinkedDialog } from '../runtime/use-linked-dialog.ts'
import type { SettingsProps } from './settings-props.ts'

/** How entries are shown: a link to a page with a form, which opens in a dialog instead. Spec: search §2.2 (TAB-016). */
export function SettingsLink(props: SettingsProps) {
  const { href, label } = props
  const { Dialog, open, close } = useLinkedDialog(async () => (await import('./settings-dialog.tsx')).SettingsDialog)
  return (
    <>
      <a className="ib tune" href={href} rel="nofollow" aria-label={label} onClick={open}>
        <Icon name="settings-2" />
      </a>
      {Dialog ? <Dialog {...props} onClosed={close} /> : null}
    </>
  )
}
