import { isUnblockPath } from '#shared/account/previous-url.ts'
import type { ApiClient, CallAnswer, CallRequest } from '#shared/api/call-api.ts'
import { type BrowserEnvironment, browserEnvironment } from './browser-environment.ts'
import { shareInFlight } from './in-flight.ts'
import { countUnavailable, isServiceDown, readUnavailableCount } from './unavailable-count.ts'

/** Spec: accounts §7.1, §9 (API-012). */
const IN_FLIGHT_MAX_ENTRIES = 5
const IN_FLIGHT_WINDOW_MS = 2000

/** Where /unblock finds the way back, same origin only. Spec: accounts §2.3 (UNBL-001). */
export const PREVIOUS_URL_KEY = 'sk_previous_url'
export const UNAVAILABLE_KEY = 'sk_unavailable'

export type ClientOptions = {
  /** The tab's `x-search-context`; left out where the call has its own. */
  searchContext?: 'langPair' | 'dictionary' | undefined
  /** Says that nobody waits for the answer any more. */
  signal?: AbortSignal | undefined
  /** Where visitors are sent when the service is down; nowhere when the brand has no such page. */
  statusUrl?: string | undefined
  /** The request outlives the document, which is being left. */
  keepalive?: boolean
}

/**
 * The calls of one document. A 429 takes the visitor to /unblock and the sixth 503 in a row to the status page,
 * and the caller still gets the answer, so `callApi` throws. Spec: accounts §7.1, §8 (API-012, API-017 … API-019).
 */
export function createBrowserApi(environment: BrowserEnvironment) {
  const share = shareInFlight<CallAnswer>({ maxEntries: IN_FLIGHT_MAX_ENTRIES, windowMs: IN_FLIGHT_WINDOW_MS, now: environment.now })

  return ({ searchContext, signal, statusUrl, keepalive = false }: ClientOptions = {}): ApiClient =>
    async function browserApi(request) {
      const context = contextOf(request, searchContext)
      const start = (shared?: AbortSignal) => send(environment.fetch, request, { context, signal: shared, keepalive })
      const key = `${context} ${addressOf(request)}`
      const answer = await (request.call.method === 'GET' ? share({ key, start, signal }) : start(signal))
      if (answer.status === 429) leaveForUnblock(environment)
      if (answer.status === 503) noteUnavailable(environment, statusUrl)
      return answer
    }
}

let ofThisDocument: ReturnType<typeof createBrowserApi> | undefined

/** The document's one client: islands share its calls in flight. */
export function browserApi(options?: ClientOptions): ApiClient {
  ofThisDocument ??= createBrowserApi(browserEnvironment())
  return ofThisDocument(options)
}

function contextOf({ call }: CallRequest, tab: ClientOptions['searchContext']): string | undefined {
  if (call.context === 'none') return undefined
  return call.context === 'tab' ? tab : call.context
}

const addressOf = ({ path, query }: CallRequest) => (query === '' ? path : `${path}?${query}`)

type Sending = { context: string | undefined; signal: AbortSignal | undefined; keepalive: boolean }

async function send(fetchNow: typeof fetch, request: CallRequest, { context, signal, keepalive }: Sending): Promise<CallAnswer> {
  const response = await fetchNow(addressOf(request), {
    method: request.call.method,
    headers: {
      accept: 'application/json',
      // No form and no other site can send it: the edge's cross-site check asks for it.
      'x-sk-client': '1',
      ...(context === undefined ? {} : { 'x-search-context': context }),
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(request.body === undefined ? {} : { body: request.body }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  })
  return { status: response.status, value: await bodyOf(response) }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (!response.headers.get('content-type')?.includes('json')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text // cut off on the way: the call's schema refuses it
  }
}

/** On /unblock itself there is nowhere further to go (security-tests L07). */
function leaveForUnblock({ store, here, goTo, now }: BrowserEnvironment) {
  if (isUnblockPath(here())) return
  store?.setItem(PREVIOUS_URL_KEY, here())
  goTo(`/unblock?id=${now()}`)
}

function noteUnavailable({ store, goTo, now }: BrowserEnvironment, statusUrl: string | undefined) {
  const counted = countUnavailable(readUnavailableCount(store?.getItem(UNAVAILABLE_KEY)), now())
  store?.setItem(UNAVAILABLE_KEY, JSON.stringify(counted))
  if (statusUrl && isServiceDown(counted)) goTo(statusUrl)
}
