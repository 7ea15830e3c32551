import { type Request as EdgeRequest, Miniflare, Response as OriginResponse } from 'miniflare'
import {
  edgeWorker,
  type LocalWorkers,
  type LocalWorkersOptions,
  outputTo,
  seedBrands,
  startLocalWorkers,
} from '../../server/runtimes/scripts/local-workers.ts'
import { starterLexicon } from './starter-lexicon.ts'

export type BuiltWorkers = LocalWorkers & {
  /** What the workers have written so far. */
  output: () => string
}

/** The keys of the workers under test: tests open and seal cookies with them. */
export const KEYS = {
  tokenKeys: ['a signing key of the tests that is at least 43 characters long'],
  sessionKeys: ['a sealing key of the tests that is at least 43 characters long'],
  addressKey: 'an address key of the tests that is at least 43 characters long',
  humanCheckKey: 'a puzzle key of the tests that is at least 43 characters long',
}
const HERE = { host: '127.0.0.1', port: 0 }

export type BuiltWorkersOptions = Pick<LocalWorkersOptions, 'mail' | 'isDeployed' | 'translateUrl'>

/** Both workers, built before, in workerd on a free port, over our own dictionaries. */
export async function startBuiltWorkers(options: BuiltWorkersOptions = {}): Promise<BuiltWorkers> {
  const lexicon = await starterLexicon()
  const output: string[] = []
  const onOutput = (text: string) => void output.push(text)
  try {
    const workers = await startLocalWorkers({ ...HERE, lexiconFile: lexicon.file, ...KEYS, ...options, onOutput })
    return { ...workers, output: () => output.join('') }
  } finally {
    lexicon.remove()
  }
}

/** What a test lets the origin answer. Logins are answered for it. */
export type ScriptedOrigin = (url: URL) => OriginAnswer | Promise<OriginAnswer>
export type OriginAnswer = { status?: number; headers?: Record<string, string>; body: string }

/** The edge worker, built before, in workerd, its origin a function of the test's. `calls` are the paths it was asked for, logins left out. */
export async function startBuiltEdge(origin: ScriptedOrigin): Promise<BuiltWorkers & { calls: string[] }> {
  const output: string[] = []
  const calls: string[] = []
  const answer = async (request: EdgeRequest) => {
    const url = new URL(request.url)
    const { status = 200, headers = {}, body } = loginAnswer(url.pathname) ?? (await recorded(url))
    return new OriginResponse(body, { status, headers: { 'content-type': 'application/json', ...headers } })
  }
  const recorded = (url: URL) => {
    calls.push(url.pathname + url.search)
    return origin(url)
  }
  const miniflare = new Miniflare({
    ...HERE,
    workers: [{ ...edgeWorker(KEYS), serviceBindings: { ORIGIN: answer } }],
    ...outputTo((text) => void output.push(text)),
  })
  const base = (await miniflare.ready).origin
  await seedBrands(miniflare)
  return { base, miniflare, calls, output: () => output.join(''), stop: () => miniflare.dispose() }
}

function loginAnswer(path: string): OriginAnswer | undefined {
  if (path === '/api/auth/authorize') return { body: '{"code":"code"}' }
  if (path === '/api/auth/anon-login') return { body: '{"access_token":"token","refresh_token":"refresh","expires_in":600}' }
  return undefined
}

export type OriginWorker = {
  fetch: (url: string, init?: { method?: string; headers?: [string, string][]; body?: ArrayBuffer }) => Promise<Response>
  scheduled: (options: { cron: string }) => Promise<{ outcome: string }>
}

/** The origin worker itself, which only the edge reaches otherwise. */
export const originWorkerOf = async ({ miniflare }: Pick<LocalWorkers, 'miniflare'>): Promise<OriginWorker> =>
  // Miniflare types workers by a copy of Cloudflare's types that is not installed.
  (await miniflare.getWorker('sanavirta-origin')) as unknown as OriginWorker

/** One more process of the edge worker before the origin of others, as Cloudflare runs many. `calls` are the paths it asked the origin for. */
export async function startAnotherEdge({ miniflare }: LocalWorkers): Promise<BuiltWorkers & { calls: string[] }> {
  const origin = await originWorkerOf({ miniflare })
  const calls: string[] = []
  const output: string[] = []
  const another = new Miniflare({
    ...HERE,
    workers: [
      {
        ...edgeWorker({ ...KEYS, isDeployed: true }),
        serviceBindings: {
          ORIGIN: async (request: EdgeRequest) => {
            calls.push(new URL(request.url).pathname)
            const { status, headers, body } = await inWhole(request, origin)
            return new OriginResponse(body, { status, headers })
          },
        },
      },
    ],
    ...outputTo((text) => void output.push(text)),
  })
  const base = (await another.ready).origin
  await seedBrands(another)
  return { base, miniflare: another, calls, output: () => output.join(''), stop: () => another.dispose() }
}

async function inWhole(request: EdgeRequest, origin: OriginWorker) {
  const { method, url, headers } = request
  const body = method === 'GET' ? {} : { body: await request.arrayBuffer() }
  const answer = await origin.fetch(url, { method, headers: [...headers], ...body })
  return { status: answer.status, headers: [...answer.headers], body: await answer.arrayBuffer() }
}
