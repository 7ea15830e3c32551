import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rankSuggestions } from '#server/origin/search/rank-suggestions.ts'
import { suggestionRows } from '#server/origin/search/suggestion-queries.ts'
import { suggestionsFor } from '#server/origin/search/suggestions.ts'
import { type BenchLexicon, openLexicon } from '../bench-lexicon.ts'
import type { Corpus } from '../corpus.ts'
import { interleaved, median, range, ratios, type Spread, spread, timesOf } from '../measure.ts'
import type { MeasuredCorpus } from '../measured-corpus.ts'
import { querySets } from '../queries.ts'
import { type Figure, notRun } from '../report.ts'
import { dictdPeer } from './dictd-peer.ts'
import { type Peer, type PeerData, PeerMissing, type PeerPrefix, type PeerRow } from './peer.ts'
import { PEERS, type PeerName } from './peer-names.ts'
import { postgresPeer } from './postgres-peer.ts'
import { redisPeer } from './redis-peer.ts'

const ROUNDS = 3
const QUERIES = 1_000
/** A suffix makes dictd go through all of its words. */
const SUFFIXES = 40

type Work = 'exact' | 'prefix' | 'suffix'
type Comparison = { peer: string; ours: Work; goal?: string; mean?: number; p99?: number }
type Known = {
  title: string
  start: (data: PeerData) => Promise<Peer>
  /** Questions are sent all at once, and the time of one is its share. */
  isPipelined?: boolean
  comparisons: readonly Comparison[]
}

/** The peers, and how many times as long they should take. Where no number stands, the two do not do the same. */
const KNOWN: Record<PeerName, Known> = {
  pg: {
    title: 'PostgreSQL',
    start: postgresPeer,
    comparisons: [
      { peer: 'exact', ours: 'exact' },
      { peer: 'prefix, naive', ours: 'prefix', goal: 'G8', mean: 10, p99: 50 },
      { peer: 'prefix, our top table', ours: 'prefix', goal: 'G9', mean: 1.5 },
    ],
  },
  dictd: {
    title: 'dictd, pipelined',
    start: dictdPeer,
    isPipelined: true,
    comparisons: [
      { peer: 'exact', ours: 'exact', goal: 'G10', mean: 2 },
      { peer: 'prefix', ours: 'prefix', goal: 'G10', mean: 8 },
      { peer: 'suffix', ours: 'suffix', goal: 'G10', mean: 100 },
    ],
  },
  redis: {
    title: 'Redis',
    start: redisPeer,
    comparisons: [
      { peer: 'exact', ours: 'exact' },
      { peer: 'prefix, unranked', ours: 'prefix' },
    ],
  },
}

/** Other engines with the same rows and the same questions, from one client after the other. G8, G9 and G10. Floors are those of a million headwords. */
export async function peerFigures(measured: MeasuredCorpus, asked: readonly PeerName[]): Promise<Figure[]> {
  const lexicon = await openLexicon(measured.path)
  const figures: Figure[] = []
  for (const name of PEERS) figures.push(...(await figuresOfPeer(name, asked.includes(name), { measured, lexicon })))
  lexicon.database.close()
  return figures
}

type Measured = { measured: MeasuredCorpus; lexicon: BenchLexicon }

async function figuresOfPeer(name: PeerName, isAsked: boolean, { measured, lexicon }: Measured): Promise<Figure[]> {
  const { title, start } = KNOWN[name]
  if (!isAsked) return [notRun(`peer: ${title}`, `--with=${name} runs it`)]
  const folder = mkdtempSync(join(tmpdir(), 'sanavirta-bench-peer-'))
  try {
    const peer = await start({ folder, ...(await peerData(lexicon)) })
    try {
      return await comparedWith(peer, KNOWN[name], { measured, lexicon })
    } finally {
      await peer.stop()
    }
  } catch (error) {
    if (error instanceof PeerMissing) return [notRun(`peer: ${title}`, error.message)]
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const ROWS_SQL = 'SELECT DISTINCT key, headword, weight FROM headword_scope WHERE scope = ?1'
const PREFIXES_SQL = 'SELECT prefix, first FROM top_prefix WHERE scope = ?1'
const EXACT_SQL = 'SELECT DISTINCT headword FROM headword_scope WHERE scope = ?1 AND key = ?2'

const finnish = ({ scopes }: BenchLexicon) => scopes.filter(({ side }) => side === 0)
const foldedScope = (lexicon: BenchLexicon) => finnish(lexicon)[0]?.levels[1] ?? 0

async function peerData(lexicon: BenchLexicon): Promise<{ rows: PeerRow[]; prefixes: PeerPrefix[] }> {
  const scope = foldedScope(lexicon)
  return {
    rows: await lexicon.database.all<PeerRow>(ROWS_SQL, [scope]),
    prefixes: await lexicon.database.all<PeerPrefix>(PREFIXES_SQL, [scope]),
  }
}

function ourWorks(lexicon: BenchLexicon): Record<Work, (keyword: string) => Promise<unknown>> {
  const { database } = lexicon
  const scopes = finnish(lexicon)
  const scope = foldedScope(lexicon)
  return {
    exact: (word) => database.all(EXACT_SQL, [scope, word]),
    prefix: async (typed) => rankSuggestions(await suggestionRows(database, { scopes, typed, limit: 10 }), typed),
    suffix: (ending) => suggestionsFor(database, { scopes, keyword: `*${ending}`, limit: 50 }),
  }
}

function questionsOf(corpus: Corpus): Record<Work, string[]> {
  const { exact, mix } = querySets(corpus, QUERIES)
  const isPlain = (word: string) => /^[a-zäö]+$/.test(word)
  const words = exact.filter(isPlain)
  return { exact: words, prefix: mix.filter(isPlain), suffix: words.slice(0, SUFFIXES).map((word) => word.slice(-3)) }
}

async function comparedWith(
  peer: Peer,
  { title, isPipelined = false, comparisons }: Known,
  { measured, lexicon }: Measured,
): Promise<Figure[]> {
  const ours = ourWorks(lexicon)
  const questions = questionsOf(measured.corpus)
  await checkAnswers(peer, questions)
  const works = new Map<string, () => Promise<Spread>>([['floor', async () => spread(await timesOf(questions.exact, peer.floor))]])
  if (isPipelined) works.set('floor', async () => shareOf(questions.exact, peer.floor))
  for (const { peer: name, ours: work } of comparisons) {
    const ask = peer.works[name] ?? missing(name)
    works.set(`our ${work}`, async () => spread(await timesOf(questions[work], ours[work])))
    works.set(`peer ${name}`, async () => (isPipelined ? shareOf(questions[work], ask) : spread(await timesOf(questions[work], ask))))
  }
  const measure = (name: string) => (works.get(name) ?? missing(name))()
  for (const name of works.keys()) await measure(name)
  const rounds = await interleaved([...works.keys()], ROUNDS, measure)
  const of = (name: string, at: keyof Spread) => (rounds[name] ?? []).map((round) => round[at])
  const floor: Figure = {
    name: `${title}: its own floor ${measured.name}`,
    value: median(of('floor', 'mean')),
    unit: 'µs mean',
    note: 'SELECT 1, STATUS or PING',
  }
  return [floor, ...comparisons.flatMap((comparison) => comparisonFigures(comparison, title, { of, size: measured.name }))]
}

type Rounds = { of: (name: string, at: keyof Spread) => number[]; size: MeasuredCorpus['name'] }

function comparisonFigures({ peer, ours, goal, mean, p99 }: Comparison, title: string, { of, size }: Rounds): Figure[] {
  const times = (at: 'mean' | 'p99', floor: number | undefined): Figure => {
    const values = ratios(of(`peer ${peer}`, at), of(`our ${ours}`, at))
    const note = `${range(values)}; ${median(of(`peer ${peer}`, at)).toFixed(0)} µs, ours ${median(of(`our ${ours}`, at)).toFixed(0)} µs`
    const isGated = floor !== undefined && size === '1M'
    const name = `${goal === undefined ? '' : `${goal} `}${title}, ${peer} / ours ${at} ${size}`
    return { name, value: median(values), unit: 'ratio', note, ...(isGated && { floor }) }
  }
  return p99 === undefined ? [times('mean', mean)] : [times('mean', mean), times('p99', p99)]
}

/** So many questions are on their way at once. */
const AT_ONCE = 50

async function shareOf(questions: readonly string[], ask: (question: string) => Promise<unknown>): Promise<Spread> {
  const started = performance.now()
  for (let from = 0; from < questions.length; from += AT_ONCE) await Promise.all(questions.slice(from, from + AT_ONCE).map(ask))
  const share = ((performance.now() - started) * 1000) / questions.length
  return { p50: share, p99: share, mean: share }
}

/** A peer that finds nothing is fast. Where it has the ready-made prefixes too, they say what it finds without them. */
async function checkAnswers({ works }: Peer, { exact, prefix }: Record<Work, string[]>): Promise<void> {
  for (const word of exact.slice(0, 20)) {
    const found = await works.exact?.(word)
    if (!found || found.length === 0) throw new Error(`The peer does not find ${word}`)
  }
  for (const typed of prefix.slice(0, 100)) {
    const [naive, ready] = [await works['prefix, naive']?.(typed), await works['prefix, our top table']?.(typed)]
    if (naive?.join() !== ready?.join()) throw new Error(`${typed}: ${naive} without ready-made prefixes, ${ready} with them`)
  }
}

function missing(name: string): never {
  throw new Error(`There is no ${name}`)
}
