import { fullTextHits } from '#server/origin/search/full-text/full-text.ts'
import { fullTextPage, fullTextTotal } from '#server/origin/search/full-text/full-text-queries.ts'
import { parseFullTextQuery } from '#server/origin/search/full-text/full-text-query.ts'
import { matchExpression } from '#server/origin/search/full-text/match-expression.ts'
import { findWords } from '#server/origin/search/words.ts'
import { FULL_TEXT_PAGE_SIZE, MATCH_COUNT_CAP } from '#shared/search/limits.ts'
import { type BenchLexicon, openLexicon } from './bench-lexicon.ts'
import { COMMON_WORDS, type Corpus } from './corpus.ts'
import { interleaved, median, range, ratios, spread, timesOf } from './measure.ts'
import type { MeasuredCorpus } from './measured-corpus.ts'
import { querySets } from './queries.ts'
import type { Figure } from './report.ts'

const ROUNDS = 5
const REPEATS = 100

/**
 * What the two goals of long lists are set for. Of a rarer word the count stops little before its end, and between two hits of a page
 * lie so many entries without it that the scope's own list is most of the work.
 */
const MANY_HITS = 50_000

const WORKS = ['exact', 'first', 'last', 'capped', 'full', 'answer'] as const
type Work = (typeof WORKS)[number]

/** The hottest word of the texts: its first and last page, its counts, and a whole answer with contexts. G12 and G13 of the search engine's goals. */
export async function fullTextFigures(sizes: readonly MeasuredCorpus[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, corpus, path } of sizes) {
    const lexicon = await openLexicon(path)
    figures.push(...(await sizeFigures(name, corpus, lexicon)))
    lexicon.database.close()
  }
  return figures
}

async function sizeFigures(size: string, corpus: Corpus, lexicon: BenchLexicon): Promise<Figure[]> {
  const { word, hits } = await hottestWord(lexicon)
  const works = worksFor(word, hits, lexicon)
  const inputs = querySets(corpus, REPEATS).exact
  const measure = async (name: Work) => spread(await timesOf(inputs, works[name])).p50
  for (const name of WORKS) await measure(name) // statements prepared, code compiled, pages in memory
  const times = await interleaved(WORKS, ROUNDS, measure)

  const note = `a word of ${hits} entries`
  const ratio = (name: string, atMost: number, [ours, theirs]: readonly [Work, Work]): Figure => {
    const values = ratios(times[ours], times[theirs])
    return { name: `${name} ${size}`, value: median(values), unit: 'ratio', atMost, note: `${range(values)}; ${note}` }
  }
  const longList = (goal: Figure): Figure => (hits < MANY_HITS ? { ...ungated(goal), note: `${goal.note}, too few to judge by` } : goal)
  return [
    ratio('G12 full text: first page / exact lookup', 10, ['first', 'exact']),
    longList(ratio('G12 full text: count to the cap / full count', 0.15, ['capped', 'full'])),
    longList(ratio('G13 full text: last page / first page', 12, ['last', 'first'])),
    { name: `full text: first page with contexts ${size} p50`, value: median(times.answer), unit: 'µs', note },
  ]
}

const ungated = ({ atMost: _, ...figure }: Figure): Figure => figure

/** The corpus's own common word, as a reader without premium finds it. */
async function hottestWord({ database, scopes }: BenchLexicon): Promise<{ word: string; hits: number }> {
  const word = COMMON_WORDS.fi
  const expression = matchExpression(parseFullTextQuery(word), { scopes, hasPremium: false, marks: 'as typed' })
  const hits = await fullTextTotal(database, expression, Number.MAX_SAFE_INTEGER)
  if (hits === 0) throw new Error('The texts of the corpus have none of its common word')
  return { word, hits }
}

function worksFor(
  word: string,
  hits: number,
  { database, catalogue, scopes }: BenchLexicon,
): Record<Work, (keyword: string) => Promise<unknown>> {
  const expression = matchExpression(parseFullTextQuery(word), { scopes, hasPremium: false, marks: 'as typed' })
  const lastOffset = Math.floor((Math.min(hits, MATCH_COUNT_CAP) - 1) / FULL_TEXT_PAGE_SIZE) * FULL_TEXT_PAGE_SIZE
  const pageAt = (offset: number) => fullTextPage(database, expression, { limit: FULL_TEXT_PAGE_SIZE, offset })
  const page = { start: 0, limit: FULL_TEXT_PAGE_SIZE, contextLimit: 70 }
  return {
    exact: (keyword) => findWords(database, { catalogue, scopes, keyword, dictOrder: [], hasPremium: false }),
    first: () => pageAt(0),
    last: () => pageAt(lastOffset),
    capped: () => fullTextTotal(database, expression, MATCH_COUNT_CAP + 1),
    full: () => fullTextTotal(database, expression, Number.MAX_SAFE_INTEGER),
    answer: () => fullTextHits(database, { catalogue, scopes, keyword: word, hasPremium: false }, page),
  }
}
