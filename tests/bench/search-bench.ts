import { DatabaseSync } from 'node:sqlite'
import { rankSuggestions } from '#server/origin/search/rank-suggestions.ts'
import { suggestionRows } from '#server/origin/search/suggestion-queries.ts'
import { findWords } from '#server/origin/search/words.ts'
import { type BenchLexicon, openLexicon } from './bench-lexicon.ts'
import { interleaved, median, range, ratios, type Spread, spread, timesOf } from './measure.ts'
import type { MeasuredCorpus } from './measured-corpus.ts'
import { type QuerySets, querySets } from './queries.ts'
import { type Figure, notRun } from './report.ts'

const ROUNDS = 5
const QUERIES = 6_000
const SUGGESTIONS = 10

type Case = keyof QuerySets
const CASES: readonly Case[] = ['exact', 'mix', 'hot1', 'noHit']
const CASE_NAMES: Record<Case, string> = { exact: 'exact', mix: 'prefix mix', hot1: 'prefix hot1', noHit: 'prefix noHit' }

/** Exact and prefix searches in this process over node:sqlite, the sizes in turn. G5 and G6 of the search engine's goals. */
export async function searchFigures(sizes: readonly MeasuredCorpus[]): Promise<Figure[]> {
  const opened = new Map<string, Opened>()
  for (const { name, corpus, path } of sizes) opened.set(name, { lexicon: await openLexicon(path), queries: querySets(corpus, QUERIES) })
  const names = sizes.flatMap(({ name }) => CASES.map((set) => `${set} ${name}` as const))

  const measure = async (name: (typeof names)[number]): Promise<Spread> => {
    const [set, size] = name.split(' ') as [Case, string] // as put together above
    const { lexicon, queries } = opened.get(size) ?? missing(size)
    return spread(await timesOf(queries[set], set === 'exact' ? exactSearch(lexicon) : keystroke(lexicon)))
  }
  for (const name of names) await measure(name) // statements prepared, code compiled, pages in memory
  const rounds = await interleaved(names, ROUNDS, measure)
  for (const { lexicon } of opened.values()) lexicon.database.close()

  const of = (set: Case, size: string, at: keyof Spread) =>
    (rounds[`${set} ${size}` as keyof typeof rounds] ?? []).map((round) => round[at])
  return [...sizes.flatMap(({ name }) => sizeFigures(name, of)), ...growthFigures(sizes, of), ...sizes.flatMap(roomFigures)]
}

type Opened = { lexicon: BenchLexicon; queries: QuerySets }
type Measured = (set: Case, size: string, at: keyof Spread) => number[]

function missing(size: string): never {
  throw new Error(`There is no corpus of the size ${size}`)
}

const exactSearch =
  ({ database, catalogue, scopes }: BenchLexicon) =>
  (keyword: string) =>
    findWords(database, { catalogue, scopes, keyword, dictOrder: [], hasPremium: false })

/** What `suggestionsFor` does for a keyword that is long enough; single letters are let through, since they are the hottest. */
const keystroke =
  ({ database, scopes }: BenchLexicon) =>
  async (typed: string) =>
    rankSuggestions(await suggestionRows(database, { scopes, typed, limit: SUGGESTIONS }), typed)

function sizeFigures(size: string, of: Measured): Figure[] {
  const times = CASES.flatMap((set): Figure[] =>
    (['p50', 'p99'] as const).map((at) => ({
      name: `${CASE_NAMES[set]} ${size} ${at}`,
      value: median(of(set, size, at)),
      unit: 'µs',
      note: `${range(of(set, size, at), 0)} in ${ROUNDS} rounds of ${QUERIES}`,
    })),
  )
  const hot = ratios(of('hot1', size, 'p50'), of('mix', size, 'p50'))
  return [...times, { name: `G6 hot1 / mix p50 ${size}`, value: median(hot), unit: 'ratio', atMost: 2, note: range(hot) }]
}

function growthFigures(sizes: readonly MeasuredCorpus[], of: Measured): Figure[] {
  const name = 'G5 prefix mix p99 1M / 100k'
  if (sizes.length < 2) return [notRun(name, '--size=100k')]
  const growth = ratios(of('mix', '1M', 'p99'), of('mix', '100k', 'p99'))
  return [{ name, value: median(growth), unit: 'ratio', atMost: 2, note: `${range(growth)} in ${ROUNDS} interleaved rounds` }]
}

/** What autocomplete and exact search take: a row for each headword of each scope, and the first headwords of the prefixes of many. G15. */
function roomFigures({ name, path }: MeasuredCorpus): Figure[] {
  const connection = new DatabaseSync(path, { readOnly: true })
  const numberOf = (sql: string) => Number(connection.prepare(sql).get()?.value)
  const bytes = numberOf("SELECT sum(pgsize) AS value FROM dbstat WHERE name IN ('headword_scope', 'top_prefix')")
  const rows = numberOf('SELECT count(*) AS value FROM headword_scope')
  const headwords = numberOf('SELECT count(*) AS value FROM lex WHERE id % 2 = 0')
  connection.close()
  return [
    { name: `G15 autocomplete set ${name}`, value: bytes / rows, unit: 'bytes/headword of a scope', atMost: 60, note: `${rows} rows` },
    {
      name: `autocomplete set, all scopes ${name}`,
      value: bytes / headwords,
      unit: 'bytes/distinct headword',
      note: `${(rows / headwords).toFixed(1)} rows for each: dictionary, pair, and keys without marks`,
    },
  ]
}
