import { expect, test } from 'vitest'
import { isVisibleTo } from './visible-dictionaries.ts'

test.each([
  ['PICK-013 no list: everyone', undefined, undefined, true],
  ['PICK-012 a member', ['7'], '7', true],
  ['PICK-012 ids count as text', [7], '7', true],
  ['PICK-012 another team', ['7'], '8', false],
  ['PICK-012 no team', ['7'], undefined, false],
  ['PICK-012 an empty list: nobody', [], '7', false],
])('%s', (_, teams, teamId, visible) => expect(isVisibleTo({ teams }, teamId)).toBe(visible))
