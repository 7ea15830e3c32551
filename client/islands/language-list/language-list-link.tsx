import { type ComponentType, type MouseEvent, useState } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import { loadWithRetry } from '../runtime/load-with-retry.ts'
import { followsLink } from '../runtime/wake/press.ts'
import type { LanguageDialogProps } from './language-dialog.tsx'
import type { LanguageListProps } from './language-list-props.ts'

/** The languages in hand of a dictionary that has many: a link to a page with a form, which opens in a dialog instead. Spec: search §2.2 (TAB-018, LANG-046). */
export function LanguageListLink(props: LanguageListProps) {
  const { href, text, label } = props
  const [Dialog, setDialog] = useState<ComponentType<LanguageDialogProps>>()

  async function open(event: MouseEvent) {
    if (followsLink(event.nativeEvent)) return
    event.preventDefault()
    try {
      const { LanguageDialog } = await loadWithRetry(() => import('./language-dialog.tsx'))
      setDialog(() => LanguageDialog)
    } catch {
      location.assign(href) // the page has the same form
    }
  }

  return (
    <>
      <a className="btn" href={href} rel="nofollow" onClick={open}>
        <span className="vh">{label}: </span>
        <span>{text}</span>
        <Icon name="chevron-down" />
      </a>
      {/* A closed dialog is gone with what was ticked in it (LANG-042). */}
      {Dialog ? <Dialog {...props} onClosed={() => setDialog(undefined)} /> : null}
    </>
  )
}
