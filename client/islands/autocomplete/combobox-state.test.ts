import { expect, test } from 'vitest'
import { type ComboboxEvent, type ComboboxState, comboboxState, initialComboboxState } from './combobox-state.ts'

const after = (events: ComboboxEvent[], start: ComboboxState = initialComboboxState('')) => events.reduce(comboboxState, start)
const typed = (text: string): ComboboxEvent => ({ type: 'typed', text })
const moved = (by: 1 | -1, rowCount = 3): ComboboxEvent => ({ type: 'moved', by, rowCount })

test.each<[string, ComboboxEvent[], Partial<ComboboxState>]>([
  ['typing opens and preselects nothing', [typed('tal')], { text: 'tal', isOpen: true, active: undefined }],
  ['typing on drops the row', [typed('tal'), moved(1), typed('talo')], { active: undefined }],
  ['emptying the input closes', [typed('t'), typed('')], { text: '', isOpen: false }],
  ['down goes to the first row', [typed('tal'), moved(1)], { active: 0 }],
  ['up goes to the last row', [typed('tal'), moved(-1)], { active: 2 }],
  ['down from the last row is the first', [typed('tal'), moved(-1), moved(1)], { active: 0 }],
  ['up from the first row is the last', [typed('tal'), moved(1), moved(-1)], { active: 2 }],
  ['down opens a closed list', [typed('tal'), { type: 'closed' }, moved(1)], { isOpen: true, active: 0 }],
  ['there is no row to go to while loading', [typed('tal'), moved(1, 0)], { isOpen: true, active: undefined }],
  ['a row that is gone counts as none', [typed('tal'), moved(-1, 9), moved(1, 2)], { active: 0 }],
  ['opening goes to no row', [{ type: 'opened' }], { isOpen: true, active: undefined }],
  ['closing keeps the text', [typed('tal'), moved(1), { type: 'closed' }], { text: 'tal', isOpen: false, active: undefined }],
  ['the caret leaves the list, which stays', [typed('tal'), moved(1), { type: 'caret-moved' }], { isOpen: true, active: undefined }],
  ['clearing empties and closes', [typed('tal'), moved(1), { type: 'cleared' }], { text: '', isOpen: false, active: undefined }],
])('A11Y-008 %s', (_, events, expected) => {
  expect(after(events)).toMatchObject(expected)
})
