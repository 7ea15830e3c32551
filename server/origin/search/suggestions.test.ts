import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LanguageId } from '#shared/language/language-id.ts'
import { foldKey, looseKey, rawKey } from '#shared/search/search-keys.ts'
import { type TestDictionary, type TestLexicon, testLexicon } from '../../../tests/support/test-lexicon.ts'
import { askedScopes, type ScopeRequest } from './asked-scopes.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogueReader } from './scope-queries.ts'
import { suggestionsFor } from './suggestions.ts'

/** A fixed stream of numbers, so that the lexicon is the same in every run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const ALPHABETS = { fi: 'aiktäöšA', en: 'aiktéA', fr: 'aiktéèçœE', de: 'aiktäßöA' } as const
const next = numbers(7)

function words(lang: keyof typeof ALPHABETS, count: number): string[] {
  const letters = [...ALPHABETS[lang]]
  const word = () => Array.from({ length: 1 + next(6) }, () => letters[next(letters.length)]).join('')
  return Array.from({ length: count }, word)
}

const DICTIONARIES: TestDictionary[] = [
  { code: 'a.fi-en', type: 'biDirectional', langs: ['fi', 'en'], isDefault: true, words: { fi: words('fi', 1500), en: words('en', 900) } },
  { code: 'b.fi-en', type: 'monoDirectional', langs: ['fi', 'en'], isDefault: true, dict_type: 'premium', words: { fi: words('fi', 600) } },
  { code: 'c.fr-de', type: 'biDirectional', langs: ['fr', 'de'], isDefault: true, words: { fr: words('fr', 700), de: words('de', 700) } },
  {
    code: 'd.many',
    type: 'multiLingual',
    langs: ['fi', 'en', 'fr'],
    words: { fi: words('fi', 300), en: words('en', 300), fr: words('fr', 300) },
  },
]

let lexicon: TestLexicon
let catalogue: Catalogue
let all: { headword: string; lang: LanguageId; weight: number; dictionary: string; tgt: string; lock: 0 | 1 }[]

beforeAll(async () => {
  lexicon = await testLexicon(DICTIONARIES, [
    { id: 'both', title: 'Both', type: 'fixed', dictionaries: ['a.fi-en', 'd.many'], langs: ['fi', 'en'] },
  ])
  catalogue = await catalogueReader({ lexicon: lexicon.database, generation: () => 'test' })()
  all = await lexicon.database.all(
    `SELECT found.headword, scope.src AS lang, found.weight, dictionary.code AS dictionary, scope.tgt, found.lock
       FROM headword_scope AS found JOIN scope ON scope.id = found.scope JOIN dictionary ON dictionary.id = scope.dictionary
      WHERE scope.kind = 'dictionary' AND scope.level = 1`,
    [],
  )
})
afterAll(() => lexicon.close())

const request = (given: Partial<ScopeRequest>): ScopeRequest => ({
  from: undefined,
  to: undefined,
  dictionaries: [],
  entryLangs: [],
  isOneWay: false,
  teamId: undefined,
  ...given,
})

type Found = { headword: string; lang: LanguageId; side: number; step: number; weight: number; lock: number }

/** Every headword is looked at; nothing of the index but the weights is used. */
function bruteForce(typed: string, { from, to, isOneWay }: ScopeRequest, members: readonly string[]): Found[] {
  const found = new Map<string, Found>()
  for (const { headword, lang, weight, dictionary, tgt, lock } of all) {
    const side = lang === from && (tgt === to || tgt === '*') ? 0 : lang === to && (tgt === from || tgt === '*') ? 1 : undefined
    if (side === undefined || (side === 1 && isOneWay) || !members.includes(dictionary)) continue
    const step = stepOf(headword, lang, typed)
    if (step === undefined) continue
    const known = found.get(`${lang} ${headword}`)
    found.set(`${lang} ${headword}`, { headword, lang, side, step, weight, lock: Math.min(lock, known?.lock ?? 1) })
  }
  return [...found.values()]
}

const kept = new Map<string, readonly [string, string, string]>()
function keysOf(text: string, lang: LanguageId): readonly [string, string, string] {
  const keys = kept.get(`${lang} ${text}`) ?? ([rawKey(text), foldKey(text, lang), looseKey(text)] as const)
  kept.set(`${lang} ${text}`, keys)
  return keys
}

function stepOf(headword: string, lang: LanguageId, typed: string): number | undefined {
  const [raw, fold, loose] = keysOf(typed, lang)
  const keys = keysOf(headword, lang)
  const levels: [boolean, string, string, number][] = [
    [raw !== fold, keys[0], raw, 1],
    [true, keys[1], fold, 2],
    [fold === loose, keys[2], loose, 3],
  ]
  const hits = levels.filter(([isAsked, key, wanted]) => isAsked && key.startsWith(wanted))
  return hits.some(([, key, wanted]) => key === wanted) ? 0 : hits[0]?.[3]
}

const byCodePoint = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
const length = (text: string) => [...text].length

/** The first `limit` in the order of the cut, then as AC-030 shows them. */
function ranked(found: readonly Found[], typed: string, limit: number): string[] {
  const exact = ({ headword }: Found) => Number(headword === typed)
  const closeness = (one: Found) => (one.step > 0 ? one.step + 2 : rawKey(one.headword) === rawKey(typed) ? 1 : 2)
  const cut = found
    .toSorted(
      (a, b) =>
        exact(b) - exact(a) ||
        a.side - b.side ||
        a.step - b.step ||
        b.weight - a.weight ||
        length(a.headword) - length(b.headword) ||
        byCodePoint(a.headword, b.headword),
    )
    .slice(0, limit)
  return cut
    .toSorted(
      (a, b) =>
        exact(b) - exact(a) ||
        a.side - b.side ||
        closeness(a) - closeness(b) ||
        b.weight - a.weight ||
        length(a.headword) - length(b.headword) ||
        new Intl.Collator(a.lang).compare(a.headword, b.headword),
    )
    .map(({ headword, lang, lock }) => `${headword} ${lang} ${lock}`)
}

async function suggested(typed: string, asked: ScopeRequest, limit: number): Promise<string[]> {
  const found = await suggestionsFor(lexicon.database, { scopes: askedScopes(catalogue, asked), keyword: typed, limit })
  if (!found.ok) throw new Error(found.error.code)
  return found.value.result.map(({ headword, lang, dict_type }) => `${headword} ${lang} ${dict_type === 'premium' ? 1 : 0}`)
}

describe('AC-030 suggestions are what looking at every headword gives', () => {
  const typedIn = (...langs: (keyof typeof ALPHABETS)[]) =>
    fc.string({ unit: fc.constantFrom(...new Set(langs.flatMap((lang) => [...ALPHABETS[lang]]))), minLength: 2, maxLength: 4 })
  const cases: [string, Partial<ScopeRequest>, string[], fc.Arbitrary<string>][] = [
    ['a pair, both directions', { from: 'fi', to: 'en' }, ['a.fi-en', 'b.fi-en'], typedIn('fi', 'en')],
    ['a pair, one way', { from: 'en', to: 'fi', isOneWay: true }, ['a.fi-en', 'b.fi-en'], typedIn('fi', 'en')],
    ['languages that fold everything', { from: 'fr', to: 'de' }, ['c.fr-de'], typedIn('fr', 'de')],
    ['one dictionary', { from: 'fi', to: 'en', dictionaries: ['b.fi-en'] }, ['b.fi-en'], typedIn('fi')],
    [
      'several dictionaries',
      { from: 'fi', to: 'en', dictionaries: ['a.fi-en', 'b.fi-en', 'd.many'] },
      ['a.fi-en', 'b.fi-en', 'd.many'],
      typedIn('fi', 'en'),
    ],
    ['a fixed group', { from: 'fi', to: 'en', dictionaries: ['both'] }, ['a.fi-en', 'd.many'], typedIn('fi', 'en')],
  ]

  test.each(cases)('%s', async (_, given, members, typed) => {
    const asked = request(given)
    await fc.assert(
      fc.asyncProperty(typed, fc.constantFrom(10, 50), async (keyword, limit) => {
        expect(await suggested(keyword, asked, limit)).toEqual(ranked(bruteForce(keyword, asked, members), keyword, limit))
      }),
      { numRuns: 100 },
    )
  })

  test('the lexicon has prefixes on both sides of the threshold, or the comparison would prove little', async () => {
    const [{ lists = 0 } = {}] = await lexicon.database.all<{ lists: number }>('SELECT count(*) AS lists FROM top_prefix', [])
    expect(lists).toBeGreaterThan(20)
    expect(bruteForce('kit', request({ from: 'fi', to: 'en' }), ['a.fi-en']).length).toBeLessThan(128)
  })
})

describe('wildcards', () => {
  const asked = request({ from: 'fi', to: 'en' })
  const membersOf = (typed: string) => bruteForce(typed, asked, ['a.fi-en', 'b.fi-en'])

  test('abc* answers what abc begins', async () => {
    expect(await suggested('kt*', asked, 10)).toEqual(await suggested('kt', asked, 10))
    expect(await suggested('kt***', asked, 10)).toEqual(await suggested('kt', asked, 10))
  })

  test('abc? answers what is one character longer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...ALPHABETS.fi), minLength: 1, maxLength: 3 }), async (typed) => {
        const expected = membersOf(typed).filter(({ headword, lang }) =>
          [
            [rawKey(headword), rawKey(typed), rawKey(typed) !== foldKey(typed, lang)],
            [foldKey(headword, lang), foldKey(typed, lang), true],
            [looseKey(headword), looseKey(typed), foldKey(typed, lang) === looseKey(typed)],
          ].some(
            ([key, wanted, isAsked]) =>
              isAsked && String(key).startsWith(String(wanted)) && length(String(key)) === length(String(wanted)) + 1,
          ),
        )
        const found = await suggested(`${typed}?`, asked, 50)
        expect(found.length).toBe(Math.min(50, expected.length))
        if (expected.length <= 50)
          expect(found.toSorted()).toEqual(expected.map(({ headword, lang, lock }) => `${headword} ${lang} ${lock}`).toSorted())
      }),
      { numRuns: 60 },
    )
  })

  test.each(['*', '**', '?', 'a*', '*a', '*a**'])('SRCH-015 %s is refused rather than answered with nothing', async (keyword) => {
    const found = await suggestionsFor(lexicon.database, { scopes: askedScopes(catalogue, asked), keyword, limit: 10 })
    expect(found).toEqual({ ok: false, error: { code: 'bad_request' } })
  })
})

test('AC-018 one character is too short in Finnish', async () => {
  const found = await suggestionsFor(lexicon.database, {
    scopes: askedScopes(catalogue, request({ from: 'fi', to: 'en' })),
    keyword: 'k',
    limit: 10,
  })
  expect(found).toEqual({ ok: true, value: { result: [], complete: false } })
})

test('AC-032 an answer of fewer rows than the limit is complete', async () => {
  const scopes = askedScopes(catalogue, request({ from: 'fi', to: 'en' }))
  expect(await suggestionsFor(lexicon.database, { scopes, keyword: 'zzz', limit: 10 })).toMatchObject({ value: { complete: true } })
  expect(await suggestionsFor(lexicon.database, { scopes, keyword: 'kt', limit: 10 })).toMatchObject({ value: { complete: false } })
})
