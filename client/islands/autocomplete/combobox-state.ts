/** What the visitor has done to the combobox; what is suggested is not part of it. */
export type ComboboxState = {
  /** What stands in the input. The input itself is uncontrolled, so text typed before hydration survives. */
  text: string
  isOpen: boolean
  /** Index of the row with virtual focus, among the rows that can be chosen. Nothing is preselected while typing. */
  active: number | undefined
}

export type ComboboxEvent =
  | { type: 'typed'; text: string }
  | { type: 'moved'; by: 1 | -1; rowCount: number }
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'caret-moved' }
  | { type: 'cleared' }

export const initialComboboxState = (text: string): ComboboxState => ({ text, isOpen: false, active: undefined })

/** Spec: A11Y-008, AC-029. */
export function comboboxState(state: ComboboxState, event: ComboboxEvent): ComboboxState {
  switch (event.type) {
    case 'typed':
      return { text: event.text, isOpen: event.text !== '', active: undefined }
    case 'moved':
      return { ...state, isOpen: true, active: nextRow(state, event) }
    case 'opened':
      return { ...state, isOpen: true }
    case 'closed':
      return { ...state, isOpen: false, active: undefined }
    case 'caret-moved':
      return { ...state, active: undefined }
    case 'cleared':
      return { text: '', isOpen: false, active: undefined }
  }
  return event satisfies never
}

/** Round the ends: down from the last row is the first. */
function nextRow({ active }: ComboboxState, { by, rowCount }: { by: 1 | -1; rowCount: number }): number | undefined {
  if (rowCount === 0) return undefined
  if (active === undefined || active >= rowCount) return by === 1 ? 0 : rowCount - 1
  return (active + by + rowCount) % rowCount
}
