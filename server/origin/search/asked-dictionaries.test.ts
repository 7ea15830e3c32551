import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DictionaryGroup } from '#shared/dictionary/dictionary.ts'
import { type TestDictionary, type TestLexicon, testLexicon } from '../../../tests/support/test-lexicon.ts'
import { askedDictionaries } from './asked-dictionaries.ts'
import { askedScopes, type ScopeRequest } from './asked-scopes.ts'
import type { Catalogue } from './catalogue.ts'
import { editorDictionariesOf } from './editor-dictionaries.ts'
import { wordRows } from './headword-queries.ts'
import { catalogueReader } from './scope-queries.ts'
import { visibleDictionaries } from './visible-dictionaries.ts'
import { findWords } from './words.ts'

const LETTERS = 'aeiklnost'
/** Words of few letters, so that dictionaries share many of them. */
const wordsOf = (seed: number) => [
  ...new Set(Array.from({ length: 60 }, (_, n) => [3, 5, 7].map((step) => LETTERS[(n * step + seed * (n + 1)) % LETTERS.length]).join(''))),
]
const group = (id: string, type: DictionaryGroup['type'], dictionaries: string[] = []): DictionaryGroup => ({
  id,
  title: id,
  type,
  dictionaries,
  langs: [],
})

const NUMBERED: TestDictionary[] = Array.from({ length: 12 }, (_, n) => ({
  code: `d${n}`,
  type: n === 11 ? 'monoLingual' : 'biDirectional',
  langs: n === 11 ? ['fi'] : n % 4 === 3 ? ['sv', 'fi'] : ['fi', 'en'],
  isDefault: n % 2 === 0,
  words: n === 11 ? { fi: wordsOf(n) } : { fi: wordsOf(n), en: wordsOf(n + 20), sv: wordsOf(n + 40) },
}))

let lexicon: TestLexicon
let catalogue: Catalogue

beforeAll(async () => {
  lexicon = await testLexicon(
    [
      ...NUMBERED,
      {
        code: 'glossary',
        type: 'glossary',
        title: { '*': 'Our Terms', fi: 'Termit' },
        langs: ['fi', 'en'],
        teams: ['7'],
        words: { fi: ['omamme', 'aei'] },
      },
      { code: 'shared', type: 'glossary', langs: ['fi', 'sv'], teams: ['7', '8'], words: { fi: ['yhteinen'] } },
      { code: 'foreign', type: 'glossary', title: 'Foreign', langs: ['fi', 'en'], teams: ['9'], words: { fi: ['vieras'] } },
      {
        code: 'customer',
        type: 'monoDirectional',
        langs: ['fi', 'en'],
        teams: ['7'],
        isDefault: true,
        dict_type: 'customer-dicts',
        words: { fi: ['asiakas'] },
      },
    ],
    [
      group('some', 'fixed', ['d0', 'd1', 'd3', 'd5', 'd11']),
      group('line', 'separator'),
      group('all', 'all'),
      group('hidden', 'internal', ['d2', 'd7']),
      group('with-ours', 'fixed', ['d0', 'customer']),
    ],
  )
  catalogue = await catalogueReader({ lexicon: lexicon.database, generation: () => 'test' })()
})
afterAll(() => lexicon.close())

const requestOf = (given: Partial<ScopeRequest>): ScopeRequest => ({
  from: 'fi',
  to: 'en',
  dictionaries: [],
  entryLangs: [],
  isOneWay: false,
  teamId: undefined,
  ...given,
})
const idsOf = async (keyword: string, given: Partial<ScopeRequest>) => {
  const rows = await wordRows(lexicon.database, askedScopes(catalogue, requestOf(given)), keyword)
  return [...new Set(rows.map(({ key }) => key))].sort()
}

describe('PICK-036 a group answers what its members answer together', () => {
  const members: Record<string, string[]> = {
    some: ['d0', 'd1', 'd3', 'd5', 'd11'],
    hidden: ['d2', 'd7'],
    all: NUMBERED.map(({ code }) => code),
  }
  const pairs: Partial<ScopeRequest>[] = [
    { from: 'fi', to: 'en' },
    { from: 'en', to: 'fi' },
    { from: 'fi', to: 'sv' },
    { from: undefined, to: undefined, entryLangs: ['all'] },
    { from: undefined, to: undefined, entryLangs: ['fi', 'sv'] },
  ]
  test.each(Object.keys(members).flatMap((id) => pairs.map((pair) => [id, JSON.stringify(pair), pair] as const)))(
    '%s %s',
    async (id, _, pair) => {
      let hits = 0
      for (const keyword of new Set([...wordsOf(0), ...wordsOf(3), ...wordsOf(21), ...wordsOf(43)])) {
        const ofGroup = await idsOf(keyword, { ...pair, dictionaries: [id] })
        const ofMembers = await Promise.all((members[id] ?? []).map((member) => idsOf(keyword, { ...pair, dictionaries: [member] })))
        expect([keyword, ofGroup]).toEqual([keyword, [...new Set(ofMembers.flat())].sort()])
        hits += ofGroup.length
      }
      expect(hits).toBeGreaterThan(0)
    },
  )
})

describe('groups as a caller sees them', () => {
  const groupsOf = (teamId: string | undefined) => visibleDictionaries(catalogue, teamId).groups

  test('PICK-011 PICK-019 all first, then the others in their file’s order; internal ones and idle separators are not listed', () =>
    expect(groupsOf(undefined).map(({ id }) => id)).toEqual(['all', 'some', 'line', 'with-ours']))

  test('PICK-018 a group of type all has every dictionary that the caller may see', () => {
    const listed = (teamId: string | undefined) => groupsOf(teamId).find(({ id }) => id === 'all')?.dictionaries
    expect(listed(undefined)).toEqual(NUMBERED.map(({ code }) => code))
    expect(listed('7')).toEqual([...NUMBERED.map(({ code }) => code), '7our terms', 'shared', 'customer'])
  })

  test('PICK-007 PICK-008 a team finds its glossaries in a group of their own; others have none', () => {
    expect(groupsOf('7').find(({ id }) => id === 'team-glossaries')).toEqual({
      id: 'team-glossaries',
      type: 'glossaries',
      title: 'DICT_GROUP_GLOSSARIES',
      dictionaries: ['7our terms', 'shared'],
      langs: ['fi', 'en', 'sv'],
    })
    expect(
      groupsOf('7')
        .map(({ type }) => type)
        .slice(0, 2),
    ).toEqual(['all', 'glossaries'])
    expect(groupsOf(undefined).some(({ type }) => type === 'glossaries')).toBe(false)
  })

  test('PICK-006 a glossary of one team goes by the team’s id and its name, and has no search features', () => {
    const glossary = visibleDictionaries(catalogue, '7').dictionaries.find(({ id }) => id === '7our terms')
    expect(glossary).toMatchObject({ type: 'glossary', disableSearchFeatures: true, langs: ['fi', 'en'] })
  })

  test('PICK-009 and is listed as the editor’s dictionary of that team alone', () => {
    expect(editorDictionariesOf(catalogue, '7')).toEqual([{ name: 'Our Terms', languages: ['fi', 'en'] }])
    expect([editorDictionariesOf(catalogue, '8'), editorDictionariesOf(catalogue, undefined)]).toEqual([[], []])
  })
})

describe('I04 PICK-012 no call looks into another team’s dictionary', () => {
  const ways: [string, string[], string][] = [
    ['by its id', ['7our terms'], 'omamme'],
    ['by the code of its file', ['glossary'], 'omamme'],
    ['by the group of glossaries', ['team-glossaries'], 'omamme'],
    ['by the group of all', ['all'], 'omamme'],
    ['by a list that has it', ['d0', '7our terms', 'customer'], 'asiakas'],
    ['by a fixed group that has it', ['with-ours'], 'asiakas'],
    ['by the default dictionary', ['default'], 'asiakas'],
  ]
  test.each(ways)('%s', async (_, dictionaries, keyword) => {
    for (const teamId of [undefined, '8', '9', '']) expect(await idsOf(keyword, { dictionaries, teamId })).toEqual([])
    const own = dictionaries.includes('glossary') ? 0 : 1 // a file's code is nobody's id
    expect(await idsOf(keyword, { dictionaries, teamId: '7' })).toHaveLength(own)
  })

  test('a glossary of two teams is both’s', async () => {
    for (const [teamId, count] of [
      ['7', 1],
      ['8', 1],
      ['9', 0],
    ] as const)
      expect(await idsOf('yhteinen', { to: 'sv', dictionaries: ['team-glossaries'], teamId })).toHaveLength(count)
  })
})

describe('AC-027 SRCH-045 customer data', () => {
  test.each<[string, Partial<ScopeRequest>, number]>([
    ['is part of the default dictionary', {}, 1],
    ['is left out of it on request', { hidesCustomerData: true }, 0],
    ['answers by its id all the same', { hidesCustomerData: true, dictionaries: ['customer'] }, 1],
    ['and in a group', { hidesCustomerData: true, dictionaries: ['all'] }, 1],
  ])('%s', async (_, given, count) => expect(await idsOf('asiakas', { ...given, teamId: '7' })).toHaveLength(count))

  test('ENT-015 says so of itself', async () => {
    const scopes = askedScopes(catalogue, requestOf({ teamId: '7' }))
    const { data } = await findWords(lexicon.database, { catalogue, scopes, keyword: 'asiakas', dictOrder: [], hasPremium: true })
    expect(data).toMatchObject([{ dict_type: 'customer-dicts', dictionary: { id: 'customer' } }])
  })
})

describe('the dictionaries behind a request', () => {
  const names = (given: Partial<ScopeRequest>) => askedDictionaries(catalogue, requestOf(given)).map(({ body }) => body.id)
  const defaults = ['d0', 'd2', 'd4', 'd6', 'd8', 'd10']

  test.each<[string, Partial<ScopeRequest>, string[]]>([
    ['none named: the default ones', {}, defaults],
    ['with the team’s own', { teamId: '7' }, [...defaults, 'customer']],
    ['without its customer data', { teamId: '7', hidesCustomerData: true }, defaults],
    ['by id', { dictionaries: ['d1', 'd3'] }, ['d1', 'd3']],
    ['by group', { dictionaries: ['hidden'] }, ['d2', 'd7']],
    ['of a team, for its members', { dictionaries: ['team-glossaries'], teamId: '8' }, ['shared']],
    ['of another team: none', { dictionaries: ['7our terms', 'foreign', '9foreign'], teamId: '8' }, []],
  ])('%s', (_, given, expected) => expect(names(given)).toEqual(expected))
})
