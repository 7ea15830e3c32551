import { headwordWeight } from '#server/origin/lexicon/index/headword-weight.ts'
import { foldKey, looseKey, rawKey } from '#shared/search/search-keys.ts'
import type { Corpus, CorpusLanguage, CorpusRecord } from './corpus.ts'

/** A distinct (language, headword) of the corpus with all that its place depends on. */
export type Candidate = {
  headword: string
  lang: CorpusLanguage
  weight: number
  length: number
  isLocked: boolean
  raw: string
  fold: string
  loose: string
  records: CorpusRecord[]
}

export type Suggested = readonly [headword: string, lang: string, isLocked: boolean]

/**
 * The index keeps its lists by code point, since SQLite knows no alphabets: which of equals are the last ones of a page is decided
 * so. `cutByAlphabet` is what the page would hold otherwise.
 */
export type Suggestions = { limit: number; cutByCodePoint: Suggested[]; cutByAlphabet: Suggested[] }

export type Oracle = {
  /** The first suggestions of a search from Finnish to English, at each limit. */
  suggestions: (typed: string, limits: readonly number[]) => Suggestions[]
  /** The public ids of a headword's Finnish entries in the order of the answer, and whether there are English ones only. */
  words: (typed: string) => { ids: string[]; flipLangs: boolean }
}

/**
 * Answers by looking at every record: no index, no ranges, no ready-made lists. Says what AC-030 and SRCH-049 say and shares
 * with the search only the definitions of keys and of weight.
 */
export function bruteForce(corpus: Corpus): Oracle {
  const candidates = candidatesOf(corpus)
  return {
    suggestions: (typed, limits) => suggestionsOf(candidates, typed, limits),
    words: (typed) => wordsOf(candidates, typed),
  }
}

/** All distinct headwords of the corpus, with what is known of each. */
export function candidatesOf({ records }: Corpus): Candidate[] {
  const byHeadword = Map.groupBy(records, ({ lang, headword }) => `${lang} ${headword}`)
  return [...byHeadword.values()].flatMap((same) => (same[0] ? [candidateOf(same[0], same)] : []))
}

function candidateOf({ headword, lang }: CorpusRecord, records: CorpusRecord[]): Candidate {
  const sum = (count: (record: CorpusRecord) => number) => records.reduce((total, record) => total + count(record), 0)
  const weight = headwordWeight({
    text: headword,
    lang,
    senses: sum(({ senses }) => senses),
    translations: sum(({ translations }) => translations),
    dictionaries: new Set(records.map(({ dictionary }) => dictionary)).size,
    isName: false,
  })
  const isLocked = records.every(isPremium)
  const keys = { raw: rawKey(headword), fold: foldKey(headword, lang), loose: looseKey(headword) }
  return { headword, lang, weight, isLocked, length: [...headword].length, ...keys, records }
}

const isPremium = ({ dictionary }: CorpusRecord) => dictionary === 'bench.premium.fi-en'

/** What was typed, and its keys in each language. */
type Typed = { text: string; raw: string; loose: string; fold: Record<CorpusLanguage, string> }

const typedOf = (text: string): Typed => ({
  text,
  raw: rawKey(text),
  loose: looseKey(text),
  fold: { fi: foldKey(text, 'fi'), en: foldKey(text, 'en') },
})

/** AC-030: exactly as typed, but for case, but for diacritics; then beginnings that honour the typed marks, folded and loose ones. */
type Closeness = 0 | 1 | 2 | 3 | 4 | 5

function closenessOf(typed: Typed, { headword, lang, raw, fold, loose }: Candidate): Closeness | undefined {
  const typedFold = typed.fold[lang]
  const isLoose = typedFold === typed.loose // no letter with a mark of the language's own was typed
  if (headword === typed.text) return 0
  if (raw === typed.raw) return 1
  if (fold === typedFold || (isLoose && loose === typed.loose)) return 2
  if (typed.raw !== typedFold && raw !== fold && raw.startsWith(typed.raw)) return 3
  if (fold.startsWith(typedFold)) return 4
  return isLoose && loose !== fold && loose.startsWith(typed.loose) ? 5 : undefined
}

type Found = { candidate: Candidate; closeness: Closeness }
type Compare = (a: Found, b: Found) => number

function suggestionsOf(candidates: readonly Candidate[], text: string, limits: readonly number[]): Suggestions[] {
  const typed = typedOf(text)
  const found: Found[] = []
  for (const candidate of candidates) {
    const closeness = closenessOf(typed, candidate)
    if (closeness !== undefined) found.push({ candidate, closeness })
  }
  const byAlphabet = found.toSorted(order(alphabetical))
  const byCodePoint = found.toSorted(order(codePoints))
  return limits.map((limit) => ({
    limit,
    cutByCodePoint: byCodePoint.slice(0, limit).toSorted(order(alphabetical)).map(suggestedOf),
    cutByAlphabet: byAlphabet.slice(0, limit).map(suggestedOf),
  }))
}

const suggestedOf = ({ candidate: { headword, lang, isLocked } }: Found): Suggested => [headword, lang, isLocked]

const order =
  (equals: Compare): Compare =>
  (a, b) =>
    Number(b.closeness === 0) - Number(a.closeness === 0) ||
    sideOf(a) - sideOf(b) ||
    a.closeness - b.closeness ||
    b.candidate.weight - a.candidate.weight ||
    a.candidate.length - b.candidate.length ||
    equals(a, b)

const sideOf = ({ candidate: { lang } }: Found) => (lang === 'fi' ? 0 : 1)

const collators = { fi: new Intl.Collator('fi'), en: new Intl.Collator('en') }
const alphabetical: Compare = (a, b) => collators[a.candidate.lang].compare(a.candidate.headword, b.candidate.headword)
const codePoints: Compare = (a, b) => Buffer.compare(Buffer.from(a.candidate.headword), Buffer.from(b.candidate.headword))

function wordsOf(candidates: readonly Candidate[], text: string) {
  const typed = typedOf(text)
  const of = (lang: CorpusLanguage) => {
    const inLanguage = candidates.filter((candidate) => candidate.lang === lang)
    const folded = inLanguage.filter(({ fold }) => fold === typed.fold[lang])
    if (folded.length > 0 || typed.fold[lang] !== typed.loose) return folded
    return inLanguage.filter(({ loose }) => loose === typed.loose)
  }
  const found = of('fi').flatMap((candidate) => candidate.records.map((record) => ({ record, candidate })))
  const closeness = ({ headword, raw }: Candidate) => (headword === text ? 0 : raw === typed.raw ? 1 : 2)
  const ordered = found.toSorted(
    (a, b) =>
      Number(isPremium(b.record)) - Number(isPremium(a.record)) || // its rank is before the other's
      closeness(a.candidate) - closeness(b.candidate) ||
      a.record.homonym - b.record.homonym ||
      b.candidate.weight - a.candidate.weight,
  )
  return {
    ids: ordered.map(({ record: { dictionary, key } }) => `${dictionary}:${key}`),
    flipLangs: ordered.length === 0 && of('en').length > 0,
  }
}
