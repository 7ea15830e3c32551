import { type ComponentType, type MouseEvent, useState } from 'react'
import { loadWithRetry } from '../runtime/load-with-retry.ts'
import { followsLink } from '../runtime/wake/press.ts'
import type { LoginDialogProps } from './login-dialog.tsx'
import type { LoginProps } from './login-props.ts'

/**
 * The header's login button: a link to /auth/login that opens the same forms in a dialog over the page. Where the dialog cannot be
 * loaded the link is followed. Spec: accounts §2.1, §2.2.
 */
export function LoginLink(props: LoginProps) {
  const { href, label } = props
  const [Dialog, setDialog] = useState<ComponentType<LoginDialogProps>>()

  async function open(event: MouseEvent) {
    if (followsLink(event.nativeEvent)) return
    event.preventDefault()
    try {
      const { LoginDialog } = await loadWithRetry(() => import('./login-dialog.tsx'))
      setDialog(() => LoginDialog)
    } catch {
      location.assign(href) // the page has the same forms
    }
  }

  return (
    <>
      <a className="btn" href={href} rel="nofollow" onClick={open}>
        {label}
      </a>
      {/* A closed dialog is gone with all that was typed (AUTH-062). */}
      {Dialog ? <Dialog {...props} onClosed={() => setDialog(undefined)} /> : null}
    </>
  )
}
