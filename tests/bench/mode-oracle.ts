import { fullTextHitCount, fullTextHits } from '#server/origin/search/full-text/full-text.ts'
import { nearHeadwords } from '#server/origin/search/near/near-headwords.ts'
import { suggestionsFor } from '#server/origin/search/suggestions.ts'
import { foldKey, looseKey } from '#shared/search/search-keys.ts'
import { textWords } from '#shared/search/text-words.ts'
import type { BenchLexicon } from './bench-lexicon.ts'
import { COMMON_WORDS, type Corpus, type CorpusLanguage, corpusDictionaries } from './corpus.ts'
import type { Candidate } from './oracle.ts'
import { longWords, NEAR, QUERY_SHAPES } from './pattern-queries.ts'

const QUERIES_OF_A_SHAPE = 25
const LIMIT = 50

export type Compared = { queries: number; mismatches: string[] }

/** Wildcards and near search against looking at every headword, full text against reading every entry. Shares with the search only what keys and words are. */
export async function compareModes(lexicon: BenchLexicon, corpus: Corpus, candidates: readonly Candidate[]): Promise<Compared> {
  const compared: Compared = { queries: 0, mismatches: [] }
  const compare = (asked: string, found: readonly string[], expected: readonly string[]) => {
    compared.queries += 1
    if (found.join('|') !== expected.join('|')) compared.mismatches.push(`${asked}: ${found} instead of ${expected}`)
  }
  const words = longWords(corpus, QUERIES_OF_A_SHAPE)
  for (const [shape, made] of Object.entries(QUERY_SHAPES)) {
    if (shape === 'prefix*') continue // answered as what it begins with, which is compared with the other prefixes
    for (const asked of words.map(made)) {
      const found = shape === 'near' ? await nearFound(lexicon, asked) : await wildcardFound(lexicon, asked)
      compare(`${shape} ${asked}`, found, shape === 'near' ? nearExpected(candidates, asked) : wildcardExpected(candidates, asked))
    }
  }
  await compareTexts(lexicon, { corpus, candidates, compare })
  return compared
}

const nameOf = ({ headword, lang }: { headword: string; lang: string }) => `${lang} ${headword}`

async function wildcardFound({ database, scopes }: BenchLexicon, keyword: string): Promise<string[]> {
  const found = await suggestionsFor(database, { scopes, keyword, limit: LIMIT })
  if (!found.ok) throw new Error(`${keyword}: ${found.error.code}`)
  return found.value.result.map(nameOf).toSorted()
}

async function nearFound({ database, scopes }: BenchLexicon, keyword: string): Promise<string[]> {
  const { result } = await nearHeadwords(database, { scopes, keyword, ...NEAR })
  return result.map(nameOf).toSorted()
}

/** The first of them by rank; which they are is compared, not how the page then orders them. */
const firstByRank = (found: readonly Candidate[]) =>
  found
    .toSorted((a, b) => sideOf(a) - sideOf(b) || byRank(a, b))
    .slice(0, LIMIT)
    .map(nameOf)
    .toSorted()

const sideOf = ({ lang }: Candidate) => (lang === 'fi' ? 0 : 1)
const byRank = (a: Candidate, b: Candidate) =>
  b.weight - a.weight || a.length - b.length || Buffer.compare(Buffer.from(a.headword), Buffer.from(b.headword))

function wildcardExpected(candidates: readonly Candidate[], asked: string): string[] {
  const patterns = { fi: regexOf(foldKey(asked, 'fi')), en: regexOf(foldKey(asked, 'en')) }
  const folded = candidates.filter(({ lang, fold }) => patterns[lang].test(fold))
  if (folded.length > 0) return firstByRank(folded)
  const loose = regexOf(looseKey(asked))
  const isLoose = (lang: CorpusLanguage) => foldKey(asked, lang) === looseKey(asked)
  return firstByRank(candidates.filter((one) => one.loose !== one.fold && isLoose(one.lang) && loose.test(one.loose)))
}

const regexOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replace(/[-.+^$()|[\]{}\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    'su',
  )

function nearExpected(candidates: readonly Candidate[], asked: string): string[] {
  const keys = { fi: foldKey(asked, 'fi'), en: foldKey(asked, 'en') }
  const near = candidates.flatMap((candidate) => {
    const key = keys[candidate.lang]
    const most = key.length < 3 ? 0 : key.length < 6 ? 1 : 2
    const longer = Math.max(key.length, candidate.fold.length)
    if (Math.abs(key.length - candidate.fold.length) > most) return []
    const distance = levenshtein(key, candidate.fold)
    return distance <= most && 1 - distance / longer >= NEAR.similarity ? [{ candidate, distance }] : []
  })
  return near
    .toSorted((a, b) => a.distance - b.distance || sideOf(a.candidate) - sideOf(b.candidate) || byRank(a.candidate, b.candidate))
    .slice(0, LIMIT)
    .map(({ candidate }) => nameOf(candidate))
    .toSorted()
}

/** The textbook's table. */
function levenshtein(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

type Texts = {
  corpus: Corpus
  candidates: readonly Candidate[]
  compare: (asked: string, found: readonly string[], expected: readonly string[]) => void
}

async function compareTexts({ database, catalogue, scopes }: BenchLexicon, { corpus, candidates, compare }: Texts): Promise<void> {
  const keywords = [...Object.values(COMMON_WORDS), ...longWords(corpus, QUERIES_OF_A_SHAPE), ...corpus.words.en.slice(0, 5)]
  const entries = entryTexts(corpus, candidates)
  for (const keyword of new Set(keywords.map((word) => [...textWords(word)].map(({ key }) => key)[0] ?? ''))) {
    const request = { catalogue, scopes, keyword, hasPremium: true }
    const expected = entries.filter(({ words }) => words.has(keyword)).toSorted((a, b) => b.weight - a.weight || a.sequence - b.sequence)
    const hits = await fullTextHits(database, request, { start: 0, limit: 20, contextLimit: 70 })
    compare(
      `full text ${keyword}`,
      hits.map(({ entryRef }) => `${entryRef}`),
      expected.slice(0, 20).map(({ id }) => id),
    )
    compare(`count of ${keyword}`, [`${await fullTextHitCount(database, request)}`], [`${Math.min(expected.length, 5001)}`])
  }
}

type EntryText = { id: string; sequence: number; weight: number; words: ReadonlySet<string> }

/** In the order of import: the dictionary of the lower rank first. */
function entryTexts(corpus: Corpus, candidates: readonly Candidate[]): EntryText[] {
  const weights = new Map(candidates.map((candidate) => [nameOf(candidate), candidate.weight]))
  const dictionaries = corpusDictionaries(corpus).toSorted((a, b) => a.dictionary.rank - b.dictionary.rank)
  const entries = dictionaries.flatMap(({ dictionary: { code }, entries: all }) =>
    [...all].flatMap((one) => (one.status === 'ok' ? [{ code, ...one }] : [])),
  )
  return entries.map(({ code, key, word }, sequence) => ({
    id: `${code}:${key}`,
    sequence,
    weight: weights.get(nameOf(word)) ?? 0,
    words: new Set(textsIn([word.headword, word.senses]).flatMap((text) => [...textWords(text)].map((one) => one.key))),
  }))
}

/** Every text of the made-up entries: their headword, and in their senses all that is no name of something. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (name === 'id' || name === 'lang' ? [] : textsIn(inner)))
}
