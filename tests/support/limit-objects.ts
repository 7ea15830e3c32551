import { fileURLToPath } from 'node:url'
import { Miniflare } from 'miniflare'
import { build } from 'vite'
import type { LimitObjects } from '#server/edge/rate-limit/durable-rate-limiter.ts'

/** The objects that count, in workerd. */
export type LimitObjectsForTests = { objects: LimitObjects; close: () => Promise<void> }

export async function startLimitObjects(): Promise<LimitObjectsForTests> {
  const miniflare = new Miniflare({
    modules: true,
    script: await workerScript(),
    compatibilityDate: '2026-07-30',
    durableObjects: { LIMITS: { className: 'RateLimitObject', useSQLite: true } },
  })
  // Miniflare types bindings as unknown.
  const objects = (await miniflare.getDurableObjectNamespace('LIMITS')) as unknown as LimitObjects
  return { objects, close: () => miniflare.dispose() }
}

async function workerScript(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: fileURLToPath(new URL('limit-worker.ts', import.meta.url)), write: false, target: 'es2023' },
    ssr: { noExternal: true, target: 'webworker' },
  })
  const [entry] = [made].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (entry?.type !== 'chunk') throw new Error('The worker of the counters could not be built')
  return entry.code
}
