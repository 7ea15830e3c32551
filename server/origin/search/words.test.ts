import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestLexicon, testLexicon } from '../../../tests/support/test-lexicon.ts'
import { askedScopes, type ScopeRequest } from './asked-scopes.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogueReader } from './scope-queries.ts'
import { findWords } from './words.ts'

const MARKER = 'only-for-those-who-paid'

let lexicon: TestLexicon
let catalogue: Catalogue

beforeAll(async () => {
  lexicon = await testLexicon([
    {
      code: 'own.fi-en',
      type: 'biDirectional',
      langs: ['fi', 'en'],
      isDefault: true,
      rank: 10,
      title: { '*': 'Own', fi: 'Oma' },
      words: {
        fi: ['talo', 'saa', 'sää', 'äiti', { headword: 'kuusi', homonym: 2 }, { headword: 'kuusi', homonym: 1 }, { headword: 'Kuusi' }],
        en: ['house', 'sauna', { headword: 'colour', headwordvars: [{ hwvarId: 'v1', headwordvar: 'color' }] }],
      },
    },
    {
      code: 'law.fi-en',
      type: 'monoDirectional',
      langs: ['fi', 'en'],
      isDefault: true,
      dict_group: 'law',
      rank: 1,
      words: { fi: ['talo'] },
    },
    {
      code: 'paid.fi-en',
      type: 'monoDirectional',
      langs: ['fi', 'en'],
      isDefault: true,
      dict_type: 'premium',
      rank: 20,
      words: {
        fi: [
          {
            headword: 'talo',
            notes: [MARKER],
            etymology: MARKER,
            infoboxes: [{ paragraphs: [MARKER] }],
            senses: [
              {
                id: 's1',
                definitions: [
                  { lang: 'en', definition: `A beginning that everyone may read. ${'It goes on for long. '.repeat(10)} ${MARKER}` },
                ],
                examples: [{ text: MARKER }],
              },
              { id: 's2', definitions: [{ lang: 'en', definition: MARKER }] },
            ],
            subentry_blocks: [{ subentries: [{ id: 'sub', headword: MARKER, clean_headword: MARKER, lang: 'fi' }] }],
          },
        ],
      },
    },
    { code: 'one.sv-fi', type: 'monoDirectional', langs: ['sv', 'fi'], isDefault: true, words: { sv: ['hus', 'saa', 'Sauna'] } },
    { code: 'team.fi-en', type: 'biDirectional', langs: ['fi', 'en'], isDefault: true, teams: ['7'], words: { fi: ['talo', 'salaisuus'] } },
  ])
  catalogue = await catalogueReader({ lexicon: lexicon.database, generation: () => 'test' })()
})
afterAll(() => lexicon.close())

type Asked = Partial<ScopeRequest> & { dictOrder?: string[]; hasPremium?: boolean; detects?: boolean }

// The words of a search are JSON of Word; the tests look at these fields only.
type SeenWord = {
  id: string
  headword: string
  homonym?: number
  dictionary: { id: string; name: string }
  dict_type: string
  dict_group: string
  custom?: string
}

async function find(keyword: string, { dictOrder = [], hasPremium = true, detects = false, ...given }: Asked = {}) {
  const request = { from: 'fi', to: 'en', dictionaries: [], entryLangs: [], isOneWay: false, teamId: undefined, ...given } as const
  const scopes = askedScopes(catalogue, request)
  const found = await findWords(lexicon.database, { catalogue, scopes, keyword, dictOrder, hasPremium, detects })
  return { ...found, data: found.data as SeenWord[] }
}
const headwords = async (keyword: string, given?: Asked) => (await find(keyword, given)).data.map(({ headword }) => headword)
const dictionaries = async (keyword: string, given?: Asked) => (await find(keyword, given)).data.map(({ dictionary }) => dictionary.id)

describe('which words a headword finds', () => {
  test('matching tolerates case, and a word’s own letters are kept apart', async () => {
    expect(await headwords('SAA')).toEqual(['saa'])
    expect(await headwords('sää')).toEqual(['sää'])
  })

  test('marks are passed over only when nothing else is there', async () => {
    expect(await headwords('aiti')).toEqual(['äiti'])
    expect(await headwords('saa')).toEqual(['saa'])
  })

  test('a variant finds its entry, once', async () => {
    expect(await headwords('color', { from: 'en', to: 'fi' })).toEqual(['colour'])
  })

  test('only the direction asked for is answered', async () => {
    expect(await headwords('house', { from: 'fi', to: 'en' })).toEqual([])
    expect(await headwords('house', { from: 'en', to: 'fi' })).toEqual(['house'])
  })

  test('quotes, percent signs and wildcards of SQL are characters', async () => {
    for (const keyword of ["' OR 1=1--", '%', '_', '"', 'talo%']) expect(await headwords(keyword)).toEqual([])
  })
})

describe('SRCH-049 order', () => {
  test('dictionaries by group in the default order, then by their rank', async () => {
    expect(await dictionaries('talo')).toEqual(['own.fi-en', 'paid.fi-en', 'law.fi-en'])
  })

  test('dictionaries by group in the caller’s order; teka is tech_commerce', async () => {
    expect(await dictionaries('talo', { dictOrder: ['law', 'general', 'medicine', 'teka'] })).toEqual([
      'law.fi-en',
      'own.fi-en',
      'paid.fi-en',
    ])
  })

  test('an order that is not exactly the four groups is the default', async () => {
    expect(await dictionaries('talo', { dictOrder: ['law'] })).toEqual(['own.fi-en', 'paid.fi-en', 'law.fi-en'])
  })

  test('within a dictionary by closeness, then by homonym number', async () => {
    const { data } = await find('kuusi')
    expect(data.map(({ headword, homonym }) => [headword, homonym])).toEqual([
      ['kuusi', 1],
      ['kuusi', 2],
      ['Kuusi', undefined],
    ])
  })
})

describe('what a word says of its dictionary', () => {
  test('ENT-046 a free one is marked non-premium', async () => {
    const [word] = (await find('talo')).data
    expect(word).toMatchObject({
      id: 'own.fi-en:1',
      dictionary: { id: 'own.fi-en', name: 'Own' },
      dict_type: 'non-premium',
      dict_group: 'general',
    })
  })

  test('SRCH-049 without premium, a premium entry is a teaser without any of its text', async () => {
    const { data } = await find('talo', { hasPremium: false })
    expect(data.find(({ dictionary }) => dictionary.id === 'paid.fi-en')).toMatchObject({
      custom: 'teaser',
      headword: 'talo',
      dict_type: 'premium',
    })
    expect(JSON.stringify(data)).not.toContain(MARKER)
  })

  test('with premium it is whole', async () => {
    const { data } = await find('talo', { hasPremium: true })
    expect(JSON.stringify(data)).toContain(MARKER)
    expect(data.some(({ custom }) => custom === 'teaser')).toBe(false)
  })
})

describe('SRCH-050 flipLangs', () => {
  test.each<[string, string, Asked, boolean]>([
    ['a word of the other language only', 'house', {}, true],
    ['a word of the asked language', 'talo', {}, false],
    ['a word of neither', 'zzz', {}, false],
    ['a one-way search', 'house', { isOneWay: true }, false],
    ['a mono-directional pair asked the wrong way', 'hus', { from: 'fi', to: 'sv' }, true],
    ['a mono-directional pair asked the right way', 'talo', { from: 'sv', to: 'fi' }, false],
    ['a mono-directional dictionary', 'house', { dictionaries: ['law.fi-en'] }, false],
    ['a search of many languages', 'house', { entryLangs: ['fi'] }, false],
  ])('%s: %s', async (_, keyword, given, expected) => {
    expect((await find(keyword, given)).flipLangs).toBe(expected)
  })
})

describe('LANG-055 the language of the word is not known', () => {
  const detect = async (keyword: string, to: 'fi' | 'en', given: Asked = {}) => {
    const { data, detected, flipLangs } = await find(keyword, { from: undefined, to, detects: true, ...given })
    return [detected, data.map(({ headword }) => headword), flipLangs]
  }

  test.each([
    ['the one language that has it', 'hus', ['sv', ['hus'], false]],
    ['the one that has it as it was typed', 'sauna', ['en', ['sauna'], false]],
    ['case counts', 'Sauna', ['sv', ['Sauna'], false]],
    ['none', 'zzz', [undefined, [], false]],
  ])('into Finnish: %s', async (_, keyword, expected) => expect(await detect(keyword, 'fi')).toEqual(expected))

  test('only languages that have a dictionary into the target', async () =>
    expect(await detect('hus', 'en')).toEqual([undefined, [], false]))

  test('in a dictionary of one’s choice', async () =>
    expect(await detect('sauna', 'fi', { dictionaries: ['one.sv-fi'] })).toEqual(['sv', ['Sauna'], false]))

  test('a language that was named is not said again', async () => expect((await find('talo')).detected).toBeUndefined())
})

describe('dictionaries of a team', () => {
  test('are searched for its members, with the pair’s own', async () => {
    expect(await dictionaries('talo', { teamId: '7' })).toContain('team.fi-en')
  })

  test('are unknown to everyone else, also by their id', async () => {
    expect(await dictionaries('talo', { teamId: '8' })).not.toContain('team.fi-en')
    expect(await dictionaries('salaisuus', { dictionaries: ['team.fi-en'] })).toEqual([])
    expect(await dictionaries('salaisuus', { dictionaries: ['team.fi-en'], teamId: '7' })).toEqual(['team.fi-en'])
  })
})
