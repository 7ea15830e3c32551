import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import * as v from 'valibot'
import { TOP_PREFIX_THRESHOLD } from '#server/origin/lexicon/index/top-prefixes.ts'
import { seedLexicon } from '#server/runtimes/scripts/local-workers.ts'
import { get } from '../support/get.ts'
import type { Corpus } from './corpus.ts'
import { d1WorkerScript } from './d1-worker-bundle.ts'
import { startLoad } from './load.ts'
import { interleaved, median, range, ratios, spread } from './measure.ts'
import type { MeasuredCorpus } from './measured-corpus.ts'
import { distinctPrefixes, querySets } from './queries.ts'
import type { Figure } from './report.ts'

const ROUNDS = 5
const SECONDS = 1.5
const COUNTED_KEYSTROKES = 2_000
const COMPATIBILITY_DATE = '2026-07-30'

/** A keystroke on D1 in workerd: against D1's own `SELECT 1`, and how many rows it reads (which is the bill). G4 and G6. */
export async function d1Figures({ name, corpus, path }: MeasuredCorpus): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sanavirta-bench-d1-'))
  const d1Persist = join(folder, 'd1')
  await seedLexicon(d1Persist, path)
  const miniflare = new Miniflare({ ...worker(await d1WorkerScript(), d1Persist), host: '127.0.0.1', port: 0 })
  try {
    const base = (await miniflare.ready).origin
    return [...(await rowFigures(name, base, corpus)), ...(await ratioFigures(name, base, corpus))]
  } finally {
    await miniflare.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
}

const worker = (script: string, d1Persist: string) => ({
  modules: true,
  script,
  d1Persist,
  d1Databases: { LEXICON: 'lexicon' },
  compatibilityDate: COMPATIBILITY_DATE,
})

const RowsRead = v.object({ scopes: v.number(), rowsRead: v.array(v.number()) })

async function rowFigures(name: string, base: string, corpus: Corpus): Promise<Figure[]> {
  const keywords = querySets(corpus, COUNTED_KEYSTROKES).mix.filter((prefix) => [...prefix].length > 1)
  const { status, body } = await get(base, '/rows', { method: 'POST', body: keywords.join('\n') })
  if (status !== 200) throw new Error(`The worker answered ${status}: ${body}`)
  const { scopes, rowsRead } = v.parse(RowsRead, JSON.parse(body))
  const { p50, p99, mean } = spread(rowsRead)
  return [
    {
      name: `G6 D1 rows read by a keystroke, ${name}, most`,
      value: Math.max(...rowsRead),
      unit: 'rows',
      atMost: 2 * scopes * TOP_PREFIX_THRESHOLD,
      note: `2·G·T with G=${scopes} scopes and T=${TOP_PREFIX_THRESHOLD}; ${rowsRead.length} keystrokes`,
    },
    { name: `D1 rows read by a keystroke, ${name}, mean`, value: mean, unit: 'rows', note: `p50 ${p50}, p99 ${p99}` },
  ]
}

const TARGETS = ['floor', 'autocomplete'] as const

async function ratioFigures(name: string, base: string, corpus: Corpus): Promise<Figure[]> {
  const prefixes = distinctPrefixes(corpus, COUNTED_KEYSTROKES).map((keyword) => `/autocomplete?${new URLSearchParams({ keyword })}`)
  const load = startLoad()
  try {
    const measure = async (target: (typeof TARGETS)[number]) => {
      const paths = target === 'floor' ? ['/floor'] : prefixes
      return (await load.run({ base }, { paths, headers: {}, seconds: SECONDS })).perSecond
    }
    for (const target of TARGETS) await measure(target)
    const { floor, autocomplete } = await interleaved(TARGETS, ROUNDS, measure)
    const values = ratios(autocomplete, floor)
    const note = `${range(values)}; ${median(autocomplete).toFixed(0)} against ${median(floor).toFixed(0)} requests/s; aim ≥ 0.8`
    return [{ name: `G4 D1 keystroke / D1 SELECT 1, ${name}`, value: median(values), unit: 'ratio', note }]
  } finally {
    load.stop()
  }
}
