import { describe, expect, test } from 'vitest'
import type { Dictionary } from './dictionary.ts'
import { teamGlossaries, teamGlossaryGroup, withTeamGlossaries } from './team-glossary.ts'

const EDITOR = [
  { name: 'Thesis Terms', languages: ['fi', 'en'] as const },
  { name: 'Ääni', languages: ['fi', 'sv'] as const },
]
const glossaries = teamGlossaries(EDITOR, '7')

describe('PICK-006 team glossaries', () => {
  test('are the editor’s dictionaries under the team’s id and their lower-case name', () =>
    expect(glossaries).toEqual([
      { id: '7thesis terms', type: 'glossary', title: 'Thesis Terms', langs: ['fi', 'en'], teams: ['7'], disableSearchFeatures: true },
      { id: '7ääni', type: 'glossary', title: 'Ääni', langs: ['fi', 'sv'], teams: ['7'], disableSearchFeatures: true },
    ]))

  test('PICK-008 without a team there are none', () => expect(teamGlossaries(EDITOR, undefined)).toEqual([]))
})

test('PICK-007 their group', () =>
  expect(teamGlossaryGroup(glossaries)).toEqual({
    id: 'team-glossaries',
    type: 'glossaries',
    title: 'DICT_GROUP_GLOSSARIES',
    dictionaries: ['7thesis terms', '7ääni'],
    langs: ['fi', 'en', 'sv'],
  }))

describe('PICK-009 lists with the team’s glossaries in them', () => {
  const other: Dictionary = { id: 'a', type: 'biDirectional', title: 'A', langs: ['fi', 'en'] }

  test('those that are missing are added, with their group', () => {
    const lists = withTeamGlossaries({ dictionaries: [other], groups: [] }, glossaries)
    expect(lists.dictionaries.map(({ id }) => id)).toEqual(['a', '7thesis terms', '7ääni'])
    expect(lists.groups).toEqual([teamGlossaryGroup(glossaries)])
  })

  test('those that are there are left as they are', () => {
    const lists = { dictionaries: [other, ...glossaries], groups: [teamGlossaryGroup(glossaries)] }
    expect(withTeamGlossaries(lists, glossaries)).toEqual(lists)
  })

  test('the group names them all, once', () => {
    const [first] = glossaries
    const lists = withTeamGlossaries(
      { dictionaries: first ? [first] : [], groups: [teamGlossaryGroup(glossaries.slice(0, 1))] },
      glossaries,
    )
    expect(lists.groups.map(({ dictionaries }) => dictionaries)).toEqual([['7thesis terms', '7ääni']])
  })
})
