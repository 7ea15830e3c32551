import { get } from '../support/get.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { autocompletePath, CHAIN_TARGETS, type ChainTarget } from './chain-targets.ts'
import { type Load, startLoad, type Throughput } from './load.ts'
import { interleaved } from './measure.ts'
import type { MeasuredCorpus } from './measured-corpus.ts'
import { distinctPrefixes } from './queries.ts'
import type { Figure } from './report.ts'
import { helloFigures, isRestless, throughputFigures } from './throughput-figures.ts'

const ROUNDS = 5
const SECONDS = 2
const WARM_UP_SECONDS = 0.5

/** A mix that a cache holds whole. */
const MIX = 3_000
/** More than the edge remembers how to read, so that each request is new to it. */
const NEVER_SEEN = 12_000

const GOALS: readonly { target: ChainTarget; name: string; floor: number }[] = [
  { target: 'handler cached', name: 'G1h handler alone, cached / hello', floor: 0.85 },
  { target: 'chain cached', name: 'G1 whole chain, cached / hello', floor: 0.5 },
  { target: 'handler uncached', name: 'G3h handler alone, uncached / hello', floor: 0.22 },
  { target: 'chain uncached', name: 'G3 whole chain, uncached / hello', floor: 0.12 },
]

/** A keystroke over HTTP against bare Hono's hello on the same runtime: 50 connections, the servers in turn. */
export async function chainFigures({ corpus, path }: MeasuredCorpus): Promise<Figure[]> {
  const prefixes = distinctPrefixes(corpus, NEVER_SEEN).map(autocompletePath)
  const pathsOf = (target: ChainTarget) => (target.endsWith('uncached') ? prefixes : prefixes.slice(0, MIX))
  const load = startLoad()
  const servers = await Promise.all(CHAIN_TARGETS.map((target) => startBenchServer('tests/bench/chain-server.ts', [target, path])))
  try {
    await checkAnswers(servers, prefixes[0] ?? '')
    const measure = (target: ChainTarget) => measured(load, servers[CHAIN_TARGETS.indexOf(target)], pathsOf(target))
    for (const target of CHAIN_TARGETS) await measure(target) // code compiled, caches filled
    return figuresOf(await interleaved(CHAIN_TARGETS, ROUNDS, measure))
  } finally {
    load.stop()
    await Promise.all(servers.map((server) => server.stop()))
  }
}

async function measured(load: Load, server: BenchServer | undefined, paths: readonly string[]): Promise<Throughput> {
  if (!server) throw new Error('There is no such server')
  const job = { paths, headers: {} }
  await load.run(server, { ...job, seconds: WARM_UP_SECONDS }) // what has gone stale is fetched again before the clock runs
  return load.run(server, { ...job, seconds: SECONDS })
}

/** All but hello answer the same, or else they do not do the same work. */
async function checkAnswers(servers: readonly BenchServer[], path: string): Promise<void> {
  const answers = await Promise.all(servers.slice(1).map(({ base }) => get(base, path)))
  const [first] = answers
  const isSame = answers.every(({ status, body }) => status === 200 && body === first?.body)
  if (!isSame)
    throw new Error(`The servers answer ${path} differently:\n${answers.map(({ status, body }) => `${status} ${body}`).join('\n')}`)
}

function figuresOf(rounds: Record<ChainTarget, Throughput[]>): Figure[] {
  const isUnsettled = isRestless(rounds.hello)
  const goals = GOALS.flatMap(({ target, name, floor }) =>
    throughputFigures({ name, floor, ours: rounds[target], hello: rounds.hello, isUnsettled }),
  )
  return [...helloFigures('hello (10 suggestions as JSON)', rounds.hello), ...goals]
}
