import type { Visit } from '../visit.ts'

/** What pages read of a request's headers. Others, the framework's own (`x-react-router-*`) and forwarded hosts included, are dropped. */
const PASSED = ['accept', 'accept-language', 'content-type', 'cookie', 'referer', 'user-agent', 'sec-fetch-site'] as const

/**
 * The request that pages see: the public address of this site, only the headers that pages read, and the body read whole.
 * Spec: security §1 (SSR framework; D09), CVE-2025-43864.
 */
export function pageRequest(visit: Visit, body?: Uint8Array): Request {
  const { request, origin, path, search } = visit
  const headers: Record<string, string> = { host: new URL(origin).host }
  for (const name of PASSED) {
    const value = request.headers.get(name)
    if (value !== null) headers[name] = value
  }
  // The cross-site check has let it through; the framework compares the origin with its own idea of the host.
  if (body) headers.origin = origin
  // The DOM types leave out a view over a shared buffer; a body here is never one.
  const init: RequestInit = { method: request.method, headers, signal: request.signal, ...(body ? { body: body as BodyInit } : {}) }
  return new Request(`${origin}${path.replace(LINE_BREAK, '%20')}${search}`, init)
}

/** The framework's `*` stops at the end of a line, where a search key only has white space. */
const LINE_BREAK = /%0[ad]|%e2%80%a[89]/gi
