import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { get } from '../support/get.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { autocompletePath } from './chain-targets.ts'
import { type Load, startLoad, type Throughput } from './load.ts'
import { interleaved } from './measure.ts'
import { HOME_PAGE, RESULTS_PAGE } from './pages.ts'
import type { Figure } from './report.ts'
import { helloFigures, isRestless, throughputFigures } from './throughput-figures.ts'

const ROUNDS = 5
const SECONDS = 2

/** So that addresses differ, as they do behind a proxy; see the load generator. */
const BEHIND_A_PROXY = { SANAVIRTA_TRUSTED_HOPS: '1' }

const TARGETS = ['hello', 'results page', 'home page', 'cached suggestions'] as const
type Target = (typeof TARGETS)[number]

/** Paths of many visitors: the limits count each visitor by itself. */
const PATHS: Record<Target, readonly string[]> = {
  hello: [autocompletePath('talo')],
  'results page': [RESULTS_PAGE],
  'home page': [HOME_PAGE],
  'cached suggestions': ['ta', 'tal', 'talo', 'ka', 'kat', 'ku', 'kuu', 'va', 'ha', 'hy'].map(autocompletePath),
}

/** The built server as it ships, on the starter dictionaries, against bare Hono's hello: pages drawn afresh, answers from its cache. */
export async function pageFigures(lexiconPath: string): Promise<Figure[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sanavirta-bench-pages-'))
  const variables = { ...BEHIND_A_PROXY, PORT: '0', HOST: '127.0.0.1', SANAVIRTA_DATA: dataFolder, SANAVIRTA_STARTER_ONLY: '1' }
  const hello = await startBenchServer('tests/bench/chain-server.ts', ['hello', lexiconPath])
  const built = await startBenchServer('build/server/node.js', [], variables)
  const load = startLoad()
  try {
    const bytes = await htmlFigures(built)
    const measure = (target: Target) => measured(load, target === 'hello' ? hello : built, target)
    for (const target of TARGETS) await measure(target)
    return [...figuresOf(await interleaved(TARGETS, ROUNDS, measure)), ...bytes]
  } finally {
    load.stop()
    await Promise.all([hello.stop(), built.stop()])
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function measured(load: Load, server: BenchServer, target: Target): Promise<Throughput> {
  return load.run(server, { paths: PATHS[target], headers: { host: 'localhost' }, seconds: SECONDS })
}

function figuresOf(rounds: Record<Target, Throughput[]>): Figure[] {
  const { hello } = rounds
  const isUnsettled = isRestless(hello)
  const against = (name: string, target: Target) => throughputFigures({ name, ours: rounds[target], hello, isUnsettled })
  return [
    ...helloFigures('hello beside the built server', hello),
    ...against('results page drawn / hello (goal 0.007)', 'results page'),
    ...against('home page drawn / hello', 'home page'),
    ...against('built server, cached suggestions / hello', 'cached suggestions'),
  ]
}

async function htmlFigures({ base }: BenchServer): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of [
    ['results page', RESULTS_PAGE],
    ['home page', HOME_PAGE],
  ] as const) {
    const { status, bytes } = await get(base, path, { host: 'localhost' })
    if (status !== 200) throw new Error(`${path} answers ${status}`)
    figures.push({ name: `HTML of the ${name}`, value: bytes.length, unit: 'bytes', note: path })
    figures.push({ name: `HTML of the ${name}, brotli`, value: brotliCompressSync(bytes).length, unit: 'bytes', note: path })
  }
  return figures
}
