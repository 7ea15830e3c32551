import * as v from 'valibot'
import { BrandConfigSchema } from '#shared/brand/brand-config.ts'
import { createEdgeApp } from './app.ts'
import type { EdgeOptions, RequestScope } from './edge-options.ts'
import type { LogLine } from './request-log.ts'
import { memoryAnswerCache } from './upstream/memory-answer-cache.ts'
import type { OriginFetch } from './upstream/origin-upstream.ts'

/** A brand as a test needs it: an id and one host. */
export const testBrand = (id: string, host: string, app: Record<string, unknown> = {}) =>
  v.parse(BrandConfigSchema, { id, hosts: [host], contentProject: id, app: { appName: id.toUpperCase(), theme: id, features: {}, ...app } })

export type ScriptedOrigin = (request: Request) => Response | Promise<Response>

/** What the origin answers to the two steps of an anonymous login, and to the question whose network it is. */
export function loginAnswer(path: string, token = 'service-token'): Response | undefined {
  if (path === '/api/config/domain') return Response.json({ ipLogin: null, pacman: [], xl: [], mot: [] })
  if (path === '/api/auth/authorize') return Response.json({ code: 'code' })
  if (path === '/api/auth/anon-login') return Response.json({ access_token: token, refresh_token: 'refresh', expires_in: 600 })
  return undefined
}

export const emptySearch = { data: [], flipLangs: false }
export const SEARCH = '/api/search/api/sk/search?search_service=ss&keyword=talo'
export const AUTOCOMPLETE = '/api/search/api/sk/autocomplete?search_service=ss&keyword=tal'

/** Any option of the edge; `originFetch` and `originUrl` put another origin in the scripted one's place. */
export type ScriptedOptions = Partial<EdgeOptions> & { originFetch?: OriginFetch; originUrl?: string }

/**
 * An edge over a scripted origin that logs every request it gets: a real small origin as a plain function. Time stands until a test
 * moves `clock.now`; work handed to `waitUntil` is awaited by `settled`.
 */
export function scriptedEdge(
  origin: ScriptedOrigin = () => Response.json(emptySearch),
  { originFetch, originUrl, ...overrides }: ScriptedOptions = {},
) {
  const clock = { now: Date.UTC(2026, 0, 1) }
  const requests: Request[] = []
  const lines: LogLine[] = []
  const work: Promise<unknown>[] = []
  const brands = [testBrand('sanakirja', 'localhost'), testBrand('pacman', 'pacman.localhost')]

  const app = createEdgeApp({
    brands,
    brandStore: { read: async (id) => brands.find((brand) => brand.id === id) },
    origin: {
      type: 'requests',
      fetch:
        originFetch ??
        (async (request) => {
          requests.push(request)
          return loginAnswer(new URL(request.url).pathname) ?? origin(request)
        }),
      ...(originUrl === undefined ? {} : { url: originUrl }),
    },
    renderPage: async (request) => new Response(`<h1>${new URL(request.url).pathname}</h1>`, { headers: { 'content-type': 'text/html' } }),
    answerCache: memoryAnswerCache(),
    now: () => clock.now,
    random: () => 0.5,
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    log: (line) => lines.push(line),
    buildId: 'build-1',
    sessionKeys: ['the key of the tests, newest first, of 43 letters'],
    addressKey: 'the key of addresses in the tests, 43 letters',
    ...overrides,
  })

  const scope: RequestScope = { clientAddress: '192.0.2.1', isSecure: false, waitUntil: (one) => work.push(one.catch(() => undefined)) }
  return {
    app,
    clock,
    lines,
    brands,
    /** Every request to the origin but those of logins. */
    calls: () => requests.filter(({ url }) => !/^\/api\/(?:auth\/|config\/domain)/.test(new URL(url).pathname)),
    requests,
    send: (path: string, init: RequestInit = {}, own: Partial<RequestScope> = {}) =>
      app.fetch(new Request(path.startsWith('http') ? path : `http://localhost${path}`, init), { ...scope, ...own }),
    settled: () => Promise.all(work),
  }
}
