import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestLexicon, testLexicon } from '../../../../tests/support/test-lexicon.ts'
import type { Database, SqlValue } from '../../storage/database.ts'
import { type AskedScope, askedScopes } from '../asked-scopes.ts'
import { MAX_NEAR_CANDIDATES, nearHeadwords } from '../near/near-headwords.ts'
import { catalogueReader } from '../scope-queries.ts'
import { suggestionsFor } from '../suggestions.ts'
import { MAX_CANDIDATES } from './wildcard-rows.ts'

/** Words that have every piece of `*a*b*` but in the other order, and are near to many others. */
const letters = [...'cdefghijklmnopqrstuv']
const words = Array.from({ length: MAX_CANDIDATES + 1_000 }, (_, number) => {
  const [first, second, third] = [number % 20, Math.floor(number / 20) % 20, Math.floor(number / 400)]
  return `b${letters[first]}${letters[second]}${letters[third]}a`
})

let lexicon: TestLexicon
let scopes: AskedScope[]
beforeAll(async () => {
  lexicon = await testLexicon([{ code: 'a', type: 'monoDirectional', langs: ['fi', 'en'], isDefault: true, words: { fi: words } }])
  const catalogue = await catalogueReader({ lexicon: lexicon.database, generation: () => 'test' })()
  scopes = askedScopes(catalogue, { from: 'fi', to: 'en', dictionaries: [], entryLangs: [], isOneWay: false, teamId: undefined })
})
afterAll(() => lexicon.close())

/** How many rows the statements answered, in all and at most. */
function counting(): { database: Database; rows: () => number } {
  let answered = 0
  const all = async <Row>(sql: string, values: readonly SqlValue[]) => {
    const rows = await lexicon.database.all<Row>(sql, values)
    answered += rows.length
    return rows
  }
  return { database: { ...lexicon.database, all }, rows: () => answered }
}

describe('A10 the work of a search is bounded', () => {
  test('a pattern that all candidates fail gives up, and does not say that there are no others', async () => {
    const { database, rows } = counting()
    const found = await suggestionsFor(database, { scopes, keyword: '*a*b*', limit: 50 })
    expect(found).toEqual({ ok: true, value: { result: [], complete: false } })
    expect(rows()).toBe(MAX_CANDIDATES)
  })

  test('a pattern that most candidates are of reads one page', async () => {
    const { database, rows } = counting()
    const found = await suggestionsFor(database, { scopes, keyword: '*b*a*', limit: 50 })
    expect(found.ok && found.value.result.length).toBe(50)
    expect(rows()).toBeLessThanOrEqual(64 + 50)
  })

  test.each(['*'.repeat(250), 'a*', '*a***'])('SRCH-015 %s is refused before any statement', async (keyword) => {
    const { database, rows } = counting()
    expect(await suggestionsFor(database, { scopes, keyword, limit: 50 })).toEqual({ ok: false, error: { code: 'bad_request' } })
    expect(rows()).toBe(0)
  })

  test.each([`${'a*'.repeat(124)}b`, '?'.repeat(249)])('%s finds nothing without looking at a word', async (keyword) => {
    const { database, rows } = counting()
    expect(await suggestionsFor(database, { scopes, keyword, limit: 50 })).toEqual({ ok: true, value: { result: [], complete: true } })
    expect(rows()).toBe(0)
  })

  test('near search compares the words that share a segment, not all of a length', async () => {
    const { database, rows } = counting()
    const { result } = await nearHeadwords(database, { scopes, keyword: 'bcdea', limit: 50, similarity: 0.65, prefix: 0 })
    expect(result.length).toBeGreaterThan(10)
    expect(rows()).toBeLessThan(words.length / 2)
    expect(rows()).toBeLessThanOrEqual(MAX_NEAR_CANDIDATES)
  })
})
