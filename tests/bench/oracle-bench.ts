import { isDeepStrictEqual } from 'node:util'
import { rankSuggestions } from '#server/origin/search/rank-suggestions.ts'
import { suggestionRows } from '#server/origin/search/suggestion-queries.ts'
import { suggestionsFor } from '#server/origin/search/suggestions.ts'
import { findWords } from '#server/origin/search/words.ts'
import { looseKey } from '#shared/search/search-keys.ts'
import { type BenchLexicon, openLexicon } from './bench-lexicon.ts'
import type { Corpus } from './corpus.ts'
import type { MeasuredCorpus } from './measured-corpus.ts'
import { compareModes } from './mode-oracle.ts'
import { bruteForce, candidatesOf, type Oracle, type Suggested } from './oracle.ts'
import { querySets } from './queries.ts'
import type { Figure } from './report.ts'

const QUERIES_OF_A_KIND = 60
const LIMITS = [10, 50]
const SHOWN_MISMATCHES = 5

/** Compares the search with brute force before anything is timed. Throws when one query differs. */
export async function oracleFigures({ corpus, path }: Pick<MeasuredCorpus, 'corpus' | 'path'>): Promise<Figure[]> {
  const oracle = bruteForce(corpus)
  const lexicon = await openLexicon(path)
  const counts = { prefixes: 0, words: 0, otherAtTheCut: 0, mismatches: [] as string[] }

  for (const typed of prefixQueries(corpus)) {
    for (const { limit, cutByCodePoint, cutByAlphabet } of oracle.suggestions(typed, LIMITS)) {
      const found = await suggested(lexicon, typed, limit)
      counts.prefixes += 1
      if (!isDeepStrictEqual(found, cutByCodePoint)) counts.mismatches.push(`${typed}: ${found} instead of ${cutByCodePoint}`)
      if (!isDeepStrictEqual(cutByAlphabet, cutByCodePoint)) counts.otherAtTheCut += 1
    }
  }
  for (const typed of exactQueries(corpus)) {
    const mismatch = await wordMismatch(lexicon, oracle, typed)
    counts.words += 1
    if (mismatch) counts.mismatches.push(mismatch)
  }
  const modes = await compareModes(lexicon, corpus, candidatesOf(corpus))
  counts.mismatches.push(...modes.mismatches)
  lexicon.database.close()
  if (counts.mismatches.length > 0) throw new Error(mismatchText(counts.mismatches))
  const note = `${counts.prefixes} prefix, ${counts.words} exact, ${modes.queries} wildcard, near and full-text queries at ${corpus.size}`
  return [
    { name: 'G16 oracle: mismatches', value: counts.mismatches.length, unit: 'queries', atMost: 0, note },
    {
      name: 'oracle: other words at the cut by alphabet',
      value: counts.otherAtTheCut,
      unit: 'queries',
      note: `of ${counts.prefixes}: equals at the last place are chosen by code point, not by the language's alphabet`,
    },
  ]
}

const mismatchText = (mismatches: readonly string[]) =>
  `${mismatches.length} answers differ from brute force:\n${mismatches.slice(0, SHOWN_MISMATCHES).join('\n')}`

/** The mix, every first letter, words that are not there, whole words as typed, in capitals, without marks, and with marks typed. */
function prefixQueries(corpus: Corpus): string[] {
  const { mix, hot1, noHit, exact } = querySets(corpus, QUERIES_OF_A_KIND * 2)
  const some = exact.slice(0, QUERIES_OF_A_KIND)
  const marked = corpus.words.fi.filter((word) => /[éšá]/.test(word)).slice(0, QUERIES_OF_A_KIND)
  const upToTheMark = marked.map((word) => word.slice(0, word.search(/[éšá]/) + 1))
  return [
    ...new Set([
      ...mix,
      ...hot1,
      ...noHit.slice(0, QUERIES_OF_A_KIND / 2),
      ...some,
      ...some.map((word) => word.toUpperCase()),
      ...some.map(looseKey),
      ...some.map((word) => looseKey(word).slice(0, 3)),
      ...upToTheMark,
      ...corpus.words.en.slice(0, QUERIES_OF_A_KIND),
    ]),
  ]
}

function exactQueries(corpus: Corpus): string[] {
  const { exact, noHit } = querySets(corpus, QUERIES_OF_A_KIND * 6)
  const premium = corpus.records.filter(({ dictionary, lang }) => dictionary === 'bench.premium.fi-en' && lang === 'fi')
  const some = exact.slice(0, QUERIES_OF_A_KIND)
  return [
    ...new Set([
      ...exact,
      ...some.map(looseKey),
      ...some.map((word) => word.toUpperCase()),
      ...premium.slice(0, QUERIES_OF_A_KIND).map(({ headword }) => headword),
      ...corpus.words.en.slice(0, QUERIES_OF_A_KIND),
      ...noHit.slice(0, QUERIES_OF_A_KIND / 2),
    ]),
  ]
}

/** By the whole search function; a single letter, which it finds too short, by the two parts that do its work. */
async function suggested({ database, scopes }: BenchLexicon, keyword: string, limit: number): Promise<Suggested[]> {
  if ([...keyword].length === 1) {
    const rows = await suggestionRows(database, { scopes, typed: keyword, limit })
    return rankSuggestions(rows, keyword).map(({ headword, lang, lock }) => [headword, lang, lock === 1])
  }
  const found = await suggestionsFor(database, { scopes, keyword, limit })
  if (!found.ok) throw new Error(`${keyword}: ${found.error.code}`)
  return found.value.result.map(({ headword, lang, dict_type }) => [headword, lang, dict_type === 'premium'])
}

async function wordMismatch({ database, catalogue, scopes }: BenchLexicon, oracle: Oracle, keyword: string): Promise<string | undefined> {
  const found = await findWords(database, { catalogue, scopes, keyword, dictOrder: [], hasPremium: true })
  // Words as the search answers them: each has its public id.
  const answer = { ids: (found.data as { id: string }[]).map(({ id }) => id), flipLangs: found.flipLangs }
  const expected = oracle.words(keyword)
  return isDeepStrictEqual(answer, expected) ? undefined : `${keyword}: ${JSON.stringify(answer)} instead of ${JSON.stringify(expected)}`
}
