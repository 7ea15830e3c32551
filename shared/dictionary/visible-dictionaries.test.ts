import { expect, test } from 'vitest'
import { isVisibleTo, visibleDictionaries } from './visible-dictionaries.ts'

test.each([
  ['PICK-013 no list: everyone', undefined, undefined, true],
  ['PICK-012 a member', ['7'], '7', true],
  ['PICK-012 ids count as text', [7], '7', true],
  ['PICK-012 another team', ['7'], '8', false],
  ['PICK-012 no team', ['7'], undefined, false],
  ['PICK-012 an empty list: nobody', [], '7', false],
])('%s', (_, teams, teamId, visible) => expect(isVisibleTo({ teams }, teamId)).toBe(visible))

test('PICK-014 without advanced search no dictionaries are listed', () => {
  const dictionaries = [{ id: 'a' }, { id: 'b', teams: ['7'] }]
  expect(visibleDictionaries(dictionaries, { hasAdvancedSearch: true })).toEqual([{ id: 'a' }])
  expect(visibleDictionaries(dictionaries, { hasAdvancedSearch: true, teamId: '7' })).toHaveLength(2)
  expect(visibleDictionaries(dictionaries, { hasAdvancedSearch: false, teamId: '7' })).toEqual([])
})
