import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createEdgeApp } from '#server/edge/app.ts'
import type { AnswerCache } from '#server/edge/upstream/answer-cache.ts'
import { memoryAnswerCache } from '#server/edge/upstream/memory-answer-cache.ts'
import { rawSearch } from '#server/edge/visit.ts'
import { suggestionsFor } from '#server/origin/search/suggestions.ts'
import { bundledBrand, bundledBrands } from '#server/runtimes/bundled-brands.ts'
import { randomBytes } from '#server/runtimes/random-bytes.ts'
import { testOriginAnswer } from '../support/test-origin.ts'
import { type BenchLexicon, openLexicon } from './bench-lexicon.ts'
import { AUTOCOMPLETE, type ChainTarget } from './chain-targets.ts'

/** One measured server: `node chain-server.ts <target> <lexicon file>`. Each target answers the same call and does one thing more. */
const [name = '', lexiconPath = ''] = process.argv.slice(2)
const json = { 'content-type': 'application/json' }
const lexicon = await openLexicon(lexiconPath)

type Fetch = Parameters<typeof serve>[0]['fetch']

const TARGETS: Record<ChainTarget, () => Fetch | Promise<Fetch>> = {
  hello: async () => {
    const body = await suggestionsBody(lexicon, 'ka')
    return new Hono().get('*', (c) => c.body(body, 200, json)).fetch
  },
  'handler cached': () => handlerOverCache(),
  'chain cached': () => wholeChain(memoryAnswerCache()),
  'handler uncached': () =>
    new Hono().get(AUTOCOMPLETE, async (c) => c.body(await suggestionsBody(lexicon, c.req.query('keyword') ?? ''), 200, json)).fetch,
  'chain uncached': () => wholeChain(NEVER),
}

async function suggestionsBody({ database, scopes }: BenchLexicon, keyword: string): Promise<string> {
  const found = await suggestionsFor(database, { scopes, keyword, limit: 10 })
  if (!found.ok) throw new Error(`${keyword}: ${found.error.code}`)
  return JSON.stringify({ ...found.value, resultBaseForms: {} })
}

/** Answers what the real cache holds, at once; what it does not hold yet is put there first. */
function handlerOverCache(): Fetch {
  const cache = memoryAnswerCache()
  const fill = async (key: string, keyword: string) => {
    const body = await suggestionsBody(lexicon, keyword)
    const forever = { storedAt: 0, freshUntil: Infinity, staleUntil: Infinity, errorUntil: Infinity }
    await cache.set(key, { answer: { status: 200, headers: [], body }, ...forever })
    return body
  }
  return new Hono().get(AUTOCOMPLETE, (c): Response | Promise<Response> => {
    const key = rawSearch(c.req.raw)
    const held = cache.peek(key)?.answer.body
    if (typeof held === 'string') return c.body(held, 200, json)
    return fill(key, c.req.query('keyword') ?? '').then((body) => c.body(body, 200, json))
  }).fetch
}

/** A cache that keeps nothing: every request goes the whole way to the database. */
const NEVER: AnswerCache = { peek: () => undefined, get: async () => undefined, set: async () => {} }

/** Edge and origin as the Node runtime wires them, with the log on and no limit. */
async function wholeChain(answerCache: AnswerCache): Promise<Fetch> {
  const answer = await testOriginAnswer({ lexicon: lexicon.database, brandById: bundledBrand })
  let logged = 0
  const edge = createEdgeApp({
    brands: bundledBrands,
    brandStore: { read: bundledBrand },
    origin: { type: 'in-process', answer },
    renderPage: async () => new Response(null, { status: 404 }),
    answerCache,
    now: Date.now,
    random: Math.random,
    randomBytes,
    sessionKeys: ['a sealing key of the bench, of 43 letters or more'],
    log: (line) => {
      logged += JSON.stringify(line).length
    },
    buildId: 'bench',
  })
  const waitUntil = (work: Promise<unknown>) => void work.catch(fail)
  process.once('exit', () => console.log(`${logged} characters of log`))
  return (request, env) => edge.fetch(request, { clientAddress: addressOf(env), isSecure: false, waitUntil })
}

/** node-server hands the socket's request over as `incoming`. */
const addressOf = (env: unknown) => (env as { incoming: { socket: { remoteAddress?: string } } }).incoming.socket.remoteAddress ?? ''

function fail(error: unknown): never {
  console.error(error)
  process.exit(1)
}

const isTarget = (text: string): text is ChainTarget => Object.hasOwn(TARGETS, text)
if (!isTarget(name)) throw new Error(`There is no target ${name}`)

serve({ fetch: await TARGETS[name](), port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
  console.log(`${name} at http://127.0.0.1:${port}`),
)
