import { expect, test } from 'vitest'
import { movedFocus, type PickerFocus } from './picker-keys.ts'

const row = (index: number, isPin = false): PickerFocus => ({ row: index, isPin })

test.each<[string, PickerFocus, boolean, PickerFocus | undefined]>([
  ['ArrowDown', 'filter', false, row(0)],
  ['ArrowUp', 'filter', false, undefined],
  ['Home', 'filter', false, undefined],
  ['ArrowDown', row(0), true, row(1)],
  ['ArrowDown', row(0, true), true, row(1)],
  ['ArrowDown', row(4), false, row(4)],
  ['ArrowUp', row(1), false, row(0)],
  ['ArrowUp', row(0), false, 'filter'],
  ['ArrowRight', row(1), true, row(1, true)],
  ['ArrowRight', row(1), false, undefined],
  ['ArrowLeft', row(1, true), true, row(1)],
  ['ArrowLeft', row(1), true, undefined],
  ['Home', row(3), false, row(0)],
  ['End', row(0), false, row(4)],
  ['a', row(0), false, undefined],
  ['Enter', row(0), false, undefined],
])('A11Y-009 %s at %j (pin: %s) goes to %j', (key, at, hasPin, expected) =>
  expect(movedFocus(key, at, { count: 5, hasPin })).toEqual(expected),
)

test('A11Y-009 an empty list takes no keys', () => expect(movedFocus('ArrowDown', 'filter', { count: 0, hasPin: false })).toBeUndefined())
