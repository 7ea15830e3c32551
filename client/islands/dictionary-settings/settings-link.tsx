import { type ComponentType, type MouseEvent, useState } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import { loadWithRetry } from '../runtime/load-with-retry.ts'
import { followsLink } from '../runtime/wake/press.ts'
import type { SettingsDialogProps } from './settings-dialog.tsx'
import type { SettingsProps } from './settings-props.ts'

/** How entries are shown: a link to a page with a form, which opens in a dialog instead. Spec: search §2.2 (TAB-016). */
export function SettingsLink(props: SettingsProps) {
  const { href, label } = props
  const [Dialog, setDialog] = useState<ComponentType<SettingsDialogProps>>()

  async function open(event: MouseEvent) {
    if (followsLink(event.nativeEvent)) return
    event.preventDefault()
    try {
      const { SettingsDialog } = await loadWithRetry(() => import('./settings-dialog.tsx'))
      setDialog(() => SettingsDialog)
    } catch {
      location.assign(href) // the page has the same form
    }
  }

  return (
    <>
      <a className="ib tune" href={href} rel="nofollow" aria-label={label} onClick={open}>
        <Icon name="settings-2" />
      </a>
      {Dialog ? <Dialog {...props} onClosed={() => setDialog(undefined)} /> : null}
    </>
  )
}
