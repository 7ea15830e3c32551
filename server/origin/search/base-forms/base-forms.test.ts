import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportedMorphology } from '#server/origin/lexicon/importers/import-morphology.ts'
import { madeTransducer } from '#server/origin/morphology/testing/made-transducer.ts'
import { lexiconSql } from '#server/runtimes/scripts/lexicon-sql.ts'
import type { Lemma } from '#shared/api/lemmas.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { type TestLexicon, testLexicon } from '../../../../tests/support/test-lexicon.ts'
import { d1Database } from '../../storage/d1-database.ts'
import type { Database } from '../../storage/database.ts'
import { askedScopes } from '../asked-scopes.ts'
import type { Catalogue } from '../catalogue.ts'
import { catalogueReader } from '../scope-queries.ts'
import { type AnalyserOf, analyserReader } from './analysers.ts'
import { baseFormLanguages } from './base-form-queries.ts'
import { baseFormsOf, compoundPartsOf } from './base-forms.ts'
import { suggestedBaseForms } from './suggested-base-forms.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const source = (name: string) => ({ name, licence: { name: 'test' } })
const TRANSDUCER = madeTransducer([
  '[Ln][Ica][Xp]talo[X]talo[Sine][Nm]issa[O1m]mme[Fkin][Ef]kin',
  '[Ln][Xp]kirjasto[X]kirjasto[Sg][Ny]n[Bh][Bc][Lt][Xp]hoitaa[X]hoita[Ln][Xj]ja[X][Sall][Ny]jalle',
  '[Ln][Xp]suomi[X]suom[Sg][Ny]en',
  '[Lep][Xp]Suomi[X]suom[Sg][Ny]en',
  '[Lt][Xp]vetää[X]vedel[Xj]lä[X]l[Tn1][Eb]ä',
  '[Ln][Ica][Xp]vesi[X]vede[Sade][Ny]llä',
  '[Ln][Xp]kivi[X]kiv[Sn][Ny]i[Bh][Bc][Ln][Xp]talo[X]talo[Sg][Ny]n',
  '[Ln][Xp]talo[X]talo[Sn][Ny]',
  '[Lep][Xp]Helsinki[X]helsingi[Sine][Ny]ssä',
])
const MORPHOLOGY: readonly ImportedMorphology[] = [
  { lang: 'fi', source: source('voikko-fi'), data: [{ name: 'fi.transducer', bytes: new Uint8Array(TRANSDUCER) }] },
  { lang: 'en', source: source('wordnet-base'), data: [{ name: 'en.exceptions', bytes: bytes('noun mice mouse\nverb went go') }] },
  {
    lang: 'sv',
    source: source('hunspell-sv'),
    data: [
      { name: 'sv.dictionary', bytes: bytes('gård/H\nskola/H') },
      { name: 'sv.affixes', bytes: bytes('SFX H 0 arna [^a]\nSFX H a orna a') },
    ],
  },
]

const given = (headword: string, inflections: string[]) => ({ headword, inflections })
const FINNISH = [
  'talo',
  'kirjastonhoitaja',
  'kirjasto',
  'hoitaja',
  'suomi',
  'Suomi',
  'vesi',
  'vetää',
  'kivi',
  'Talo',
  given('kuusi', ['kuusen', '-ta']),
]

const miniflare = new Miniflare({ modules: true, script: 'export default {}', d1Databases: ['DB'], compatibilityDate: '2026-07-30' })
let built: TestLexicon
let onD1: Database
let catalogue: Catalogue
let analyserOf: AnalyserOf

beforeAll(async () => {
  built = await testLexicon(
    [
      { code: 'a', type: 'biDirectional', langs: ['fi', 'en'], isDefault: true, words: { fi: FINNISH, en: ['mouse', 'go', 'house'] } },
      {
        code: 'b',
        type: 'biDirectional',
        langs: ['sv', 'fi'],
        isDefault: true,
        words: { sv: ['gård', 'skola', 'skolgård'], fi: ['piha'] },
      },
      { code: 'c', type: 'monoDirectional', langs: ['fi', 'en'], teams: [7], isDefault: false, words: { fi: ['helsinki'] } },
      { code: 'd', type: 'monoDirectional', langs: ['de', 'en'], isDefault: true, words: { de: [given('Haus', ['Häuser'])] } },
    ],
    [],
    MORPHOLOGY,
  )
  const binding = await miniflare.getD1Database('DB')
  onD1 = d1Database(binding)
  for (const sql of lexiconSql(built.path)) await onD1.run(sql, [])
  catalogue = await catalogueReader({ lexicon: built.database, generation: () => 'test' })()
  analyserOf = analyserReader({ lexicon: built.database, generation: () => 'test' })
})
afterAll(async () => {
  built.close()
  await miniflare.dispose()
})

const scopesOf = (from: LanguageId, to: LanguageId, dictionaries: string[] = [], teamId?: string) =>
  askedScopes(catalogue, { from, to, dictionaries, entryLangs: [], isOneWay: false, teamId })
const written = (lemmas: readonly Lemma[]) =>
  lemmas.map(({ lang, headword, pos, isPart }) => [lang, headword, ...(pos ? [pos] : []), ...(isPart ? ['part'] : [])].join(' '))
const basesOf = async (keyword: string, from: LanguageId, to: LanguageId) =>
  written(await baseFormsOf(built.database, { scopes: scopesOf(from, to), keyword, analyserOf }))
const partsOf = async (keyword: string, from: LanguageId, to: LanguageId) =>
  written(await compoundPartsOf(built.database, { scopes: scopesOf(from, to), keyword, analyserOf }))

describe('SUG-020 base forms that are headwords', () => {
  test.each([
    ['taloissammekin', 'fi', 'en', ['fi talo noun']],
    ['kirjastonhoitajalle', 'fi', 'en', ['fi kirjastonhoitaja noun']],
    ['suomen', 'fi', 'en', ['fi suomi noun', 'fi Suomi proper_noun']],
    ['vedellä', 'fi', 'en', ['fi vesi noun', 'fi vetää']],
    ['kivitalon', 'fi', 'en', ['fi talo noun part']],
    ['mice', 'fi', 'en', ['en mouse noun']],
    ['skolorna', 'sv', 'fi', ['sv skola']],
    ['skolgårdarna', 'sv', 'fi', ['sv skolgård']],
    ['kuusen', 'fi', 'en', ['fi kuusi']],
    ['Häuser', 'de', 'en', ['de Haus']],
    ['haeuser', 'de', 'en', []],
    ['xyzzy', 'fi', 'en', []],
  ] as const)('%s', async (keyword, from, to, bases) => expect(await basesOf(keyword, from, to)).toEqual(bases))

  test('the keyword itself is none of them, though a headword in other capitals is', async () => {
    expect(await basesOf('talo', 'fi', 'en')).toEqual([])
    expect(await basesOf('TALO', 'fi', 'en')).toEqual(['fi talo noun'])
  })

  test.each(['', ' ', 'taloissammekin kuusen', 'taloissammeki?', 'taloissam*'])(
    'SUG-004 SUG-013 SUG-014 "%s" has none',
    async (keyword) => {
      expect(await basesOf(keyword, 'fi', 'en')).toEqual([])
      expect(await partsOf(keyword, 'fi', 'en')).toEqual([])
    },
  )

  test('only headwords of the dictionaries asked count, and a team sees its own', async () => {
    expect(await basesOf('taloissammekin', 'fi', 'sv')).toEqual([])
    const ask = async (teamId?: string) =>
      written(await baseFormsOf(built.database, { scopes: scopesOf('fi', 'en', ['c'], teamId), keyword: 'helsingissä', analyserOf }))
    expect(await ask()).toEqual([])
    expect(await ask('7')).toEqual(['fi helsinki proper_noun'])
  })

  test('a word of hundreds of characters is answered', async () => {
    expect(await basesOf('skola'.repeat(50), 'sv', 'fi')).toEqual([])
  })
})

describe('parts of a compound, unless the whole of what may be one is a headword', () => {
  test.each([
    ['kivitalon', 'fi', 'en', ['fi kivi part', 'fi talo noun part']],
    ['kirjastonhoitajalle', 'fi', 'en', ['fi kirjasto part', 'fi hoitaja noun part']],
    ['gårdskolorna', 'sv', 'fi', ['sv gård part', 'sv skola part']],
    ['skolgårdarna', 'sv', 'fi', []],
    ['taloissammekin', 'fi', 'en', []],
  ] as const)('%s', async (keyword, from, to, parts) => expect(await partsOf(keyword, from, to)).toEqual(parts))
})

describe('SUG-018 base forms among suggestions', () => {
  const suggestion = (headword: string, isMatch: boolean) => ({ headword, lang: 'fi' as const, is_match: isMatch })
  const ask = (result: ReturnType<typeof suggestion>[], limit = 10) =>
    suggestedBaseForms(built.database, { scopes: scopesOf('fi', 'en'), keyword: 'kivitalon', analyserOf, limit }, { result })
  const forKeyword = (keyword: string) =>
    suggestedBaseForms(built.database, { scopes: scopesOf('fi', 'en'), keyword, analyserOf, limit: 10 }, { result: [] })

  test('stand by language where there is room', async () => {
    expect(await forKeyword('suomen')).toEqual({
      fi: [
        { headword: 'suomi', lang: 'fi', dict_type: 'non-premium', is_match: false },
        { headword: 'Suomi', lang: 'fi', dict_type: 'non-premium', is_match: false },
      ],
    })
  })
  test('are not looked for when the list is full or the word itself is in it', async () => {
    expect(await ask([suggestion('a', false)], 1)).toEqual({})
    expect(await ask([suggestion('suomen', true)])).toEqual({})
  })
  test('leave out parts of compounds and keywords that are too short', async () => {
    expect(await ask([])).toEqual({})
    expect(await forKeyword('s')).toEqual({})
  })
})

describe('where the data is', () => {
  test('SUG-017 languages with an analyser or with forms of their own have base forms', async () => {
    const languages = await baseFormLanguages(built.database)
    expect(languages.map(({ lang, source }) => [lang, source?.name])).toEqual([
      ['de', undefined],
      ['en', 'wordnet-base'],
      ['fi', 'voikko-fi'],
      ['sv', 'hunspell-sv'],
    ])
  })

  test('D1 answers what node:sqlite answers, loaded as SQL text', async () => {
    const fromD1 = analyserReader({ lexicon: onD1, generation: () => 'test' })
    for (const keyword of ['taloissammekin', 'suomen', 'skolgårdarna', 'mice', 'kuusen', 'kivitalon']) {
      for (const [from, to] of [
        ['fi', 'en'],
        ['sv', 'fi'],
      ] as const) {
        const request = { scopes: scopesOf(from, to), keyword }
        expect(await baseFormsOf(onD1, { ...request, analyserOf: fromD1 })).toEqual(
          await baseFormsOf(built.database, { ...request, analyserOf }),
        )
      }
    }
  })

  test('without it there are only the forms that entries give', async () => {
    const bare = await testLexicon([
      { code: 'a', type: 'biDirectional', langs: ['fi', 'en'], isDefault: true, words: { fi: FINNISH, en: ['mouse'] } },
    ])
    const analysers = analyserReader({ lexicon: bare.database, generation: () => 'test' })
    const request = { scopes: scopesOf('fi', 'en'), analyserOf: analysers }
    expect(await analysers('fi')).toBeUndefined()
    expect(written(await baseFormsOf(bare.database, { ...request, keyword: 'kuusen' }))).toEqual(['fi kuusi'])
    expect(await baseFormsOf(bare.database, { ...request, keyword: 'taloissammekin' })).toEqual([])
    expect(await baseFormLanguages(bare.database)).toEqual([{ lang: 'fi' }])
    bare.close()
  })

  test('it is read once for a generation', async () => {
    let [reads, generation] = [0, 'one']
    const counting: Database = {
      ...built.database,
      all: (sql, values) => {
        reads += 1
        return built.database.all(sql, values)
      },
    }
    const analysers = analyserReader({ lexicon: counting, generation: () => generation })
    const first = await analysers('fi')
    expect(await analysers('fi')).toBe(first)
    expect(reads).toBe(1)
    generation = 'two'
    expect(await analysers('fi')).not.toBe(first)
    expect(reads).toBe(2)
  })
})
