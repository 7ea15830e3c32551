import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { closePopup, popupButton } from './open-popup.ts'
import { movedFocus, type PickerFocus } from './picker-keys.ts'

/** Focus within the popup: arrow keys, and what a redrawn list would lose. */
export function usePickerFocus(popup: RefObject<HTMLDialogElement | null>) {
  /** Where the focus goes once the list has been drawn again: a selector within the popup. */
  const afterwards = useRef<string>(undefined)

  useEffect(() => {
    const selector = afterwards.current
    afterwards.current = undefined
    if (selector !== undefined) popup.current?.querySelector<HTMLElement>(selector)?.focus()
  })

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault() // a search field would take the first one to clear itself
      return closePopup()
    }
    const rows = rowsIn(popup.current)
    const at = focusAt(event.target, rows)
    const next = movedFocus(event.key, at, { count: rows.length, hasPin: at !== 'filter' && pinOf(rows[at.row]) !== undefined })
    if (next === undefined) return
    event.preventDefault()
    elementAt(next, rows, popup.current)?.focus()
  }

  /** Tab out of the open popover closes it; of a modal there is no way out. The button closes it by itself. */
  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget === popupButton()) return
    if (relatedTarget instanceof Node && !popup.current?.contains(relatedTarget)) closePopup()
  }

  function focusAfterwards(selector: string) {
    afterwards.current = selector
  }

  return { onKeyDown, onBlur, focusAfterwards }
}

const rowsIn = (popup: Element | null) => [...(popup?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]

const pinOf = (row: Element | undefined) => row?.parentElement?.querySelector<HTMLElement>('[data-pin]') ?? undefined

function focusAt(target: EventTarget, rows: readonly HTMLElement[]): PickerFocus {
  const row = rows.findIndex((one) => one === target || pinOf(one) === target)
  return row === -1 ? 'filter' : { row, isPin: rows[row] !== target }
}

function elementAt(at: PickerFocus, rows: readonly HTMLElement[], popup: Element | null) {
  if (at === 'filter') return popup?.querySelector<HTMLElement>('input')
  return at.isPin ? pinOf(rows[at.row]) : rows[at.row]
}
