import { DatabaseSync } from 'node:sqlite'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { splitStatements } from '#server/origin/storage/split-statements.ts'
import { type TestLexicon, testLexicon } from '../../../tests/support/test-lexicon.ts'
import { d1Database } from '../storage/d1-database.ts'
import type { Database, SqlValue } from '../storage/database.ts'
import { readMigrations } from '../storage/read-migrations.ts'
import { askedScopes } from './asked-scopes.ts'
import { catalogueReader } from './scope-queries.ts'
import { suggestionsFor } from './suggestions.ts'
import { elsewhere } from './ways-on/elsewhere.ts'
import { reverseMatches } from './ways-on/reverse-matches.ts'
import type { WayRequest } from './ways-on/way-request.ts'

/** A prefix of more rows than this has a row of its own. */
const T = 128

const miniflare = new Miniflare({ modules: true, script: 'export default {}', d1Databases: ['DB'], compatibilityDate: '2026-07-30' })
let built: TestLexicon
let lexicon: Database
let binding: Awaited<ReturnType<typeof miniflare.getD1Database>>
let scopes: ReturnType<typeof askedScopes>

beforeAll(async () => {
  const letters = [...'aeiklnostä']
  const words = Array.from({ length: 3000 }, (_, number) =>
    [...String(number * 7919).padStart(7, '0')].map((digit) => letters[Number(digit)]).join(''),
  )
  built = await testLexicon([
    { code: 'a', type: 'biDirectional', langs: ['fi', 'en'], isDefault: true, words: { fi: words, en: words.slice(0, 1500) } },
    // A word that translates a great many.
    { code: 'b', type: 'monoDirectional', langs: ['sv', 'en'], isDefault: true, words: { sv: words.slice(0, 1000).map(alike) } },
  ])
  binding = await miniflare.getD1Database('DB')
  lexicon = d1Database(binding)
  await copyInto(lexicon, built.path)
  const catalogue = await catalogueReader({ lexicon, generation: () => 'test' })()
  scopes = askedScopes(catalogue, { from: 'fi', to: 'en', dictionaries: [], entryLangs: [], isOneWay: false, teamId: undefined })
})
afterAll(async () => {
  built.close()
  await miniflare.dispose()
})

const alike = (headword: string) => ({ headword, senses: [{ id: 's', translations: [{ text: 'thing', lang: 'en' as const }] }] })

/** Tables go over as one JSON list each, cut in pieces: row by row it would take minutes. */
async function copyInto(target: Database, path: string): Promise<void> {
  const migrations = readMigrations(new URL('../storage/migrations/lexicon', import.meta.url).pathname)
  for (const { sql } of migrations) await target.batch(splitStatements(sql).map((statement) => ({ sql: statement, values: [] })))
  const source = new DatabaseSync(path, { readOnly: true })
  for (const table of ['dictionary', 'scope', 'entry', 'headword_scope', 'top_prefix', 'translation']) {
    const rows = source.prepare(`SELECT * FROM ${table}`).all()
    const columns = Object.keys(rows[0] ?? {})
    const sql = `INSERT INTO ${table} (${columns}) SELECT ${columns.map((_, index) => `value ->> ${index}`)} FROM json_each(?1)`
    for (let start = 0; start < rows.length; start += 2000) {
      await target.run(sql, [JSON.stringify(rows.slice(start, start + 2000).map((row) => columns.map((column) => row[column])))])
    }
  }
  source.close()
}

/** The same adapter's statements, and how many rows D1 says it read for them. */
function counting(): { database: Database; rowsRead: () => number } {
  let read = 0
  const all = async <Row>(sql: string, values: readonly SqlValue[]) => {
    const { results, meta } = await binding
      .prepare(sql)
      .bind(...values)
      .all()
    read += meta.rows_read
    return results as Row[] // as the adapter does
  }
  return { database: { ...lexicon, all }, rowsRead: () => read }
}

describe('what a keystroke costs on D1', () => {
  test.each(['a', 'ae', 'aei', 'la', 'lä', 'ta', 'aaaaaaa', 'ei', 'zz', 'ab?', 'a*', 'l?', 'la*'].filter((typed) => typed.length > 1))(
    '%s reads at most 2·G·T rows',
    async (keyword) => {
      const { database, rowsRead } = counting()
      const found = await suggestionsFor(database, { scopes, keyword, limit: 10 })
      if (keyword !== 'a*') expect(found.ok).toBe(true)
      const levels = scopes.flatMap((scope) => scope.levels.filter((level) => level !== undefined)).length
      expect(rowsRead()).toBeLessThanOrEqual(2 * levels * T)
    },
  )

  test('hot prefixes, on average, read a few dozen rows and not the thousands that match', async () => {
    const { database, rowsRead } = counting()
    const hot = ['aa', 'ae', 'ai', 'ak', 'al', 'ea', 'ee', 'ia', 'ka', 'la']
    for (const keyword of hot) await suggestionsFor(database, { scopes, keyword, limit: 10 })
    expect(rowsRead() / hot.length).toBeLessThan(2 * T)
  })

  test('D1 answers what node:sqlite answers', async () => {
    for (const keyword of ['la', 'lä', 'aei', 'eka', 'zz', 'ta?', 'nn*']) {
      for (const limit of [10, 50]) {
        expect(await suggestionsFor(lexicon, { scopes, keyword, limit })).toEqual(
          await suggestionsFor(built.database, { scopes, keyword, limit }),
        )
      }
    }
  })

  test('64 dictionaries in one statement stay within the limit of bound values', async () => {
    const many = Array.from({ length: 64 }, () => scopes).flat()
    expect((await suggestionsFor(lexicon, { scopes: many, keyword: 'la', limit: 10 })).ok).toBe(true)
  })
})

describe('what a search without results costs on D1', () => {
  const wayRequest = async (keyword: string): Promise<WayRequest> => {
    const request = { from: 'sv', to: 'en', dictionaries: [], entryLangs: [], isOneWay: false, teamId: undefined } as const
    const catalogue = await catalogueReader({ lexicon, generation: () => 'test' })()
    return {
      catalogue,
      request,
      scopes: askedScopes(catalogue, request),
      keyword,
      hasPremium: true,
      mayOpenDictionaries: true,
      nearness: { similarity: 0.65, prefix: 0 },
      analyserOf: async () => undefined,
    }
  }

  test('SRCH-052 a word that translates a thousand headwords reads a few dozen rows', async () => {
    const { database, rowsRead } = counting()
    expect(await reverseMatches(database, await wayRequest('thing'))).toHaveLength(8)
    expect(rowsRead()).toBeLessThan(200)
  })

  test('SRCH-052 D1 answers what node:sqlite answers', async () => {
    for (const keyword of ['thing', 'aaaaaaa', 'aaaaaaa (en)', 'zz', "'"]) {
      const request = await wayRequest(keyword)
      expect(await reverseMatches(lexicon, request)).toEqual(await reverseMatches(built.database, request))
      expect(await elsewhere(lexicon, request)).toEqual(await elsewhere(built.database, request))
    }
    expect((await elsewhere(lexicon, await wayRequest('aaaaaaa'))).map(({ fromId }) => fromId).sort()).toEqual(['en', 'fi'])
  })
})
