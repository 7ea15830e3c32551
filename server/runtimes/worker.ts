import { createEdgeApp } from '#server/edge/app.ts'
import { type KvNamespace, kvBrandStore } from '#server/edge/brand/kv-brand-store.ts'
import type { LimitObjects } from '#server/edge/rate-limit/durable-rate-limiter.ts'
import { memoryRateLimiter } from '#server/edge/rate-limit/memory-rate-limiter.ts'
import { workerLimiters } from '#server/edge/rate-limit/worker-limiters.ts'
import { type RateLimitBinding, workersRateLimiter } from '#server/edge/rate-limit/workers-rate-limiter.ts'
import { memoryAnswerCache } from '#server/edge/upstream/memory-answer-cache.ts'
import { tieredAnswerCache } from '#server/edge/upstream/tiered-answer-cache.ts'
import { type WorkersCache, workersAnswerCache } from '#server/edge/upstream/workers-answer-cache.ts'
import { buildId } from './build-id.ts'
import { bundledBrands } from './bundled-brands.ts'
import { COARSE_LIMIT } from './coarse-limit.ts'
import { givenKey, givenKeys } from './given-keys.ts'
import { hostBrandsOf } from './host-brands.ts'
import { randomBytes } from './random-bytes.ts'
import { renderPage } from './react-router-page.ts'
import { workerScope } from './worker-scope.ts'

/** Cloudflare's bindings of the edge worker, as wrangler.toml names them. */
type Env = {
  BRANDS: KvNamespace
  ORIGIN: { fetch: (request: Request) => Promise<Response> }
  SANAVIRTA_HOSTS?: string
  SANAVIRTA_ORIGIN?: string
  /** Set by the deployment: only then is CF-Connecting-IP Cloudflare's own word. */
  SANAVIRTA_DEPLOYED?: string
  /** Keys of session cookies, comma-joined, newest first. */
  SESSION_KEYS?: string
  ADDRESS_KEY?: string
  /** Origins of the identity providers, comma-joined. */
  PROVIDER_ORIGINS?: string
  LIMITS?: LimitObjects
  /** Cloudflare's own counting, one for all isolates of a place; without it each isolate counts alone. */
  COARSE?: RateLimitBinding
  /** Where the origin has machine translation; only whether there is one matters here. */
  TRANSLATE_URL?: string
}
type Context = { waitUntil: (work: Promise<unknown>) => void }

const createApp = (env: Env) =>
  createEdgeApp({
    brands: bundledBrands,
    extraHosts: hostBrandsOf(env.SANAVIRTA_HOSTS ?? ''),
    brandStore: kvBrandStore(env.BRANDS),
    origin: { type: 'requests', fetch: (request) => env.ORIGIN.fetch(request) },
    renderPage,
    // `caches.default` is Cloudflare's; the DOM's type does not have it.
    answerCache: tieredAnswerCache(memoryAnswerCache(), workersAnswerCache((caches as unknown as { default: WorkersCache }).default)),
    coarseLimiter: env.COARSE
      ? workersRateLimiter({ binding: env.COARSE, periodMs: 60_000 })
      : memoryRateLimiter({ ...COARSE_LIMIT, now: Date.now }),
    limiterOf: workerLimiters({ objects: env.LIMITS, now: Date.now }),
    sessionKeys: givenKeys('SESSION_KEYS', env.SESSION_KEYS),
    addressKey: givenKey('ADDRESS_KEY', env.ADDRESS_KEY),
    providerOrigins: (env.PROVIDER_ORIGINS ?? '').split(',').map((origin) => origin.trim()),
    now: Date.now,
    random: Math.random,
    randomBytes,
    log: (line) => console.log(JSON.stringify(line)),
    buildId,
    publicOrigin: env.SANAVIRTA_ORIGIN,
    hasTranslator: Boolean(env.TRANSLATE_URL),
  })

/** One app an isolate: it keeps the answer cache and the service tokens. */
let app: ReturnType<typeof createApp> | undefined

/** What counts visitors exactly; Workers make it by this name. */
export { RateLimitObject } from '#server/edge/rate-limit/rate-limit-object.ts'

export default {
  fetch(request: Request, env: Env, context: Context): Response | Promise<Response> {
    // Before the host check, as on Node; the origin knows which dictionaries are in.
    if (new URL(request.url).pathname === '/healthz') return env.ORIGIN.fetch(new Request('http://origin.invalid/healthz'))
    app ??= createApp(env)
    return app.fetch(request, workerScope(request, env.SANAVIRTA_DEPLOYED !== undefined, context))
  },
}
