import { expect, test } from 'vitest'
import { groupProblem } from './group-problem.ts'

test.each([
  ['PICK-030 nothing', 0, 'nothing'],
  ['PICK-028 one', 1, undefined],
  ['as many as one search may ask', 64, undefined],
  ['more than that', 65, 'too many'],
])('%s: %i', (_, count, problem) => expect(groupProblem(count, { nothingSelected: 'nothing', tooMany: 'too many' })).toBe(problem))
