import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Suggestion } from '#shared/api/autocomplete.ts'
import { narrowedAnswer } from '#shared/search/autocomplete-state.ts'
import { foldKey, looseKey, rawKey } from '#shared/search/search-keys.ts'
import { readGolden, suggestionsText, writeGolden } from './golden-file.ts'
import { GOLDEN_LANGUAGES, type GoldenLanguage, type GoldenLexicon, goldenLexicon, goldenWords } from './golden-lexicon.ts'

type Answer = { typed: string; result: Suggestion[]; complete: boolean }

let lexicon: GoldenLexicon
const weights = new Map<string, number>()
const answers = new Map<GoldenLanguage, Answer[]>()

beforeAll(async () => {
  lexicon = await goldenLexicon()
  const rows = await lexicon.database.all<{ lang: string; headword: string; weight: number }>(
    'SELECT scope.src AS lang, found.headword, max(found.weight) AS weight FROM headword_scope AS found JOIN scope ON scope.id = found.scope GROUP BY 1, 2',
    [],
  )
  for (const { lang, headword, weight } of rows) weights.set(`${lang} ${headword}`, weight)
  for (const lang of GOLDEN_LANGUAGES) {
    const asked = readGolden(lang).map(async ({ typed }) => ({ typed, ...(await lexicon.suggest(lang, typed)) }))
    answers.set(lang, await Promise.all(asked))
  }
})
afterAll(() => lexicon.close())

const answersIn = (lang: GoldenLanguage) => answers.get(lang) ?? []

describe.each(GOLDEN_LANGUAGES)('AC-030 the first ten suggestions in %s', (lang) => {
  test('are those of the golden file', () => {
    const lines = answersIn(lang).map(({ typed, result }) => ({ typed, suggestions: suggestionsText(lang, result) }))
    if (process.env.UPDATE_GOLDEN === '1') writeGolden(lang, lines)
    expect(lines).toEqual(readGolden(lang))
  })

  test('are asked for 200 different beginnings, of several hundred words', () => {
    const typed = answersIn(lang).map((answer) => answer.typed)
    expect(new Set(typed).size).toBe(typed.length)
    expect(typed.length).toBeGreaterThanOrEqual(200)
    expect(goldenWords(lang).length).toBeGreaterThanOrEqual(300)
  })

  test('begin with the very word wherever there is one', () => {
    const words = new Set(goldenWords(lang).map(({ headword }) => headword))
    for (const { typed, result } of answersIn(lang)) {
      if (words.has(typed)) expect([typed, result[0]?.headword, result[0]?.lang]).toEqual([typed, typed, lang])
      expect(result.findLastIndex(({ is_match }) => is_match)).toBe(result.filter(({ is_match }) => is_match).length - 1)
    }
  })

  test('stand in the order of the rule: closer, heavier, shorter, then by the alphabet; each direction by itself', () => {
    for (const { typed, result } of answersIn(lang)) {
      const others = result.filter(({ is_match }) => !is_match)
      expect(others, typed).toEqual(others.toSorted((a, b) => compared(a, b, { typed, lang })))
    }
  })

  test('are each there once', () => {
    for (const { typed, result } of answersIn(lang)) {
      expect(new Set(result.map((one) => `${one.lang} ${one.headword}`)).size, typed).toBe(result.length)
    }
  })

  test('all begin with what was typed, its own letters never passed over', () => {
    for (const { typed, result } of answersIn(lang)) {
      for (const suggestion of result) expect(closeness(suggestion, typed), `${typed}: ${suggestion.headword}`).toBeLessThan(6)
    }
  })

  test('for one letter more are those for the letters before that still fit, and others only where there is room', async () => {
    for (const { typed, result, complete } of answersIn(lang)) {
      for (const longer of nextOf(result, typed)) {
        const after = await lexicon.suggest(lang, longer)
        const stillFit = result.filter((suggestion) => closeness(suggestion, longer) < 6)
        const kept = after.result.filter(({ headword, lang: own }) => stillFit.some((one) => one.headword === headword && one.lang === own))
        if (after.complete) expect(kept.length, `${typed} → ${longer}`).toBe(stillFit.length)
        if (complete) expect(after.result.length, `${typed} → ${longer}`).toBe(stillFit.length)
        const narrowed = narrowedAnswer(longer, lang, { keyword: typed, answer: { result, complete, resultBaseForms: {} } })
        if (narrowed) expect(narrowed.result, `${typed} → ${longer}`).toEqual(after.result)
      }
    }
  })
})

type Asked = { typed: string; lang: GoldenLanguage }

const compared = (a: Suggestion, b: Suggestion, { typed, lang }: Asked): number =>
  Number(a.lang !== lang) - Number(b.lang !== lang) ||
  closeness(a, typed) - closeness(b, typed) ||
  (weights.get(`${b.lang} ${b.headword}`) ?? 0) - (weights.get(`${a.lang} ${a.headword}`) ?? 0) ||
  [...a.headword].length - [...b.headword].length ||
  new Intl.Collator(a.lang).compare(a.headword, b.headword)

/** 0 the same, 1 but for case, 2 but for marks; then beginnings: 3 with the typed marks, 4 with the language's own letters, 5 without marks; 6 no match. */
function closeness({ headword, lang }: Pick<Suggestion, 'headword' | 'lang'>, typed: string): number {
  const [raw, fold, loose] = [rawKey, (text: string) => foldKey(text, lang), looseKey].map(
    (keyOf) => [keyOf(headword), keyOf(typed)] as const,
  )
  if (!raw || !fold || !loose) return 6
  const mayDropMarks = fold[1] === loose[1]
  const isSame = ([word, wanted]: readonly [string, string]) => word === wanted
  const begins = ([word, wanted]: readonly [string, string]) => word.startsWith(wanted)
  if (headword === typed) return 0
  if (isSame(raw)) return 1
  if (isSame(fold) || (mayDropMarks && isSame(loose))) return 2
  if (raw[1] !== fold[1] && begins(raw)) return 3
  if (begins(fold)) return 4
  return mayDropMarks && begins(loose) ? 5 : 6
}

/** What a reader goes on to type for each suggestion. */
const nextOf = (result: readonly Suggestion[], typed: string): string[] => {
  const at = [...typed].length
  const letters = result.flatMap(({ headword }) => ([...headword][at] === ' ' ? [] : ([...headword][at] ?? [])))
  return [...new Set(letters)].map((letter) => typed + letter)
}
