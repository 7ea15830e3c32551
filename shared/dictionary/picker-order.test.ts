import { describe, expect, test } from 'vitest'
import { inPickerOrder, pickerGroups } from './picker-order.ts'

const numbered = (types: readonly string[]) => types.map((type, index) => ({ type, index }))
const names = (groups: readonly { type: string; index: number }[]) => groups.map(({ type, index }) => `${type}${index}`)

test('PICK-011 all, user, glossaries, then the others as they come', () => {
  const groups = numbered(['fixed', 'glossaries', 'custom', 'user', 'internal', 'all', 'user'])
  expect(names(inPickerOrder(groups))).toEqual(['all5', 'user3', 'user6', 'glossaries1', 'fixed0', 'custom2', 'internal4'])
})

describe('PICK-019 groups of the picker', () => {
  test.each([
    ['internal ones are not listed', ['internal', 'fixed'], ['fixed1']],
    [
      'a separator stands between groups',
      ['all', 'separator', 'fixed', 'separator', 'custom'],
      ['all0', 'separator1', 'fixed2', 'separator3', 'custom4'],
    ],
    ['and nowhere else', ['separator', 'fixed', 'separator', 'separator', 'custom', 'separator'], ['fixed1', 'separator3', 'custom4']],
    ['nor where only an internal group follows', ['fixed', 'separator', 'internal'], ['fixed0']],
  ])('%s', (_, types, listed) => expect(names(pickerGroups(numbered(types)))).toEqual(listed))
})
