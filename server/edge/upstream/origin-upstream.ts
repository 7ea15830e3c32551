import type { AnswerKind, Call } from '#shared/api/define-call.ts'
import type { AddressSigner } from '../session/address-signer.ts'
import { OriginFailure } from './origin-failure.ts'
import { readBody } from './read-body.ts'
import type { Answer, CallScope, OriginCall, Upstream } from './upstream.ts'

/** The port to an origin elsewhere: a service binding or HTTP. */
export type OriginFetch = (request: Request) => Promise<Response>

export type OriginUpstreamOptions = {
  fetch: OriginFetch
  /** Where requests are addressed; a service binding passes over the host. */
  baseUrl: string
  callsByName: ReadonlyMap<string, Call>
  /** Vouches for the visitor's address where a call needs it, or the token that it carries. */
  signAddress?: AddressSigner | undefined
}

/** Spec: security §5.1. */
export const HEADERS_DEADLINE_MS = 5_000
export const SEARCH_HEADERS_DEADLINE_MS = 3_000
export const TOTAL_DEADLINE_MS = 10_000
export const MAX_JSON_BYTES = 8 * 1024 * 1024
export const MAX_HTML_BYTES = 2 * 1024 * 1024

/**
 * The last layer: writes the request for one call, with only the headers named here, and reads the answer whole within the
 * deadlines and the size cap. Throws OriginFailure. Spec: security §1 (header smuggling), §5.1; requirements API-002, API-024.
 */
export function originUpstream({ fetch, baseUrl, callsByName, signAddress }: OriginUpstreamOptions): Upstream {
  return async function origin(call, scope) {
    const controller = new AbortController()
    const definition = callsByName.get(call.name)
    const kind = definition?.answerKind
    const vouched = definition?.needsAddress || scope.isDomain ? await signAddress?.(scope) : undefined
    const headersDeadline = call.name.startsWith('search') ? SEARCH_HEADERS_DEADLINE_MS : HEADERS_DEADLINE_MS
    const startedAt = performance.now()

    const response = await within(
      headersDeadline,
      fetch(originRequest(baseUrl, call, { scope, vouched, signal: controller.signal })),
      controller,
    )
    if (response.status >= 300 && response.status < 400) throw new OriginFailure('garbage')

    const remaining = Math.max(1, TOTAL_DEADLINE_MS - (performance.now() - startedAt))
    const body = await within(remaining, readWhole(response, kind), controller)
    return { status: response.status, headers: keptHeaders(response.headers), body }
  }
}

const decoder = new TextDecoder()

type Kind = AnswerKind | undefined

type Sending = { scope: CallScope; vouched: Readonly<Record<string, string>> | undefined; signal: AbortSignal }

function originRequest(baseUrl: string, call: OriginCall, { scope, vouched, signal }: Sending): Request {
  const { path, query, method, body, context } = call
  const headers: Record<string, string> = {
    accept: 'application/json, text/html',
    'x-sk-brand': scope.brand,
    'x-request-id': scope.requestId,
    ...vouched,
  }
  if (context !== 'none') headers['x-search-context'] = context
  if (scope.token) headers[scope.authHeader ?? 'authorization'] = `Bearer ${scope.token}`
  if (scope.appName && context !== 'none') headers['x-app-name'] = scope.appName
  const init: RequestInit = { method, headers, redirect: 'manual', signal }
  if (body !== undefined) {
    headers['content-type'] = 'application/json'
    init.body = body as BodyInit // the DOM types leave out a view over a shared buffer; a body here is never one
  }
  return new Request(`${baseUrl}${path}${query && `?${query}`}`, init)
}

/** Settles as `work` does, or fails with `timeout` after `ms` and aborts what is still under way. */
function within<Value>(ms: number, work: Promise<Value>, controller: AbortController): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new OriginFailure('timeout'))
      controller.abort()
    }, ms)
    work.then(
      (value) => {
        clearTimeout(timer)
        resolve(value)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error instanceof OriginFailure ? error : new OriginFailure('unreachable', error))
      },
    )
  })
}

const maxBytesOf = (kind: Kind) => (kind === 'html' ? MAX_HTML_BYTES : MAX_JSON_BYTES)

async function readWhole(response: Response, kind: Kind): Promise<Answer['body']> {
  const read = await readBody(response.body, maxBytesOf(kind)).catch((error: unknown) => {
    throw new OriginFailure('garbage', error) // broken off in the middle, or not of its Content-Encoding
  })
  if (!read.ok) throw new OriginFailure('garbage')
  const promised = response.headers.get('content-encoding') ? null : response.headers.get('content-length')
  if (promised !== null && response.body && Number(promised) !== read.value.byteLength) throw new OriginFailure('garbage')
  return kind === 'bytes' ? read.value : decoder.decode(read.value)
}

/** All that is read of an origin's headers. What it says to shared caches by name goes before what it says to all (RFC 9213). */
function keptHeaders(headers: Headers): Answer['headers'] {
  const kept: [string, string][] = []
  for (const name of ['retry-after', 'x-sk-generation', 'content-type', 'content-language'] as const) {
    const value = headers.get(name)
    if (value !== null) kept.push([name, value])
  }
  const said = isForOneCaller(headers) ? 'private' : (headers.get('cdn-cache-control') ?? headers.get('cache-control'))
  return said === null ? kept : [...kept, ['cache-control', said]]
}

/** An answer that sets a cookie, or varies by more than the call says, is somebody's own, whatever it says. */
const isForOneCaller = (headers: Headers) => headers.has('set-cookie') || headers.get('vary')?.trim() === '*'
