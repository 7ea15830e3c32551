import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LanguageId } from '#shared/language/language-id.ts'
import { foldKey } from '#shared/search/search-keys.ts'
import { byCut, candidatesIn, type PatternLexicon, patternLexicon } from '../../../../tests/support/pattern-lexicon.ts'
import { nearHeadwords } from './near-headwords.ts'

let lexicon: PatternLexicon
beforeAll(async () => {
  lexicon = await patternLexicon()
})
afterAll(() => lexicon.close())

function levenshtein(a: string, b: string): number {
  const [from, to] = [[...a], [...b]]
  let row = [0, ...to.map((_, column) => column + 1)]
  for (const [line, point] of from.entries()) {
    const next = [line + 1]
    for (const [column, other] of to.entries()) {
      next.push(Math.min((row[column] ?? 0) + Number(point !== other), (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

type Asked = { keyword: string; limit: number; similarity: number; prefix: number }

function bruteForce(
  { keyword, limit, similarity, prefix }: Asked,
  members: readonly string[],
  langs: readonly [LanguageId, LanguageId?],
): string[] {
  const found = candidatesIn(lexicon, members, langs).flatMap((one) => {
    const key = foldKey(keyword, one.lang)
    const [letters, longer] = [[...key].length, Math.max([...key].length, [...one.fold].length)]
    const distance = longer - Math.min([...key].length, [...one.fold].length) > 2 ? 3 : levenshtein(key, one.fold)
    const most = letters < 3 ? 0 : letters < 6 ? 1 : 2
    const isBegun = [...key].slice(0, prefix).join('') === [...one.fold].slice(0, prefix).join('')
    return key !== '' && isBegun && distance <= most && (longer - distance) / longer + 1e-9 >= similarity ? [{ ...one, distance }] : []
  })
  return found
    .toSorted((a, b) => a.distance - b.distance || a.side - b.side || byCut(a, b))
    .slice(0, limit)
    .map(({ headword, lang, lock }) => `${headword} ${lang} ${lock}`)
}

/** Real words with up to three letters added, dropped or changed. */
const keywordsFrom = (members: readonly string[]) =>
  fc
    .tuple(
      fc.nat(),
      fc.array(fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 1 }), fc.constantFrom('', 'a', 'k', 'ä', 'é', 'ß', ' ')), { maxLength: 3 }),
    )
    .map(([nth, edits]) => {
      const words = lexicon.listed.filter(({ dictionary }) => members.includes(dictionary))
      const points = [...(words[nth % words.length]?.headword ?? '')]
      for (const [at, dropped, letter] of edits) points.splice(at % (points.length + 1), dropped, ...letter)
      return points.join('').trim()
    })

const CASES: [string, string[], [LanguageId, LanguageId?], object][] = [
  ['a pair, both directions', ['a.fi-en', 'b.fi-en'], ['fi', 'en'], {}],
  ['languages that fold everything', ['c.fr-de'], ['fr', 'de'], {}],
  ['one small dictionary among larger ones', ['d.small'], ['fi'], { dictionaries: ['d.small'] }],
]

describe('NEAR-005 near search misses nothing within the distance', () => {
  test.each(CASES)('%s', async (_, members, langs, request) => {
    const [from, to] = langs[0] === 'fr' ? (['fr', 'de'] as const) : (['fi', 'en'] as const)
    const scopes = await lexicon.scopesOf(lexicon.database, { from, to, ...request })
    let hits = 0
    const asked = fc.record({
      keyword: keywordsFrom(members),
      limit: fc.constantFrom(10, 50),
      similarity: fc.constantFrom(0, 0.65, 0.65, 0.75, 0.8, 1),
      prefix: fc.constantFrom(0, 0, 0, 1, 2, 3, 10),
    })
    await fc.assert(
      fc.asyncProperty(asked, async (query) => {
        const { result, complete } = await nearHeadwords(lexicon.database, { scopes, ...query })
        const expected = bruteForce(query, members, langs)
        hits += expected.length
        expect(result.map(({ headword, lang, dict_type }) => `${headword} ${lang} ${Number(dict_type === 'premium')}`)).toEqual(expected)
        if (complete) expect(bruteForce({ ...query, limit: 1000 }, members, langs)).toEqual(expected)
      }),
      { numRuns: 100, seed: 5 },
    )
    expect(hits).toBeGreaterThan(50)
  })

  test.each(['ab', 'xab', 'x', 'abx', 'mita?', '100% vila', "o'", 'a'.repeat(250)])('%s', async (keyword) => {
    const scopes = await lexicon.scopesOf(lexicon.database, { from: 'fi', to: 'en', dictionaries: ['a.fi-en', 'd.small'] })
    const query = { keyword, limit: 50, similarity: 0.5, prefix: 0 }
    const { result } = await nearHeadwords(lexicon.database, { scopes, ...query })
    expect(result.map(({ headword, lang, dict_type }) => `${headword} ${lang} ${Number(dict_type === 'premium')}`)).toEqual(
      bruteForce(query, ['a.fi-en', 'd.small'], ['fi', 'en']),
    )
  })
})
