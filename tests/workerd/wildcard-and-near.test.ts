import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AskedScope } from '#server/origin/search/asked-scopes.ts'
import { MAX_NEAR_CANDIDATES, nearHeadwords } from '#server/origin/search/near/near-headwords.ts'
import { suggestionsFor } from '#server/origin/search/suggestions.ts'
import { MAX_CANDIDATES } from '#server/origin/search/wildcard/wildcard-rows.ts'
import { d1Database } from '#server/origin/storage/d1-database.ts'
import type { Database, SqlValue } from '#server/origin/storage/database.ts'
import { seedLexicon } from '#server/runtimes/scripts/local-workers.ts'
import { type PatternLexicon, patternLexicon } from '../support/pattern-lexicon.ts'

const LIMIT = 50
const START_MS = 60_000

let lexicon: PatternLexicon
let folder: string
let miniflare: Miniflare
let binding: Awaited<ReturnType<Miniflare['getD1Database']>>
let scopes: AskedScope[]

beforeAll(async () => {
  lexicon = await patternLexicon()
  folder = mkdtempSync(join(tmpdir(), 'sanavirta-d1-'))
  await seedLexicon(folder, lexicon.path)
  miniflare = new Miniflare({
    modules: true,
    script: 'export default {}',
    d1Persist: folder,
    d1Databases: { LEXICON: 'lexicon' },
    compatibilityDate: '2026-07-30',
  })
  binding = await miniflare.getD1Database('LEXICON')
  scopes = await lexicon.scopesOf(d1Database(binding), { from: 'fi', to: 'en' })
}, START_MS)
afterAll(async () => {
  await miniflare.dispose()
  lexicon.close()
  rmSync(folder, { recursive: true })
})

/** D1's own count of the rows that statements read. */
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
  return { database: { ...d1Database(binding), all }, rowsRead: () => read }
}

const PATTERNS = [
  '*nen',
  '*ta*',
  '*aa',
  'k?t?',
  'k*o',
  '??',
  '*a?i*',
  '*tä*sto*',
  "*'*2",
  '*q?x*',
  `*${'?'.repeat(14)}*`,
  `${'a*'.repeat(124)}b`,
  '?'.repeat(249),
]

describe('A10 wildcards on D1', () => {
  test.each(PATTERNS)('%s answers what node:sqlite answers, and reads a bounded number of rows', async (keyword) => {
    const { database, rowsRead } = counting()
    const found = await suggestionsFor(database, { scopes, keyword, limit: LIMIT })
    expect(found.ok).toBe(true)
    expect(found).toEqual(await suggestionsFor(lexicon.database, { scopes, keyword, limit: LIMIT }))
    expect(rowsRead()).toBeLessThanOrEqual(bound(MAX_CANDIDATES))
  })

  test('a pattern that many words are of reads what it shows, not what matches', async () => {
    for (const keyword of ['*ta*', '*nen', '*t?', '*s*a*']) {
      const { database, rowsRead } = counting()
      const found = await suggestionsFor(database, { scopes, keyword, limit: 10 })
      expect([keyword, found.ok && found.value.complete]).toEqual([keyword, false])
      expect(rowsRead()).toBeLessThan(300)
    }
  })

  test('192 dictionaries in one statement stay within the limits of D1', async () => {
    const many = Array.from({ length: 96 }, () => scopes)
      .flat()
      .slice(0, 192)
    expect(await suggestionsFor(counting().database, { scopes: many, keyword: '*ta*', limit: LIMIT })).toEqual(
      await suggestionsFor(lexicon.database, { scopes, keyword: '*ta*', limit: LIMIT }),
    )
  })
})

describe('near search on D1', () => {
  test.each(['talo', 'kaupunkki', 'stinen', 'xx', 'ääst', 'a'.repeat(250)])('NEAR-005 %s', async (keyword) => {
    const { database, rowsRead } = counting()
    const query = { scopes, keyword, limit: LIMIT, similarity: 0.5, prefix: 0 }
    expect(await nearHeadwords(database, query)).toEqual(await nearHeadwords(lexicon.database, query))
    expect(rowsRead()).toBeLessThanOrEqual(bound(MAX_NEAR_CANDIDATES))
  })
})

/**
 * For each direction and level at most so many candidates (one row of the index and one of the list each), then for each shown
 * headword one look into each scope, which has a row for each of its homonyms.
 */
const bound = (candidates: number) => 2 * 2 * (2 * candidates) + LIMIT * scopes.length * 4
