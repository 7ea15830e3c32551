import fc from 'fast-check'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fullTextRow } from '#server/origin/lexicon/index/full-text-row.ts'
import type { WordInput } from '#shared/entry/entry-schema.ts'
import { entryText } from '#shared/entry/entry-text.ts'
import { scopeWord, textWords, unmarkedKey } from '#shared/search/text-words.ts'
import { seededRandom, skewed } from '../../../../tests/bench/seeded-random.ts'
import { type TestLexicon, testLexicon } from '../../../../tests/support/test-lexicon.ts'
import { d1Database } from '../../storage/d1-database.ts'
import type { Database } from '../../storage/database.ts'
import { readMigrations } from '../../storage/read-migrations.ts'
import { splitStatements } from '../../storage/split-statements.ts'
import { type AskedScope, askedScopes, MAX_SCOPES } from '../asked-scopes.ts'
import type { Catalogue } from '../catalogue.ts'
import { catalogueReader } from '../scope-queries.ts'
import { fullTextHitCount, fullTextHits } from './full-text.ts'
import { type FullTextTerm, parseFullTextQuery } from './full-text-query.ts'

/** A small vocabulary, its first words used the most, so that words meet in every combination. */
const VOCABULARY = [
  ...['the', 'of', 'house', 'Talo', 'sää', 'saa', 'äiti', 'äidin', 'café', 'cafe', 'vähä', 'naïve', 'don’t', 'e-mail', 'für', 'fur'],
  ...[
    'smörgås',
    'дом',
    'Ёлка',
    '日本語',
    '日本',
    '本',
    'の辞書',
    '집을',
    'ที่นี่',
    'houses',
    'housing',
    'talossa',
    'x2',
    '10',
    'a',
    '<b>bold</b>',
    '&amp;',
  ],
]
const ENTRIES = 400

const miniflare = new Miniflare({ modules: true, script: 'export default {}', d1Databases: ['DB'], compatibilityDate: '2026-07-30' })
let built: TestLexicon
let onD1: Database
let catalogue: Catalogue
let scopes: readonly AskedScope[]
let entries: readonly { key: string; word: WordInput }[]

beforeAll(async () => {
  const random = seededRandom(11)
  const phrase = (length: number) => Array.from({ length: 1 + Math.floor(random() * length) }, () => skewed(VOCABULARY, random)).join(' ')
  const words = Array.from({ length: ENTRIES }, (_, number) => ({
    headword: `${phrase(2)} ${number}`,
    senses: [
      { id: 's', definitions: [{ lang: 'fi' as const, definition: phrase(9) }], translations: [{ text: phrase(2), lang: 'en' as const }] },
    ],
  }))
  built = await testLexicon([{ code: 'all', type: 'monoDirectional', langs: ['fi', 'en'], isDefault: true, words: { fi: words } }])
  catalogue = await catalogueReader({ lexicon: built.database, generation: () => 'test' })()
  scopes = askedScopes(catalogue, { from: 'fi', to: 'en', dictionaries: [], entryLangs: [], isOneWay: false, teamId: undefined })
  onD1 = d1Database(await miniflare.getD1Database('DB'))
  const rows = await built.database.all<{ id: number; key: string; dictionary: number; body: string }>(
    'SELECT id, key, dictionary, body FROM entry ORDER BY id',
    [],
  )
  entries = rows.map(({ key, body }) => ({ key, word: JSON.parse(body) }))
  await fillD1(rows)
})
afterAll(async () => {
  built.close()
  await miniflare.dispose()
})

/** A contentless index cannot be copied, so it is filled as the build fills it. */
async function fillD1(rows: readonly { id: number; key: string; dictionary: number; body: string }[]): Promise<void> {
  const migrations = readMigrations(new URL('../../storage/migrations/lexicon', import.meta.url).pathname)
  for (const { sql } of migrations) await onD1.batch(splitStatements(sql).map((statement) => ({ sql: statement, values: [] })))
  const scopeWords = scopes.map(({ levels }) => scopeWord(((levels[1] ?? 0) - 1) / 4)).join(' ')
  const stored = rows.map(({ id, key, dictionary, body }) => [
    id,
    key,
    dictionary,
    body,
    fullTextRow(JSON.parse(body), { isPremium: false }).open,
  ])
  await onD1.run(
    `INSERT INTO entry (id, key, dictionary, src, tgt, headword, homonym, body)
     SELECT value ->> 0, value ->> 1, value ->> 2, 'fi', 'en', '', 0, value ->> 3 FROM json_each(?1)`,
    [JSON.stringify(stored)],
  )
  await onD1.run("INSERT INTO full_text (rowid, open, paid, scope) SELECT value ->> 0, value ->> 4, '', ?2 FROM json_each(?1)", [
    JSON.stringify(stored),
    scopeWords,
  ])
}

/** The keys of all entries that have every term, read one by one and word by word, in rank order. */
function bruteForce(keyword: string): string[] {
  const terms = parseFullTextQuery(keyword)
  if (terms.length === 0) return []
  const having = (passesOver: boolean) => entries.filter(({ word }) => terms.every((term) => hasTerm(word, term, passesOver)))
  const asTyped = having(false)
  return (asTyped.length > 0 ? asTyped : having(true)).map(({ key }) => key)
}

function hasTerm(word: WordInput, { keys, isPrefix }: FullTextTerm, passesOver: boolean): boolean {
  const keyOf = passesOver && keys.length === 1 ? unmarkedKey : (key: string) => key
  return entryText(word).some(({ text }) => {
    const written = [...textWords(text)].map(({ key }) => keyOf(key))
    return written.some((_, start) =>
      keys.every((key, index) => {
        const there = written[start + index]
        return isPrefix && index === keys.length - 1 ? there?.startsWith(keyOf(key)) : there === keyOf(key)
      }),
    )
  })
}

const request = (keyword: string) => ({ catalogue, scopes, keyword, hasPremium: false })

async function everyHit(database: Database, keyword: string) {
  const pages = Math.ceil(ENTRIES / 20)
  const found = []
  for (let page = 0; page < pages; page++) {
    const hits = await fullTextHits(database, request(keyword), { start: page * 20, limit: 20, contextLimit: 70 })
    found.push(...hits)
    if (hits.length < 20) break
  }
  return [...new Map(found.map((hit) => [hit.entryRef, hit])).values()]
}

const QUERIES = (() => {
  const random = seededRandom(12)
  const word = () => skewed(VOCABULARY, random)
  const shapes = [
    () => word(),
    () => `${word()} ${word()}`,
    () => `"${word()} ${word()}"`,
    () => `${word().slice(0, 3)}*`,
    () => `${word()} "${word()} ${word()}"`,
  ]
  const mixed = Array.from({ length: 120 }, (_, index) => shapes[index % shapes.length]?.() ?? '')
  return [...new Set([...VOCABULARY, 'aiti', 'smorgas', 'vah*', 'ait*', 'aiti talo', '辞', '日', 'nothing', ...mixed])]
})()

describe('FT-002 FT-008 hits and counts are those of reading every entry', () => {
  test.each(QUERIES)('%s', async (keyword) => {
    const expected = bruteForce(keyword)
    const hits = await everyHit(built.database, keyword)
    expect(hits.map(({ entryRef }) => entryRef)).toEqual(expected)
    expect(await fullTextHitCount(built.database, request(keyword))).toBe(expected.length)
    for (const { match } of hits) expect(match).not.toBe('')
  })
})

test('the queries find something, and not everything', () => {
  const counts = QUERIES.map((keyword) => bruteForce(keyword).length)
  expect(counts.filter((count) => count > 0 && count < ENTRIES).length).toBeGreaterThan(QUERIES.length / 2)
})

describe('on D1', () => {
  test.each(QUERIES.filter((_, index) => index % 5 === 0))('FT-002 %s finds what node:sqlite finds', async (keyword) => {
    const page = { start: 0, limit: 20, contextLimit: 70 }
    expect(await fullTextHits(onD1, request(keyword), page)).toEqual(await fullTextHits(built.database, request(keyword), page))
    expect(await fullTextHitCount(onD1, request(keyword))).toBe(await fullTextHitCount(built.database, request(keyword)))
  })

  test.each(['dog"', 'dog AND', 'NEAR(', '^', '*', '-dog', '{open} : a', "' OR 1=1--", 'a'.repeat(250), 'ä* '.repeat(80), '"'.repeat(250)])(
    'A08 %s is an answer, not an error',
    async (keyword) => expect(await fullTextHitCount(onD1, request(keyword))).toBeGreaterThanOrEqual(0),
  )

  test('the most scopes that a call may name are one statement', async () => {
    const many = Array.from(
      { length: MAX_SCOPES },
      (_, number) => ({ side: 0, lang: 'fi', levels: [undefined, 4 * number + 1, undefined], dictionary: undefined }) as const,
    )
    expect(await fullTextHitCount(onD1, { ...request('the'), scopes: many })).toBe(bruteForce('the').length)
  })
})

describe('whatever is typed', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 250 }),
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc
      .array(fc.constantFrom(...VOCABULARY, '"', '*', 'AND', 'OR', 'NOT', 'NEAR(', ')', '^', '-', ':', '+', '{', '}'), { maxLength: 30 })
      .map((parts) => parts.join(' ')),
  )
  test('A08 there is an answer, and its hits are those of reading every entry', async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (keyword) => {
        const expected = bruteForce(keyword)
        expect(await fullTextHitCount(built.database, request(keyword))).toBe(expected.length)
        const hits = await fullTextHits(built.database, request(keyword), { start: 0, limit: 20, contextLimit: 70 })
        expect(hits.map(({ entryRef }) => entryRef)).toEqual(expected.slice(0, 20))
      }),
      { numRuns: 300, interruptAfterTimeLimit: 20_000 },
    )
  }, 30_000)
})
