import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AutocompleteAnswer } from '#shared/api/autocomplete.ts'
import { narrowedAnswer } from '#shared/search/autocomplete-state.ts'
import { cleanKeyword } from '#shared/search/keyword-rules.ts'
import { type TestLexicon, testLexicon } from '../../../tests/support/test-lexicon.ts'
import { numbers, wordsLike } from '../../../tests/support/words-like.ts'
import { askedScopes, type ScopeRequest } from './asked-scopes.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogueReader } from './scope-queries.ts'
import { suggestionsFor } from './suggestions.ts'

const LIMIT = 10

/** Short words of few letters, many of which differ in their marks and capitals only. */
const ALPHABETS = { fi: 'aktäöšA', en: 'akté', fr: 'aktéèçœE', de: 'aktäßöA' } as const
const next = numbers(11)
const dense = (lang: keyof typeof ALPHABETS, count: number) => {
  const letters = [...ALPHABETS[lang]]
  return Array.from({ length: count }, () => Array.from({ length: 2 + next(5) }, () => letters[next(letters.length)]).join(''))
}

let lexicon: TestLexicon
let catalogue: Catalogue

beforeAll(async () => {
  lexicon = await testLexicon([
    {
      code: 'a.fi-en',
      type: 'biDirectional',
      langs: ['fi', 'en'],
      isDefault: true,
      words: { fi: [...dense('fi', 300), ...wordsLike('fi', 400, next)], en: [...dense('en', 200), ...wordsLike('en', 300, next)] },
    },
    {
      code: 'b.fi-en',
      type: 'monoDirectional',
      langs: ['fi', 'en'],
      isDefault: true,
      dict_type: 'premium',
      words: { fi: wordsLike('fi', 200, next) },
    },
    {
      code: 'c.fr-de',
      type: 'biDirectional',
      langs: ['fr', 'de'],
      isDefault: true,
      words: { fr: [...dense('fr', 300), ...wordsLike('fr', 300, next)], de: [...dense('de', 300), ...wordsLike('de', 300, next)] },
    },
    {
      code: 'd.many',
      type: 'multiLingual',
      langs: ['fi', 'en', 'fr'],
      words: { fi: dense('fi', 150), en: dense('en', 150), fr: dense('fr', 150) },
    },
  ])
  catalogue = await catalogueReader({ lexicon: lexicon.database, generation: () => 'test' })()
})
afterAll(() => lexicon.close())

async function answered(keyword: string, given: Partial<ScopeRequest>): Promise<AutocompleteAnswer> {
  const request: ScopeRequest = {
    from: undefined,
    to: undefined,
    dictionaries: [],
    entryLangs: [],
    isOneWay: false,
    teamId: undefined,
    ...given,
  }
  const found = await suggestionsFor(lexicon.database, { scopes: askedScopes(catalogue, request), keyword, limit: LIMIT })
  if (!found.ok) throw new Error(found.error.code)
  return { ...found.value, resultBaseForms: {} }
}

async function allHeadwords(): Promise<string[]> {
  const rows = await lexicon.database.all<{ headword: string }>('SELECT DISTINCT headword FROM headword_scope', [])
  return rows.map(({ headword }) => headword)
}

const SCOPES: [string, Partial<ScopeRequest>][] = [
  ['a pair, both directions', { from: 'fi', to: 'en' }],
  ['a pair, the other way round', { from: 'en', to: 'fi' }],
  ['a pair, one way', { from: 'en', to: 'fi', isOneWay: true }],
  ['languages that fold everything', { from: 'fr', to: 'de' }],
  ['a dictionary of many languages, in all of them', { dictionaries: ['d.many'], entryLangs: ['all'] }],
]

test.each(SCOPES)('AC-032 narrowing an answer gives what the server answers: %s', async (_, scope) => {
  const headwords = await allHeadwords()
  const counts = { narrowed: 0, left: 0 }
  const typed = fc.record({
    headword: fc.constantFrom(...headwords),
    at: fc.integer({ min: 2, max: 6 }),
    more: fc.integer({ min: 1, max: 3 }),
    stray: fc.option(fc.constantFrom('ä', 'é', 'a', 'A', ' ', '-', 'e\u0301'), { freq: 5 }),
    isBare: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(typed, async ({ headword, at, more, stray, isBare }) => {
      const letters = [...(isBare ? headword.normalize('NFD').replace(/\p{M}/gu, '') : headword)]
      const beginning = cleanKeyword(letters.slice(0, at).join(''))
      const keyword = cleanKeyword(letters.slice(0, at + more).join('') + (stray ?? ''))
      fc.pre([...beginning].length >= 2 && keyword !== beginning)
      const earlier = { keyword: beginning, answer: await answered(beginning, scope) }
      const narrowed = narrowedAnswer(keyword, scope.from, earlier)
      if (earlier.answer.complete) counts[narrowed ? 'narrowed' : 'left'] += 1
      if (narrowed) expect(narrowed).toEqual(await answered(keyword, scope))
    }),
    { numRuns: 4000, seed: 5 },
  )
  // It is of use only where it does say something.
  expect(counts.narrowed).toBeGreaterThan(80)
})
