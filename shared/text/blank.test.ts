import { expect, test } from 'vitest'
import { isBlank, withoutBlanks } from './blank.ts'

test.each([
  [null, true],
  [undefined, true],
  ['', true],
  [' \t\n\u00A0', true],
  ['0', false],
  [' x ', false],
])('ENT-074 %j is empty: %s', (text, blank) => expect(isBlank(text)).toBe(blank))

test('ENT-074 empty texts of a list are left out', () => expect(withoutBlanks(['a', '', null, ' ', undefined, 'b'])).toEqual(['a', 'b']))
