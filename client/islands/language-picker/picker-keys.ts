/** Where the focus is: in the filter, or on a row or its pin. */
export type PickerFocus = 'filter' | { row: number; isPin: boolean }

type Rows = {
  count: number
  /** Whether the row in focus has a pin. */
  hasPin: boolean
}

/** Where a key moves the focus, or undefined when it is not the list's own. In the filter the caret keeps all keys but ↓. Spec: A11Y-009. */
export function movedFocus(key: string, at: PickerFocus, { count, hasPin }: Rows): PickerFocus | undefined {
  if (count === 0) return undefined
  if (at === 'filter') return key === 'ArrowDown' ? rowAt(0) : undefined
  switch (key) {
    case 'ArrowDown':
      return rowAt(Math.min(at.row + 1, count - 1))
    case 'ArrowUp':
      return at.row === 0 ? 'filter' : rowAt(at.row - 1)
    case 'ArrowRight':
      return hasPin ? { row: at.row, isPin: true } : undefined
    case 'ArrowLeft':
      return at.isPin ? rowAt(at.row) : undefined
    case 'Home':
      return rowAt(0)
    case 'End':
      return rowAt(count - 1)
    default:
      return undefined
  }
}

const rowAt = (row: number): PickerFocus => ({ row, isPin: false })
