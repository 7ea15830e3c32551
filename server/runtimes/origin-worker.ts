import { createOriginApp } from '#server/origin/app.ts'
import { bundledContent } from '#server/origin/content/bundled-content.ts'
import { type D1Binding, d1Database } from '#server/origin/storage/d1-database.ts'
import type { Database } from '#server/origin/storage/database.ts'
import { buildId } from './build-id.ts'
import { bundledBrand } from './bundled-brands.ts'
import { healthAnswer } from './health.ts'
import { randomBytes } from './random-bytes.ts'
import { tokenKeysOf } from './token-keys.ts'

/** Cloudflare's bindings of the origin worker, as server/origin/wrangler.toml names them. */
type Env = { LEXICON: D1Binding; ACCOUNTS: D1Binding; TOKEN_KEYS: string }

/** How long an isolate believes in the generation it has read: the bound for a newly loaded lexicon to be seen. */
const GENERATION_FRESH_MS = 10_000

type Generation = { id: string; readAt: number }

async function readGeneration(lexicon: Database): Promise<Generation> {
  const [row] = await lexicon.all<{ value: string }>("SELECT value FROM meta WHERE key = 'generation'", [])
  return { id: row?.value ?? 'none', readAt: Date.now() }
}

async function createApp({ LEXICON, ACCOUNTS, TOKEN_KEYS }: Env) {
  const lexicon = d1Database(LEXICON)
  let generation = await readGeneration(lexicon)
  const app = createOriginApp({
    lexicon,
    accounts: d1Database(ACCOUNTS),
    generation: () => generation.id,
    now: Date.now,
    randomBytes,
    tokenKeys: await tokenKeysOf(TOKEN_KEYS.split(',')),
    content: bundledContent,
    brandById: bundledBrand,
    report: (error) => console.error(JSON.stringify({ event: 'failure', error: error instanceof Error ? error.name : typeof error })),
  })
  const health = () => healthAnswer({ database: lexicon, generation: () => generation.id }, buildId)
  const refresh = async () => {
    if (Date.now() - generation.readAt > GENERATION_FRESH_MS) generation = await readGeneration(lexicon)
  }
  return { app, health, refresh }
}

let started: ReturnType<typeof createApp> | undefined

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    started ??= createApp(env).catch((error: unknown) => {
      started = undefined // a database that is not there yet must not stay wrong for the isolate's life
      throw error
    })
    const { app, health, refresh } = await started
    await refresh()
    return new URL(request.url).pathname === '/healthz' ? health() : app.fetch(request)
  },
}
