import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { build } from '#server/runtimes/scripts/build.ts'
import { lexiconFile } from './bench-lexicon.ts'
import { chainFigures } from './chain-bench.ts'
import { corpusOf } from './corpus.ts'
import { d1Figures } from './d1-bench.ts'
import { fullTextFigures } from './full-text-bench.ts'
import { groupFigures } from './group-bench.ts'
import { importFigures } from './import-bench.ts'
import { loginStormFigures } from './login-storm-bench.ts'
import type { MeasuredCorpus } from './measured-corpus.ts'
import { type Group, optionsOf } from './options.ts'
import { oracleFigures } from './oracle-bench.ts'
import { pageFigures } from './page-bench.ts'
import { patternFigures } from './pattern-bench.ts'
import { peerFigures } from './peers/peer-bench.ts'
import { type Figure, notRun, tableOf, verdictOf } from './report.ts'
import { searchFigures } from './search-bench.ts'
import { startFigures } from './start-bench.ts'
import { weightFigures } from './weight-bench.ts'

/**
 * `npm run bench [-- --only=search,chain] [-- --size=100k] [-- --with=pg,dictd,redis]`: every figure is measured here and now, and compared with another one of the
 * same run wherever that is possible. Exits with 1 when a figure is under its floor. What is gated and why: search engine design §10.
 */
const options = optionsOf(process.argv.slice(2))
/** What is measured with a million headwords too, or instead. */
const MILLION_GROUPS: readonly Group[] = ['search', 'patterns', 'd1', ...(options.peers.length > 0 ? (['peers'] as const) : [])]
const output = fileURLToPath(new URL('../.output/', import.meta.url))
const figures: Figure[] = []
const started = performance.now()

build({ onlyWhenStale: true })
const small = await measuredCorpus('100k', 100_000)
await run('oracle', () => oracleFigures(small))
const isMillionAsked = options.hasMillion && options.groups.some((group) => MILLION_GROUPS.includes(group))
const million = isMillionAsked ? await measuredCorpus('1M', 1_000_000) : undefined

const GROUP_FIGURES: Record<Group, () => Promise<Figure[]>> = {
  search: async () => {
    const sizes = million ? [small, million] : [small]
    return [...(await searchFigures(sizes)), ...(await fullTextFigures(sizes))]
  },
  patterns: async () => [...(await patternFigures(small)), ...(million ? await patternFigures(million) : [])],
  groups: () => groupFigures(small),
  d1: () => d1Figures(million ?? small),
  import: () => importFigures(small.corpus),
  chain: () => chainFigures(small),
  page: () => pageFigures(small.path),
  'login-storm': loginStormFigures,
  weight: weightFigures,
  start: startFigures,
  peers: () => peerFigures(million ?? small, options.peers),
}
for (const group of options.groups) await run(group, GROUP_FIGURES[group])
figures.push(notRun('peer: Next.js, the results page', 'not installed'))

const failed = figures.filter((figure) => verdictOf(figure) === 'FAIL')
const unsettled = figures.filter((figure) => verdictOf(figure) === 'not gated')
console.log(`\n${tableOf(figures)}\n`)
if (unsettled.length > 0) console.log(`The machine was too restless to judge: ${namesOf(unsettled)}`)
console.log(failed.length === 0 ? 'No figure that was judged misses its bound.' : `Missed: ${namesOf(failed)}`)
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s in all; as JSON: ${saveJson()}`)
process.exit(failed.length === 0 ? 0 : 1)

async function measuredCorpus(name: MeasuredCorpus['name'], size: number): Promise<MeasuredCorpus> {
  const corpus = corpusOf(size)
  const before = performance.now()
  const path = await lexiconFile(corpus)
  const seconds = ((performance.now() - before) / 1000).toFixed(1)
  console.log(`Corpus ${name}: ${corpus.records.length} entries, digest ${corpus.digest}, search database in ${seconds} s`)
  return { name, corpus, path }
}

/** The figures of a group, shown as soon as they are there. */
async function run(name: string, measure: () => Promise<Figure[]>): Promise<void> {
  const before = performance.now()
  const measured = await measure()
  figures.push(...measured)
  console.log(`\n— ${name}, ${((performance.now() - before) / 1000).toFixed(0)} s\n${tableOf(measured)}`)
}

function namesOf(some: readonly Figure[]): string {
  return some.map(({ name }) => name).join('; ')
}

function saveJson(): string {
  const path = `${output}bench.json`
  const machine = { node: process.version, cpu: cpus()[0]?.model, cores: availableParallelism() }
  const corpora = [small, ...(million ? [million] : [])].map(({ name, corpus: { digest } }) => ({ name, digest }))
  mkdirSync(output, { recursive: true })
  const judged = figures.map((figure) => ({ ...figure, verdict: verdictOf(figure) }))
  writeFileSync(path, `${JSON.stringify({ machine, corpora, figures: judged }, null, 2)}\n`)
  return path
}
