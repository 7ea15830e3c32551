import { expect, test } from 'vitest'
import { inPickerOrder } from './picker-order.ts'

test('PICK-011 all, user, glossaries, then the others as they come', () => {
  const groups = ['fixed', 'glossaries', 'custom', 'user', 'internal', 'all', 'user'].map((type, index) => ({ type, index }))
  expect(inPickerOrder(groups).map(({ type, index }) => `${type}${index}`)).toEqual([
    'all5',
    'user3',
    'user6',
    'glossaries1',
    'fixed0',
    'custom2',
    'internal4',
  ])
})
