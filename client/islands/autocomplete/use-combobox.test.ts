import { expect, test } from 'vitest'
import { withinLimit } from './use-combobox.ts'

test.each([
  ['a'.repeat(250), 250],
  ['a'.repeat(251), 250],
  ['𠮷'.repeat(251), 500],
])('AC-003 the input takes 250 code points', (text, units) => {
  expect(withinLimit(text)).toHaveLength(units)
})
