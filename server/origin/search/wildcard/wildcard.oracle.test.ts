import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LanguageId } from '#shared/language/language-id.ts'
import { foldKey, looseKey, rawKey } from '#shared/search/search-keys.ts'
import { byAlphabet, byCut, candidatesIn, type PatternLexicon, patternLexicon } from '../../../../tests/support/pattern-lexicon.ts'
import { type TestLexicon, testLexicon } from '../../../../tests/support/test-lexicon.ts'
import { suggestionsFor } from '../suggestions.ts'

let lexicon: PatternLexicon
beforeAll(async () => {
  lexicon = await patternLexicon()
})
afterAll(() => lexicon.close())

/** By a regular expression, which says it once more in other words; keys of tests are short, so it may go back as often as it likes. */
const expressions = new Map<string, RegExp>()
function expressionOf(pattern: string): RegExp {
  const known = expressions.get(pattern)
  if (known) return known
  const source = [...pattern]
    .map((point) => (point === '*' ? '.*' : point === '?' ? '.' : point.replace(/[\\^$.|+()[\]{}]/u, '\\$&')))
    .join('')
  const expression = new RegExp(`^${source}$`, 'su')
  expressions.set(pattern, expression)
  return expression
}

const isOf = (pattern: string, key: string) => expressionOf(pattern).test(key)

const isPattern = (text: string) => [...text.replaceAll('*', '')].length > 1

/** Where one letter of a headword may be two of its key. */
const HAS_DOUBLE_LETTERS: ReadonlySet<LanguageId> = new Set(['fr', 'de'])

function bruteForce(pattern: string, members: readonly string[], langs: readonly [LanguageId, LanguageId?], limit: number): string[] {
  const all = candidatesIn(lexicon, members, langs)
  const folded = all.filter(
    ({ headword, lang, fold }) =>
      isPattern(foldKey(pattern, lang)) &&
      (isOf(foldKey(pattern, lang), fold) ||
        (HAS_DOUBLE_LETTERS.has(lang) && pattern.includes('?') && isOf(rawKey(pattern), rawKey(headword)))),
  )
  const loose = all.filter(
    ({ lang, fold, loose: key }) => fold !== key && foldKey(pattern, lang) === looseKey(pattern) && isOf(looseKey(pattern), key),
  )
  const found = folded.length > 0 ? folded : loose
  const cut = found.toSorted((a, b) => a.side - b.side || byCut(a, b)).slice(0, limit)
  return cut.toSorted((a, b) => a.side - b.side || byAlphabet(a, b)).map(({ headword, lang, lock }) => `${headword} ${lang} ${lock}`)
}

/** Pieces of real words with wildcards between them: patterns that find something. */
const patternsFrom = (members: readonly string[]) =>
  fc
    .tuple(
      fc.nat(),
      fc.array(fc.constantFrom('keep', 'keep', 'keep', '?', '*', ''), { minLength: 24, maxLength: 24 }),
      fc.boolean(),
      fc.boolean(),
    )
    .map(([nth, changes, before, after]) => {
      const words = lexicon.listed.filter(({ dictionary }) => members.includes(dictionary))
      const word = words[nth % words.length]?.headword ?? ''
      const inside = [...word].map((point, at) => (changes[at] === 'keep' ? point : (changes[at] ?? point))).join('')
      return `${before ? '*' : ''}${inside}${after ? '*' : ''}`
    })
    .filter((pattern) => /[?*]/.test(pattern) && !/^[^?*]+[?*]$/.test(pattern) && isPattern(pattern) && pattern === pattern.trim())

const CASES: [string, string[], [LanguageId, LanguageId?], object][] = [
  ['a pair, both directions', ['a.fi-en', 'b.fi-en'], ['fi', 'en'], {}],
  ['a pair, one way', ['a.fi-en', 'b.fi-en'], ['fi'], { isOneWay: true }],
  ['languages that fold everything', ['c.fr-de'], ['fr', 'de'], {}],
  ['one small dictionary among larger ones', ['d.small'], ['fi'], { dictionaries: ['d.small'] }],
  ['several dictionaries', ['a.fi-en', 'd.small'], ['fi', 'en'], { dictionaries: ['a.fi-en', 'd.small'] }],
]

describe('SRCH-047 wildcards find what looking at every headword finds', () => {
  test.each(CASES)('%s', async (_, members, langs, request) => {
    const [from, to] = langs[0] === 'fr' ? (['fr', 'de'] as const) : (['fi', 'en'] as const)
    const scopes = await lexicon.scopesOf(lexicon.database, { from, to, ...request })
    let hits = 0
    await fc.assert(
      fc.asyncProperty(patternsFrom(members), fc.constantFrom(10, 50), async (keyword, limit) => {
        const found = await suggestionsFor(lexicon.database, { scopes, keyword, limit })
        if (!found.ok) throw new Error(`${keyword} is refused`)
        const { result, complete } = found.value
        const expected = bruteForce(keyword, members, langs, limit)
        hits += expected.length
        expect(result.map(({ headword, lang, dict_type }) => `${headword} ${lang} ${Number(dict_type === 'premium')}`)).toEqual(expected)
        if (complete) expect(bruteForce(keyword, members, langs, 1000)).toEqual(expected)
      }),
      { numRuns: 40, seed: 5 },
    )
    expect(hits).toBeGreaterThan(20)
  })
})

describe('SRCH-047 ? is one letter as it is written', () => {
  let german: TestLexicon
  beforeAll(async () => {
    const words = { de: ['Straße', 'Strafe', 'Strasser', 'gross', 'Fuß'], fr: ['cœur', 'couleur', 'coeurs'] }
    german = await testLexicon([{ code: 'x.fr-de', type: 'biDirectional', langs: ['de', 'fr'], isDefault: true, words }])
  })
  afterAll(() => german.close())

  test.each([
    ['stra?e', ['Strafe', 'Straße']],
    ['stra??e', ['Straße']],
    ['STRA?E', ['Strafe', 'Straße']],
    ['?u?', ['Fuß']],
    ['fu?', ['Fuß']],
    ['*ra?e*', ['Strafe', 'Straße']],
    ['gro?', []],
    ['c?ur', ['cœur']],
    ['co?ur*', ['coeurs', 'cœur']],
  ])('%s finds %j', async (keyword, headwords) => {
    const scopes = await lexicon.scopesOf(german.database, { from: 'de', to: 'fr' })
    const found = await suggestionsFor(german.database, { scopes, keyword, limit: 10 })
    expect(found.ok && found.value.result.map(({ headword }) => headword).toSorted()).toEqual(headwords.toSorted())
  })
})

describe('patterns that have little to hold on to', () => {
  const PATTERNS = [
    '??',
    '???',
    '?a*',
    '*a?',
    '*k*t*',
    '*a?i*',
    '?a?',
    'k*?o',
    '*??????????????*',
    '*?*?*',
    '* ?*',
    "*'*2",
    '*%*',
    '?????? 2',
    '*が?',
    '?𐐀?',
    '*ä*ä*',
    '*aa',
    'a*ä',
    '*ta?',
  ]
  test.each(PATTERNS)('%s', async (keyword) => {
    const scopes = await lexicon.scopesOf(lexicon.database, { from: 'fi', to: 'en', dictionaries: ['a.fi-en', 'b.fi-en', 'd.small'] })
    for (const limit of [10, 50]) {
      const found = await suggestionsFor(lexicon.database, { scopes, keyword, limit })
      const shown = found.ok
        ? found.value.result.map(({ headword, lang, dict_type }) => `${headword} ${lang} ${Number(dict_type === 'premium')}`)
        : []
      expect(shown).toEqual(bruteForce(keyword, ['a.fi-en', 'b.fi-en', 'd.small'], ['fi', 'en'], limit))
    }
  })
})
