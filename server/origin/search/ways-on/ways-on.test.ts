import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestLexicon, testLexicon } from '../../../../tests/support/test-lexicon.ts'
import type { Analysis } from '../../morphology/analysis.ts'
import { askedScopes, type ScopeRequest } from '../asked-scopes.ts'
import type { Catalogue } from '../catalogue.ts'
import { catalogueReader } from '../scope-queries.ts'
import type { WayRequest } from './way-request.ts'
import { waysOn } from './ways-on.ts'

const into = (lang: 'fi' | 'en' | 'sv', ...texts: string[]) => ({ id: 's1', translations: texts.map((text) => ({ text, lang })) })
const HIDDEN = 'only for those who paid'

/** Reads the one compound of these tests. */
const finnish = (word: string): Analysis[] => (word === 'talokodit' ? [{ baseForm: 'talokoti', parts: ['talo', 'koti'] }] : [])

let lexicon: TestLexicon
let catalogue: Catalogue

beforeAll(async () => {
  const many = Array.from({ length: 40 }, (_, number) => ({ headword: `sana${number}`, senses: [into('en', 'common')] }))
  lexicon = await testLexicon([
    {
      code: 'own.fi-en',
      type: 'biDirectional',
      langs: ['fi', 'en'],
      isDefault: true,
      rank: 10,
      words: {
        fi: [
          { headword: 'talo', inflections: ['talon', 'taloja'], senses: [into('en', 'house', 'a <i>building</i>')] },
          { headword: 'koti', senses: [into('en', 'House')] },
          ...many,
        ],
        en: ['villa', { headword: 'estate agent', senses: [into('fi', 'kiinteistövälittäjä')] }],
      },
    },
    { code: 'one.sv-fi', type: 'monoDirectional', langs: ['sv', 'fi'], isDefault: true, words: { sv: ['villa', 'hus'] } },
    { code: 'special.fi-en', type: 'biDirectional', langs: ['fi', 'en'], title: 'Special', words: { fi: ['villa', 'huvila'] } },
    {
      code: 'paid.fi-en',
      type: 'biDirectional',
      langs: ['fi', 'en'],
      isDefault: true,
      dict_type: 'premium',
      rank: 20,
      words: {
        fi: [{ headword: 'oikeus', senses: [into('en', 'law', 'court', HIDDEN)] }],
        en: ['locked'],
      },
    },
    {
      code: 'team.fi-en',
      type: 'biDirectional',
      langs: ['fi', 'en'],
      isDefault: true,
      teams: ['7'],
      words: { fi: [{ headword: 'salaisuus', senses: [into('en', 'our secret')] }], en: ['ours'] },
    },
    {
      code: 'glossary',
      type: 'glossary',
      title: 'Terms',
      langs: ['fi', 'en', 'sv'],
      teams: ['7'],
      words: { fi: ['käsite'], sv: [{ headword: 'begrepp', senses: [into('fi', 'käsitteistö')] }] },
    },
    {
      code: 'customer',
      type: 'monoDirectional',
      langs: ['fi', 'en'],
      isDefault: true,
      teams: ['7'],
      dict_type: 'customer-dicts',
      words: { fi: [{ headword: 'talonkirja', senses: [into('en', 'house book')] }] },
    },
  ])
  catalogue = await catalogueReader({ lexicon: lexicon.database, generation: () => 'test' })()
})
afterAll(() => lexicon.close())

type Asked = Partial<ScopeRequest> & Partial<Pick<WayRequest, 'hasPremium' | 'mayOpenDictionaries'>>

function ask(keyword: string, { hasPremium = true, mayOpenDictionaries = true, ...given }: Asked = {}) {
  const request: ScopeRequest = { from: 'fi', to: 'en', dictionaries: [], entryLangs: [], isOneWay: false, teamId: undefined, ...given }
  const scopes = askedScopes(catalogue, request)
  return waysOn(lexicon.database, {
    catalogue,
    request,
    scopes,
    keyword,
    hasPremium,
    mayOpenDictionaries,
    nearness: { similarity: 0.65, prefix: 0 },
    analyserOf: async (lang) => (lang === 'fi' ? finnish : undefined),
  })
}
const translationsOf = async (keyword: string, given?: Asked) =>
  (await ask(keyword, given)).translations.map(({ headword, lang, translation }) => `${headword} ${lang} ${translation}`)
const elsewhereOf = async (keyword: string, given?: Asked) =>
  (await ask(keyword, given)).elsewhere.map(({ fromId, toId, dictionary }) => `${fromId}-${toId} ${dictionary?.name ?? 'pair'}`)

describe('SRCH-052 words written nearly alike', () => {
  const alike = async (keyword: string, given?: Asked) =>
    (await ask(keyword, given)).didYouMean.map(({ headword, lang }) => `${headword} ${lang}`)

  test('of the direction asked for, then of the opposite one', async () => {
    expect(await alike('tallo')).toEqual(['talo fi'])
    expect(await alike('vila', { from: 'en', to: 'fi' })).toEqual(['villa en'])
    expect(await alike('estate agemt')).toEqual(['estate agent en'])
  })

  test('the word itself is none of them, and there are eight at most', async () => {
    expect(await alike('talo')).not.toContain('talo fi')
    expect(await alike('sana4')).toHaveLength(8)
  })

  test('I04 PICK-012 of a team’s dictionary for its members only', async () => {
    expect(await alike('salaisuusi')).toEqual([])
    expect(await alike('salaisuusi', { teamId: '7' })).toEqual(['salaisuus fi'])
  })
})

describe('SUG-020 SRCH-052 base forms and parts', () => {
  const headwords = async (keyword: string, given?: Asked) => {
    const { baseForms, parts } = await ask(keyword, given)
    return [baseForms.map(({ headword }) => headword), parts.map(({ headword }) => headword)]
  }

  test('the headword of a form that its entry gives', async () => expect(await headwords('taloja')).toEqual([['talo'], []]))
  test('the parts of a compound, in order', async () => expect(await headwords('talokodit')).toEqual([[], ['talo', 'koti']]))
  test('only of the dictionaries asked', async () =>
    expect(await headwords('taloja', { dictionaries: ['special.fi-en'] })).toEqual([[], []]))
})

describe('SRCH-052 headwords that the word translates', () => {
  test('in the language asked for, of the other side', async () =>
    expect(await translationsOf('kiinteistövälittäjä')).toEqual(['estate agent en kiinteistövälittäjä']))

  test('and of the same side; case is passed over, and the form as written is shown', async () =>
    expect(await translationsOf('house')).toEqual(['talo fi house', 'koti fi House']))

  test('markup is none of a translation’s text', async () => expect(await translationsOf('a building')).toEqual(['talo fi a building']))

  test('at most eight, however many there are', async () => expect(await translationsOf('common')).toHaveLength(8))

  test('only in the languages asked', async () => expect(await translationsOf('house', { from: 'sv', to: 'fi' })).toEqual([]))

  test('only in the dictionaries asked', async () => expect(await translationsOf('house', { dictionaries: ['special.fi-en'] })).toEqual([]))

  test('a search of many languages looks in all of them', async () =>
    expect(
      await translationsOf('käsitteistö', { from: undefined, to: undefined, entryLangs: ['all'], dictionaries: ['7terms'], teamId: '7' }),
    ).toEqual(['begrepp sv käsitteistö']))

  test('I04 PICK-012 of a team’s dictionary for its members only', async () => {
    expect(await translationsOf('our secret')).toEqual([])
    expect(await translationsOf('our secret', { dictionaries: ['team.fi-en'] })).toEqual([])
    expect(await translationsOf('our secret', { teamId: '7' })).toEqual(['salaisuus fi our secret'])
  })

  test('AC-027 customer data is left out of the default dictionary on request', async () => {
    expect(await translationsOf('house book', { teamId: '7' })).toEqual(['talonkirja fi house book'])
    expect(await translationsOf('house book', { teamId: '7', hidesCustomerData: true })).toEqual([])
    expect(await translationsOf('house book', { teamId: '7', hidesCustomerData: true, dictionaries: ['customer'] })).toHaveLength(1)
  })

  test('I01 of a premium entry, without premium, no more than its teaser says', async () => {
    expect((await ask('law', { hasPremium: false })).translations).toEqual([
      { headword: 'oikeus', lang: 'fi', translation: 'law', dict_type: 'premium' },
    ])
    expect(await translationsOf(HIDDEN, { hasPremium: false })).toEqual([])
    expect(await translationsOf(HIDDEN, { hasPremium: true })).toEqual([`oikeus fi ${HIDDEN}`])
  })
})

describe('SRCH-052 other directions and dictionaries that have the word', () => {
  test('a pair search is told of pairs first, then of dictionaries that pairs do not look in', async () =>
    expect(await elsewhereOf('villa')).toEqual(['fi-en Special', 'en-fi pair', 'sv-fi pair']))

  test('URL-042 without advanced search of pairs only', async () =>
    expect(await elsewhereOf('villa', { mayOpenDictionaries: false })).toEqual(['en-fi pair', 'sv-fi pair']))

  test('a dictionary’s search is told of the other dictionaries, and of pairs where none of theirs is named', async () => {
    const given = { dictionaries: ['special.fi-en'] }
    expect(await elsewhereOf('talo', given)).toEqual(['fi-en own.fi-en'])
    expect(await elsewhereOf('talo', { ...given, mayOpenDictionaries: false })).toEqual(['fi-en pair'])
  })

  test('never of what was searched already', async () => expect(await elsewhereOf('talo')).toEqual([]))

  test('LANG-054 a word of premium dictionaries alone is marked', async () =>
    expect((await ask('locked')).elsewhere).toEqual([{ fromId: 'en', toId: 'fi', dict_type: 'premium' }]))

  test('I04 PICK-012 a team’s dictionary is unknown to everyone else', async () => {
    expect(await elsewhereOf('ours')).toEqual([])
    expect(await elsewhereOf('ours', { teamId: '8' })).toEqual([])
    expect(await elsewhereOf('ours', { teamId: '7' })).toEqual(['en-fi pair'])
    expect(await elsewhereOf('käsite')).toEqual([])
    expect(await elsewhereOf('käsite', { teamId: '7' })).toEqual(['fi-en Terms'])
    expect(await elsewhereOf('käsite', { teamId: '7', mayOpenDictionaries: false })).toEqual([])
  })

  test('marks that were not typed are passed over', async () =>
    expect(await elsewhereOf('kasite', { teamId: '7' })).toEqual(['fi-en Terms']))

  test.each(['*', 'vill*', '%', "' OR 1=1--", '', ' '])('"%s" leads nowhere', async (keyword) => {
    const ways = await ask(keyword)
    expect([ways.elsewhere, ways.translations, ways.parts]).toEqual([[], [], []])
  })
})
