import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import type { DictionaryGroup } from '#shared/dictionary/dictionary.ts'
import type { ImportedEntry } from '../importers/imported-entry.ts'
import { LEXICON_SCHEMA } from './lexicon-schema.ts'
import { recordsOf, smallDictionary, smallWord, withLexicon } from './testing/small-lexicon.ts'

const all = <Row>(connection: DatabaseSync, sql: string) => connection.prepare(sql).all() as Row[] // the rows of the statement beside it

describe('entries', () => {
  test('ids are (255 − weight) · 2^40 + place in the import, so that a walk by id is a walk by rank', async () => {
    const words = [smallWord('harvinainen'), smallWord('olla', { meanings: 20 }), smallWord('talo', { meanings: 5 })]
    await withLexicon([smallDictionary(words)], (connection) => {
      type Row = { id: number; headword: string; weight: number }
      const rows = all<Row>(
        connection,
        'SELECT e.id, e.headword, h.weight FROM entry e JOIN headword_scope h ON h.entry = e.id AND h.scope = 5 ORDER BY e.id',
      )
      expect(rows.map(({ headword }) => headword)).toEqual(['olla', 'talo', 'harvinainen'])
      expect(rows.map(({ id, weight }) => id - (255 - weight) * 2 ** 40)).toEqual([1, 2, 0])
    })
  })

  test('of one weight keep the order of the dictionaries’ ranks, then of the import', async () => {
    const later = smallDictionary([smallWord('talo', { id: 'later' })], { code: 'test.later', rank: 200 })
    const sooner = smallDictionary([smallWord('talo', { id: 'one', homonym: 1 }), smallWord('talo', { id: 'two', homonym: 2 })], {
      code: 'test.sooner',
      rank: 10,
    })
    await withLexicon([later, sooner], (connection) => {
      expect(all(connection, 'SELECT key, homonym FROM entry ORDER BY id')).toEqual([
        { key: 'test.sooner:one', homonym: 1 },
        { key: 'test.sooner:two', homonym: 2 },
        { key: 'test.later:later', homonym: 0 },
      ])
    })
  })

  test('keep their keys and their texts when dictionaries are added around them', async () => {
    const mine = () => smallDictionary([smallWord('kuusi', { id: 'kuusi.1' }), smallWord('talo', { id: 'talo' })])
    const other = smallDictionary([smallWord('talo', { id: 'x', meanings: 9 })], { code: 'test.other', rank: 1 })
    const rows = (connection: DatabaseSync) =>
      all(connection, "SELECT key, headword, body FROM entry WHERE key LIKE 'test.fi-en:%' ORDER BY key")
    const alone = await withLexicon([mine()], rows)
    expect(alone).toHaveLength(2)
    expect(await withLexicon([other, mine()], rows)).toEqual(alone)
  })

  test('are stored as they came', async () => {
    const word = smallWord('säde', { id: 's', pos: ['noun'], homonym: 2 })
    await withLexicon([smallDictionary([word])], (connection) => {
      const [row] = all<{ body: string }>(connection, 'SELECT body FROM entry')
      expect(JSON.parse(row?.body ?? '')).toEqual(word)
    })
  })

  test('bad records and keys used twice are counted and listed, and the rest is read on', async () => {
    const entries = recordsOf([
      { status: 'ok', key: 'a', word: smallWord('aa') },
      { status: 'error', where: 'line 2', reason: 'no headword' },
      { status: 'ok', key: 'a', word: smallWord('aamu') },
      { status: 'ok', key: 'b', word: smallWord('beige') },
    ])
    const told: unknown[] = []
    const options = { onDictionary: (counts: unknown) => told.push(counts) }
    await withLexicon(
      [{ ...smallDictionary([]), entries }],
      (connection) => {
        expect(all(connection, 'SELECT key FROM entry ORDER BY key')).toEqual([{ key: 'test.fi-en:a' }, { key: 'test.fi-en:b' }])
      },
      options,
    )
    expect(told).toMatchObject([
      {
        entries: 2,
        errors: 2,
        firstErrors: [
          { where: 'line 2', reason: 'no headword' },
          { where: 'aamu', reason: 'the key a is used twice' },
        ],
      },
    ])
  })

  test('a dictionary that breaks off fails the whole build', async () => {
    async function* broken(): AsyncGenerator<ImportedEntry> {
      yield { status: 'ok', key: 'a', word: smallWord('aa') }
      throw new Error('the file ends in the middle')
    }
    await expect(withLexicon([{ ...smallDictionary([]), entries: broken() }], () => {})).rejects.toThrow('the file ends in the middle')
  })
})

describe('scopes', () => {
  type Row = {
    kind: string
    level: number
    dictionary: number | null
    group_id: string | null
    src: string
    tgt: string
    row_count: number
  }
  const scopesOf = (connection: DatabaseSync) =>
    all<Row>(connection, 'SELECT kind, level, dictionary, group_id, src, tgt, row_count FROM scope ORDER BY id').map(
      ({ kind, level, dictionary, group_id, src, tgt, row_count }) =>
        `${kind} ${dictionary ?? group_id ?? ''}|${level}|${src}-${tgt}|${row_count}`,
    )

  test('a dictionary of one direction, alone and in its pair; levels without rows have no scope', async () => {
    const words = [smallWord('talo'), smallWord('äiti'), smallWord('cliché')]
    await withLexicon([smallDictionary(words)], (connection) => {
      expect(scopesOf(connection)).toEqual([
        'dictionary 1|0|fi-en|1', // cliché
        'dictionary 1|1|fi-en|3',
        'dictionary 1|2|fi-en|1', // aiti
        'pair |0|fi-en|1',
        'pair |1|fi-en|3',
        'pair |2|fi-en|1',
      ])
      expect(all(connection, 'SELECT key, headword FROM headword_scope WHERE scope BETWEEN 4 AND 6 ORDER BY scope, key')).toEqual([
        { key: 'cliché', headword: 'cliché' },
        { key: 'cliche', headword: 'cliché' },
        { key: 'talo', headword: 'talo' },
        { key: 'äiti', headword: 'äiti' },
        { key: 'aiti', headword: 'äiti' },
      ])
    })
  })

  test('both directions of one dictionary', async () => {
    const words = [smallWord('talo', { id: 'a' }), smallWord('house', { id: 'b', lang: 'en' })]
    await withLexicon([smallDictionary(words, { type: 'biDirectional' })], (connection) => {
      expect(scopesOf(connection)).toEqual(['dictionary 1|1|fi-en|1', 'pair |1|fi-en|1', 'dictionary 1|1|en-fi|1', 'pair |1|en-fi|1'])
    })
  })

  test('a monolingual dictionary is its own pair', async () => {
    await withLexicon([smallDictionary([smallWord('talo')], { type: 'monoLingual', langs: ['fi'] })], (connection) => {
      expect(scopesOf(connection)).toEqual(['dictionary 1|1|fi-fi|1', 'pair |1|fi-fi|1'])
    })
  })

  test('an entry of many languages is in the pairs that it is translated into', async () => {
    const senses = [
      {
        id: 's',
        translations: [{ text: 'gran', lang: 'sv' }],
        translationGroups: [{ id: 'g', lang: 'de', translations: [{ text: 'Fichte', lang: 'de' }] }],
      },
    ]
    const dictionary = smallDictionary([smallWord('kuusi', { senses })], { type: 'multiLingual', langs: ['fi', 'sv', 'en', 'de'] })
    await withLexicon([dictionary], (connection) => {
      expect(scopesOf(connection)).toEqual(['dictionary 1|1|fi-*|1', 'pair |1|fi-de|1', 'pair |1|fi-sv|1'])
    })
  })

  test('only default dictionaries are in their pair, and a team’s in no scope but their own', async () => {
    const special = smallDictionary([smallWord('laki')], { code: 'test.law', isDefault: false })
    const private_ = smallDictionary([smallWord('salaisuus')], { code: 'test.team', teams: ['t1'] })
    const groups: DictionaryGroup[] = [
      { id: 'all', title: 'All', type: 'fixed', dictionaries: ['test.law', 'test.team'], langs: ['fi', 'en'] },
    ]
    await withLexicon(
      [special, private_],
      (connection) => {
        expect(scopesOf(connection)).toEqual(['dictionary 1|1|fi-en|1', 'group all|1|fi-en|1', 'dictionary 2|1|fi-en|1'])
      },
      { groups },
    )
  })

  test('every variant of a headword has a row of its own, a repeated one only one', async () => {
    const headwordvars = [
      { hwvarId: 'v1', headwordvar: 'jugurtti' },
      { hwvarId: 'v2', headwordvar: 'jogurtti' },
    ]
    await withLexicon([smallDictionary([smallWord('jogurtti', { headwordvars })])], (connection) => {
      const rows = all(
        connection,
        'SELECT h.headword, e.headword AS entry FROM headword_scope h JOIN entry e ON e.id = h.entry WHERE h.scope = 5 ORDER BY h.key',
      )
      expect(rows).toEqual([
        { headword: 'jogurtti', entry: 'jogurtti' },
        { headword: 'jugurtti', entry: 'jogurtti' },
      ])
    })
  })

  test('the weight is the same wherever the headword stands', async () => {
    const one = smallDictionary([smallWord('talo', { meanings: 3 })], { code: 'test.one' })
    const other = smallDictionary([smallWord('talo')], { code: 'test.two' })
    await withLexicon([one, other], (connection) => {
      expect(all(connection, 'SELECT count(DISTINCT weight) AS weights, count(*) AS rows FROM headword_scope')).toEqual([
        { weights: 1, rows: 4 },
      ])
    })
  })

  test('premium entries are locked rows; a word may say otherwise than its dictionary', async () => {
    const words = [smallWord('a', { id: '1' }), smallWord('b', { id: '2', dict_type: 'non-premium' })]
    await withLexicon([smallDictionary(words, { dict_type: 'premium' })], (connection) => {
      expect(all(connection, 'SELECT headword, lock FROM headword_scope WHERE scope = 5 ORDER BY key')).toEqual([
        { headword: 'a', lock: 1 },
        { headword: 'b', lock: 0 },
      ])
    })
  })
})

test('what the file says of itself', async () => {
  const dictionary = smallDictionary([smallWord('talo')], { edition: '2022', rank: 7, checksum: 'sha512:00' })
  const groups: DictionaryGroup[] = [{ id: 'all', title: 'All', type: 'fixed', dictionaries: ['test.fi-en'], langs: ['fi', 'en'] }]
  await withLexicon(
    [dictionary],
    (connection, path) => {
      expect(all(connection, 'SELECT key, value FROM meta ORDER BY key')).toEqual([
        { key: 'built_at', value: '2026-07-30T00:00:00.000Z' },
        { key: 'generation', value: 'test' },
        { key: 'inputs', value: '' },
        { key: 'schema', value: LEXICON_SCHEMA },
      ])
      const [row] = all<{ body: string }>(
        connection,
        'SELECT id, code, type, is_default, dict_type, rank, teams, entry_count, body FROM dictionary',
      )
      expect(row).toMatchObject({
        id: 1,
        code: 'test.fi-en',
        type: 'monoDirectional',
        is_default: 1,
        dict_type: 'non-premium',
        rank: 7,
        teams: null,
        entry_count: 1,
      })
      expect(JSON.parse(row?.body ?? '')).toMatchObject({ id: 'test.fi-en', entryCount: 1, langs: ['fi', 'en'] })
      expect(all(connection, 'SELECT id, type FROM dictionary_group')).toEqual([{ id: 'all', type: 'fixed' }])
      expect(all(connection, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
      expect(all(connection, 'PRAGMA journal_mode')).toEqual([{ journal_mode: 'delete' }])
      expect(readdirSync(dirname(path))).toEqual(['lexicon.db'])
    },
    { groups },
  )
})
