import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'
import { MissingIcons } from './missing-icons.tsx'

export type ModalProps = {
  /** The dialog's own name on the page. */
  id: string
  title: string
  closeLabel: string
  isSmall?: boolean
  /** What is drawn inside, for a page that has not drawn it already. */
  icons?: readonly IconName[]
  onClosed: () => void
  /** Body and footer, given the way to close the dialog. */
  children: (close: () => void) => ReactNode
}

/** A dialog that is open for as long as it is drawn. APG: dialog (modal) pattern, by the native element: Esc cancels, focus returns to the opener. */
export function Modal({ id, title, closeLabel, isSmall = false, icons = [], onClosed, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('h2')?.focus()
  }, [])
  const close = () => dialog.current?.close()

  return (
    <dialog ref={dialog} className={isSmall ? 'dlg small' : 'dlg'} id={id} aria-labelledby={`${id}-h`} onClose={onClosed}>
      <MissingIcons names={['x', ...icons]} />
      <header>
        <h2 id={`${id}-h`} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="ib" aria-label={closeLabel} onClick={close}>
          <Icon name="x" />
        </button>
      </header>
      {children(close)}
    </dialog>
  )
}
