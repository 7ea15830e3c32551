import { useLinkedDialog } from '../runtime/use-linked-dialog.ts'
import type { LoginProps } from './login-props.ts'

/**
 * The header's login button: a link to /auth/login that opens the same forms in a dialog over the page. Where the dialog cannot be
 * loaded the link is followed. Spec: accounts §2.1, §2.2.
 */
export function LoginLink(props: LoginProps) {
  const { href, label } = props
  const { Dialog, open, close } = useLinkedDialog(async () => (await import('./login-dialog.tsx')).LoginDialog)
  return (
    <>
      <a className="btn" href={href} rel="nofollow" onClick={open}>
        {label}
      </a>
      {/* A closed dialog is gone with all that was typed (AUTH-062). */}
      {Dialog ? <Dialog {...props} onClosed={close} /> : null}
    </>
  )
}
