import { useRef } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import { useLinkedDialog } from '../runtime/use-linked-dialog.ts'
import type { DictionaryPickerProps } from './dictionary-picker-props.ts'

/** Edits the reader's own group: a link to a page with a form, which opens in a dialog instead. Spec: search §2.2 (PICK-021, PICK-024). */
export function DictionaryPickerLink(props: DictionaryPickerProps) {
  const { href, label, text } = props
  const link = useRef<HTMLAnchorElement>(null)
  const { Dialog, open, close } = useLinkedDialog(async () => (await import('./dictionary-dialog.tsx')).DictionaryDialog)

  function closed() {
    close()
    menuButton(link.current)?.focus()
  }

  return (
    <>
      <a
        ref={link}
        className={text === undefined ? 'ib' : 'opt'}
        href={href}
        rel="nofollow"
        aria-label={text === undefined ? label : undefined}
        onClick={open}
      >
        {text}
        {text === undefined ? (
          <Icon name="pencil" />
        ) : (
          <span className="end">
            <Icon name="pencil" />
          </span>
        )}
      </a>
      {/* A closed dialog is gone with what was ticked in it: it opens with the saved group (PICK-027). */}
      {Dialog ? <Dialog {...props} onClosed={closed} /> : null}
    </>
  )
}

/** The menu that the link lies in has closed under the dialog: focus goes back to what opens it. */
function menuButton(link: HTMLElement | null): HTMLElement | null {
  const menu = link?.closest('[popover]')
  return menu ? document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`) : link
}
