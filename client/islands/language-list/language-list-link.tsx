import { Icon } from '#client/ui/icon.tsx'
import { useLinkedDialog } from '../runtime/use-linked-dialog.ts'
import type { LanguageListProps } from './language-list-props.ts'

/** The languages in hand of a dictionary that has many: a link to a page with a form, which opens in a dialog instead. Spec: search §2.2 (TAB-018, LANG-046). */
export function LanguageListLink(props: LanguageListProps) {
  const { href, text, label } = props
  const { Dialog, open, close } = useLinkedDialog(async () => (await import('./language-dialog.tsx')).LanguageDialog)
  return (
    <>
      <a className="btn" href={href} rel="nofollow" onClick={open}>
        <span className="vh">{label}: </span>
        <span>{text}</span>
        <Icon name="chevron-down" />
      </a>
      {/* A closed dialog is gone with what was ticked in it (LANG-042). */}
      {Dialog ? <Dialog {...props} onClosed={close} /> : null}
    </>
  )
}
