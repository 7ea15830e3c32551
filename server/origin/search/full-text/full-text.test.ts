import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestLexicon, testLexicon } from '../../../../tests/support/test-lexicon.ts'
import { askedScopes, type ScopeRequest } from '../asked-scopes.ts'
import type { Catalogue } from '../catalogue.ts'
import { catalogueReader } from '../scope-queries.ts'
import { fullTextEntryOf, fullTextHitCount, fullTextHits } from './full-text.ts'

const MARKER = 'onlyforthosewhopaid'

let lexicon: TestLexicon
let catalogue: Catalogue

beforeAll(async () => {
  lexicon = await testLexicon(
    [
      {
        code: 'own.fi-en',
        type: 'biDirectional',
        langs: ['fi', 'en'],
        isDefault: true,
        title: { '*': 'Own', fi: 'Oma' },
        words: {
          fi: [
            {
              headword: 'talo',
              inflections: ['talon', 'taloa'],
              notes: ['tavallinen sana'],
              senses: [
                {
                  id: 's1',
                  definitions: [{ lang: 'fi', definition: 'rakennus, jossa asutaan tai tehdään <i>työtä</i>' }],
                  translations: [{ text: 'house', lang: 'en', notes: ['small &amp; large'] }],
                  examples: [{ text: 'Muutimme uuteen <b>taloon</b>.', lang: 'fi', translations: [{ text: 'We moved.', lang: 'en' }] }],
                  senses: [{ id: 's1a', definitions: [{ lang: 'fi', definition: 'asuinrakennus' }] }],
                },
              ],
              subentry_blocks: [
                { title: 'sanonnat', subentries: [{ id: 'sub', headword: 'talon väki', clean_headword: 'talon väki', lang: 'fi' }] },
              ],
            },
            'sää',
            'saa',
            'äiti',
            ...Array.from({ length: 45 }, (_, number) => ({
              headword: `sarja${number}`,
              senses: [{ id: 's', translations: [{ text: 'one of a series', lang: 'en' as const }] }],
            })),
          ],
          en: ['house boat', 'café'],
        },
      },
      {
        code: 'paid.fi-en',
        type: 'monoDirectional',
        langs: ['fi', 'en'],
        isDefault: true,
        dict_type: 'premium',
        words: {
          fi: [
            {
              headword: 'linna',
              notes: [MARKER],
              senses: [
                { id: 's1', translations: ['castle', 'citadel', MARKER].map((text) => ({ text, lang: 'en' as const })) },
                { id: 's2', definitions: [{ lang: 'en', definition: `a house of stone ${MARKER}` }] },
              ],
            },
          ],
        },
      },
      {
        code: 'some.fi-en',
        type: 'monoDirectional',
        langs: ['fi', 'en'],
        isDefault: true,
        words: { fi: [{ headword: 'torni', dict_type: 'premium', notes: [MARKER] }] },
      },
      { code: 'other.fi-en', type: 'monoDirectional', langs: ['fi', 'en'], words: { fi: ['harvinainen'] } },
      { code: 'words.ja-en', type: 'monoDirectional', langs: ['ja', 'en'], isDefault: true, words: { ja: ['日本語の辞書', '日本酒'] } },
      { code: 'team.fi-en', type: 'biDirectional', langs: ['fi', 'en'], isDefault: true, teams: ['7'], words: { fi: ['salaisuus'] } },
    ],
    [{ id: 'two', title: 'Two', type: 'fixed', dictionaries: ['own.fi-en', 'team.fi-en'], langs: ['fi', 'en'] }],
  )
  catalogue = await catalogueReader({ lexicon: lexicon.database, generation: () => 'test' })()
})
afterAll(() => lexicon.close())

type Asked = Partial<ScopeRequest> & { hasPremium?: boolean; start?: number; limit?: number }

const requestFor = (keyword: string, { hasPremium = false, ...given }: Asked = {}) => {
  const request = { from: 'fi', to: 'en', dictionaries: [], entryLangs: [], isOneWay: false, teamId: undefined, ...given } as const
  return { catalogue, scopes: askedScopes(catalogue, request), keyword, hasPremium }
}
const hits = (keyword: string, asked: Asked = {}) =>
  fullTextHits(lexicon.database, requestFor(keyword, asked), { start: asked.start ?? 0, limit: asked.limit ?? 20, contextLimit: 70 })
const count = (keyword: string, asked?: Asked) => fullTextHitCount(lexicon.database, requestFor(keyword, asked))
const found = async (keyword: string, asked?: Asked) => {
  const headwords = (await hits(keyword, asked)).map(({ clean_headword }) => clean_headword).toSorted()
  expect(await count(keyword, asked)).toBe(headwords.length)
  return headwords
}

describe('FT-002 what an entry is found by', () => {
  test.each<[string, string, string[]]>([
    ['its headword', 'talo', ['talo']],
    ['a form', 'taloa', ['talo']],
    ['a definition, inside markup', 'työtä', ['talo']],
    ['a definition of a sense below', 'asuinrakennus', ['talo']],
    ['a translation and another entry’s headword', 'house', ['house boat', 'talo']],
    ['an example', 'muutimme', ['talo']],
    ['an example’s translation', 'moved', ['talo']],
    ['a note', 'tavallinen', ['talo']],
    ['a translation’s note', 'large', ['talo']],
    ['a sub-entry', '"talon väki"', ['talo']],
    ['a block’s title', 'sanonnat', ['talo']],
    ['several words, wherever they stand', 'moved house rakennus', ['talo']],
    ['words in a row', '"house boat"', ['house boat']],
    ['not by words in another row', '"boat house"', []],
    ['a beginning', 'asuin*', ['talo']],
    ['not by the middle of a word', 'rakenn', []],
    ['no markup and no entity', 'amp', []],
    ['not by words of several entries', 'house harvinainen', []],
  ])('%s: %s', async (_, keyword, expected) => expect(await found(keyword)).toEqual(expected))

  test('case and foreign marks say nothing; a language’s own letters do', async () => {
    expect([await found('TALO'), await found('cafe'), await found('CAFÉ')]).toEqual([['talo'], ['café'], ['café']])
    expect([await found('saa'), await found('sää')]).toEqual([['saa'], ['sää']])
  })

  test('marks are passed over where nothing else is there', async () => {
    expect([await found('aiti'), await found('ait*'), await found('tyota')]).toEqual([['äiti'], ['äiti'], ['talo']])
  })

  test('texts without spaces are found by any piece', async () => {
    const pair = { from: 'ja', to: 'en' } as const
    const all = await Promise.all(['日本', '日本語', '辞', '本酒', '"の辞書"', '語日'].map((keyword) => found(keyword, pair)))
    expect(all).toEqual([['日本語の辞書', '日本酒'], ['日本語の辞書'], ['日本語の辞書'], ['日本酒'], ['日本語の辞書'], []])
  })

  test('a hit says what it is', async () => {
    expect((await hits('rakennus'))[0]).toEqual({
      clean_headword: 'talo',
      leftContext: 'talo · talon · taloa · tavallinen sana · ',
      match: 'rakennus',
      rightContext: ', jossa asutaan tai tehdään työtä · small & large · house · Muutimme',
      entryRef: 'own.fi-en:1',
      lang: 'fi',
      dictionary: { id: 'own.fi-en', name: 'Own' },
      dict_type: 'non-premium',
    })
    expect((await hits('moved'))[0]?.textLang).toBe('en')
  })
})

describe('FT-002 where is looked', () => {
  test('in the pair’s default dictionaries, in both directions', async () => {
    expect(await found('house', { from: 'en', to: 'fi' })).toEqual(['house boat', 'talo'])
    expect(await found('house', { from: 'en', to: 'ja' })).toEqual([])
    expect(await found('harvinainen')).toEqual([])
  })

  test('in the dictionaries and groups that are asked for', async () => {
    expect(await found('harvinainen', { dictionaries: ['other.fi-en'] })).toEqual(['harvinainen'])
    expect(await found('house', { dictionaries: ['other.fi-en'] })).toEqual([])
    expect(await found('house', { dictionaries: ['two'] })).toEqual(['house boat', 'talo'])
  })

  test('I04 in a team’s dictionaries for the team only', async () => {
    for (const dictionaries of [[], ['team.fi-en'], ['two']]) {
      expect(await found('salaisuus', { dictionaries })).toEqual([])
      expect(await found('salaisuus', { dictionaries, teamId: '8' })).toEqual([])
      expect(await found('salaisuus', { dictionaries, teamId: '7' })).toEqual(['salaisuus'])
    }
  })
})

describe('I01 premium text without premium', () => {
  test('neither finds nor is shown', async () => {
    expect([await found(MARKER), await found('stone'), await count(`${MARKER} castle`)]).toEqual([[], [], 0])
    for (const keyword of ['linna', 'castle', 'torni']) {
      const shown = await hits(keyword)
      expect(shown).toHaveLength(1)
      expect(shown[0]?.dict_type).toBe('premium')
      expect(JSON.stringify(shown)).not.toContain(MARKER)
    }
  })

  test('is not part of the entry that a hit opens', async () => {
    for (const source of ['paid.fi-en:1', 'some.fi-en:1']) {
      const word = await fullTextEntryOf(lexicon.database, source, { catalogue, teamId: undefined, hasPremium: false })
      expect(word).toMatchObject({ custom: 'teaser' })
      expect(JSON.stringify(word)).not.toContain(MARKER)
    }
  })

  test('finds and is shown with premium', async () => {
    expect(await found(MARKER, { hasPremium: true })).toEqual(['linna', 'torni'])
    expect(await found('"house of stone"', { hasPremium: true })).toEqual(['linna'])
    expect(JSON.stringify(await hits('linna', { hasPremium: true }))).toContain(MARKER)
  })
})

describe('FT-009 FT-016 pages', () => {
  const ids = async (start: number, limit?: number) =>
    (await hits('series', { start, ...(limit ? { limit } : {}) })).map(({ entryRef }) => entryRef)

  test('follow on one another', async () => {
    const all = [...(await ids(0)), ...(await ids(20)), ...(await ids(40))]
    expect([all.length, new Set(all).size, await count('series')]).toEqual([45, 45, 45])
  })

  test('a start within a page is its beginning', async () => expect(await ids(39)).toEqual(await ids(20)))

  test.each([45, 60, 4999, 5000])('a start of %i, behind the last hit, is the last page', async (start) =>
    expect(await ids(start)).toEqual(await ids(40)),
  )

  test('a start is none where nothing is found', async () => expect(await hits('eiole', { start: 20 })).toEqual([]))
})

describe('FT-007 the entry of a hit', () => {
  const entry = (source: string, teamId?: string) => fullTextEntryOf(lexicon.database, source, { catalogue, teamId, hasPremium: false })

  test('is as a search answers it', async () =>
    expect(await entry('own.fi-en:1')).toMatchObject({
      id: 'own.fi-en:1',
      headword: 'talo',
      dict_type: 'non-premium',
      dict_group: 'general',
    }))

  test.each(['', 'own.fi-en:999', 'own.fi-en', "own.fi-en:1' OR 1=1--", '__proto__', 'x'.repeat(300)])('%s is none', async (source) =>
    expect(await entry(source)).toBeUndefined(),
  )

  test('I04 a team’s is the team’s', async () => {
    expect(await entry('team.fi-en:1')).toBeUndefined()
    expect(await entry('team.fi-en:1', '8')).toBeUndefined()
    expect(await entry('team.fi-en:1', '7')).toMatchObject({ headword: 'salaisuus' })
  })
})
