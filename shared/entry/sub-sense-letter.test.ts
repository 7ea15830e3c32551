import { expect, test } from 'vitest'
import { subSenseLetter } from './sub-sense-letter.ts'

test.each([
  [0, 'a'],
  [1, 'b'],
  [25, 'z'],
  [26, 'aa'],
  [27, 'ab'],
  [701, 'zz'],
  [702, 'aaa'],
])('ENT-034 sub-sense %i is %s', (index, letter) => expect(subSenseLetter(index)).toBe(letter))
