import { expect, test } from 'vitest'
import { menuTarget } from './menu-keys.ts'

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Home', -1, undefined],
  ['End', -1, undefined],
  ['a', 1, undefined],
])('%s from place %i of four goes to %s', (key, current, target) => expect(menuTarget(key, current, 4)).toBe(target))

test('an empty list has no place to go to', () => expect(menuTarget('ArrowDown', -1, 0)).toBeUndefined())
