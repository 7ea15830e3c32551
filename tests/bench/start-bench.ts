import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { get } from '../support/get.ts'
import { type RunningServer, startNodeServer } from '../support/node-server.ts'
import { type Figure, notRun } from './report.ts'

const POLL_MS = 20
const FULL_SET_WITHIN_MS = 5 * 60_000
const FULL_SET = 'full set of dictionaries ready'

/** How long a start takes until the server answers with dictionaries. Reported, not gated. The build is there already. */
export async function startFigures(): Promise<Figure[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sanavirta-bench-start-'))
  try {
    const first = await startedWithin(dataFolder)
    const later = await startedWithin(dataFolder)
    return [
      { name: 'first start', value: first.seconds, unit: 's', note: `until /healthz names ${first.dictionaries} starter dictionaries` },
      { name: 'later start', value: later.seconds, unit: 's', note: `${later.dictionaries} dictionaries` },
      await fullSetFigure(),
    ]
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function startedWithin(dataFolder: string): Promise<{ seconds: number; dictionaries: number }> {
  const started = performance.now()
  const server = await startNodeServer({ SANAVIRTA_DATA: dataFolder })
  try {
    const dictionaries = await until(server, ({ length }) => length > 0)
    return { seconds: (performance.now() - started) / 1000, dictionaries }
  } finally {
    await server.stop()
  }
}

/** Fetches real dictionaries, so only when asked: from Debian or FreeDict, as a new machine does. */
async function fullSetFigure(): Promise<Figure> {
  if (process.env.BENCH_NETWORK !== '1') return notRun(FULL_SET, 'BENCH_NETWORK is not 1')
  const started = performance.now()
  const server = await startNodeServer({ SANAVIRTA_STARTER_ONLY: '' })
  try {
    const starters = await until(server, ({ length }) => length > 0)
    const all = await until(server, ({ length }) => length > starters, FULL_SET_WITHIN_MS)
    return { name: FULL_SET, value: (performance.now() - started) / 1000, unit: 's', note: `${all} dictionaries after a first start` }
  } catch (error) {
    if (!(error instanceof TimedOut)) throw error
    return notRun(
      FULL_SET,
      `no package source answered within ${FULL_SET_WITHIN_MS / 60_000} min: ${server.output().trim().split('\n').at(-1)}`,
    )
  } finally {
    await server.stop()
  }
}

class TimedOut extends Error {}

const Health = v.object({ status: v.string(), dictionaries: v.optional(v.array(v.unknown()), []) })

/** Asks /healthz again and again; answers how many dictionaries there are. Throws TimedOut. */
async function until(server: RunningServer, isSo: (dictionaries: readonly unknown[]) => boolean, withinMs = 30_000): Promise<number> {
  const deadline = performance.now() + withinMs
  while (performance.now() < deadline) {
    const { status, body } = await get(server.base, '/healthz')
    const { dictionaries } = v.parse(Health, JSON.parse(body))
    if (status === 200 && isSo(dictionaries)) return dictionaries.length
    await setTimeout(POLL_MS)
  }
  throw new TimedOut(`/healthz did not get there within ${withinMs} ms`)
}
