import type { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WordInput } from '#shared/entry/entry-schema.ts'
import { smallDictionary, smallWord, withLexicon } from './testing/small-lexicon.ts'

/** Few letters make many words begin alike; some have marks, some are outside the basic plane or become several letters. */
const letter = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', 'b') },
  { weight: 1, arbitrary: fc.constantFrom('A', 'ä', 'é', '𐐀', 'が', '\uFB03', ' -') },
)
const headword = fc.string({ unit: letter, minLength: 1, maxLength: 5 })
const word = fc.record({ headword, meanings: fc.integer({ min: 1, max: 9 }), isPremium: fc.boolean() })
const corpus = fc.array(word, { minLength: 500, maxLength: 1500, size: 'max' })

type Row = { scope: number; key: string; headword: string; weight: number; lock: number }
type Suggestion = readonly [headword: string, weight: number, lock: number]

test('every prefix of more than 128 rows in its scope, and no other, has its 50 best headwords', async () => {
  let prefixes = 0
  const isRight = async (words: readonly { headword: string; meanings: number; isPremium: boolean }[]) => {
    const inputs = words.map(
      ({ headword: text, meanings, isPremium }, id): WordInput =>
        smallWord(text, { id: String(id + 1), meanings, ...(isPremium ? { dict_type: 'premium' } : {}) }),
    )
    const half = Math.floor(inputs.length / 2)
    const dictionaries = [smallDictionary(inputs.slice(0, half)), smallDictionary(inputs.slice(half), { code: 'test.other' })]
    const { stored, expected } = await withLexicon(dictionaries, (connection) => ({
      stored: storedTops(connection),
      expected: bruteForceTops(connection),
    }))
    prefixes += expected.size
    expect(stored).toEqual(expected)
  }
  await fc.assert(fc.asyncProperty(corpus, isRight), { numRuns: 20, endOnFailure: true, seed: 7 })
  expect(prefixes, 'the corpora must have crowded prefixes').toBeGreaterThan(100)
})

function storedTops(connection: DatabaseSync): Map<string, Suggestion[]> {
  const rows = connection.prepare('SELECT scope, prefix, first, rest FROM top_prefix').all() as {
    scope: number
    prefix: string
    first: string
    rest: string
  }[] // columns as named
  return new Map(
    rows.map(({ scope, prefix, first, rest }) => {
      expect(JSON.parse(first)).toHaveLength(Math.min(10, JSON.parse(first).length + JSON.parse(rest).length))
      return [`${scope} ${prefix}`, [...JSON.parse(first), ...JSON.parse(rest)]]
    }),
  )
}

/** Every prefix of every row, counted and ranked by SQLite's own comparisons. */
function bruteForceTops(connection: DatabaseSync): Map<string, Suggestion[]> {
  const ranked = 'SELECT scope, key, headword, weight, lock FROM headword_scope ORDER BY weight DESC, length(headword), headword'
  const rows = connection.prepare(ranked).all() as Row[] // columns as named
  const byPrefix = Map.groupBy(
    rows.flatMap((row) => prefixesOf(row.key).map((prefix) => ({ ...row, prefix }))),
    ({ scope, prefix }) => `${scope} ${prefix}`,
  )
  return new Map([...byPrefix].filter(([, members]) => members.length > 128).map(([name, members]) => [name, bestOf(members)]))
}

const prefixesOf = (key: string) => [...key].map((_, index, points) => points.slice(0, index + 1).join(''))

function bestOf(rows: readonly Row[]): Suggestion[] {
  const locks = new Map<string, number>()
  for (const { headword: text, lock } of rows) locks.set(text, Math.min(lock, locks.get(text) ?? 1))
  const weights = new Map(rows.map(({ headword: text, weight }) => [text, weight]))
  return [...weights].slice(0, 50).map(([text, weight]) => [text, weight, locks.get(text) ?? 1])
}
