import { expect, test } from 'vitest'
import { isBlank } from './blank.ts'

test.each([
  [null, true],
  [undefined, true],
  ['', true],
  [' \t\n\u00A0', true],
  ['0', false],
  [' x ', false],
])('ENT-074 %j is empty: %s', (text, blank) => expect(isBlank(text)).toBe(blank))
