import { describe, expect, test } from 'vitest'
import type { Dictionary, DictionaryGroup } from './dictionary.ts'
import {
  contextOrDefault,
  customGroup,
  DEFAULT_DICTIONARY_ID,
  dictionaryLookup,
  GENERAL_ENGLISH_DICTIONARY_ID,
} from './dictionary-context.ts'

const dictionaries: Dictionary[] = [
  { id: 'a', type: 'biDirectional', title: 'A', langs: ['fi', 'en'], primaryLanguages: ['fi'], disableSearchFeatures: true },
  { id: 'b', type: 'multiLingual', title: 'B', langs: ['en', 'sv'] },
]
const groups: DictionaryGroup[] = [
  { id: 'g', type: 'fixed', title: 'G', dictionaries: ['b', 'a', 'gone'], langs: ['fi'] },
  { id: 'a', type: 'fixed', title: 'shadowed by the dictionary', dictionaries: [], langs: [] },
  { id: 'only-a', type: 'user', title: 'U', dictionaries: ['a'], langs: [] },
]
const lookup = dictionaryLookup({ dictionaries, groups })

describe('dictionary context', () => {
  test('PICK-016 PICK-017 the known ids', () =>
    expect([DEFAULT_DICTIONARY_ID, GENERAL_ENGLISH_DICTIONARY_ID]).toEqual(['default', 'mot.general.en']))

  test('PICK-036 of a dictionary', () =>
    expect(lookup('a')).toEqual({
      id: 'a',
      kind: 'dictionary',
      type: 'biDirectional',
      title: 'A',
      ids: ['a'],
      langs: ['fi', 'en'],
      primaryLanguages: ['fi'],
      disableSearchFeatures: true,
    }))

  test('PICK-036 of a group: the union of its members that can be seen', () =>
    expect(lookup('g')).toEqual({
      id: 'g',
      kind: 'group',
      type: 'fixed',
      title: 'G',
      ids: ['b', 'a'],
      langs: ['fi', 'en', 'sv'],
      primaryLanguages: ['fi'],
      disableSearchFeatures: false,
    }))

  test('TAB-019 a group of dictionaries without search features has none', () => expect(lookup('only-a')?.disableSearchFeatures).toBe(true))
  test('PICK-034 a dictionary comes before a group of its id', () => expect(lookup('a')?.kind).toBe('dictionary'))
  test.each(['gone', '', 'constructor', '__proto__'])('PICK-032 "%s" is not found', (id) => expect(lookup(id)).toBeUndefined())
  test('PICK-034 an unknown id falls back on the default dictionary', () => expect(contextOrDefault('gone', lookup).id).toBe('default'))
})

describe('PICK-005 the reader’s own group', () => {
  const seen = [
    { id: 'a', type: 'biDirectional' as const, title: 'A', langs: ['fi' as const, 'en' as const], primaryLanguages: ['fi' as const] },
    { id: 'b', type: 'multiLingual' as const, title: 'B', langs: ['fi' as const, 'sv' as const], disableSearchFeatures: true },
    { id: '-', type: 'separator' as const, title: '', langs: [] },
  ]

  test('PICK-036, PICK-037 holds what the reader can see of what was chosen, in the order chosen', () => {
    const group = customGroup(['b', 'hidden', 'a', '-'], seen, 'Mine')
    expect(group).toEqual({
      id: 'custom',
      type: 'user',
      title: 'Mine',
      dictionaries: ['b', 'a'],
      langs: ['fi', 'en', 'sv'],
      disableGrouping: true,
    })
    const context = dictionaryLookup({ dictionaries: seen, groups: group ? [group] : [] })('custom')
    expect(context).toMatchObject({ kind: 'group', type: 'user', ids: ['b', 'a'], langs: ['fi', 'en', 'sv'], primaryLanguages: ['fi'] })
    expect(context?.disableSearchFeatures).toBe(false)
  })

  test.each([[[]], [['hidden']], [['-']]])('PICK-034 of %j there is none, and the default dictionary takes its place', (ids) => {
    const group = customGroup(ids, seen, 'Mine')
    expect(group).toBeUndefined()
    expect(contextOrDefault('custom', dictionaryLookup({ dictionaries: seen, groups: [] })).id).toBe('default')
  })
})
