import type { AppErrorCode } from '#shared/errors/app-error.ts'
import { securityHeaders } from './middleware/secure-headers.ts'
import { isApi, type Visit } from './visit.ts'

export type Reply = {
  status: number
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array | ReadableStream<Uint8Array> | null
}

/**
 * The one place where a Response is made: every answer carries the security headers and the request id, errors included.
 * Headers stay a plain object and bodies bytes or text, which node-server writes without building Headers or a stream.
 */
export function reply(visit: Visit, { status, headers, body = null }: Reply): Response {
  const all = { ...securityHeaders(visit), ...headers, 'x-request-id': visit.requestId }
  // The DOM types leave out a view over a shared buffer; a body here is never one.
  return new Response(body as BodyInit | null, { status, headers: all })
}

export const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } as const
const textHeaders = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } as const

/** A refusal: JSON with the code for calls of the API, a plain line for everything else. */
export function refusal(
  visit: Visit,
  { status, code, headers = {} }: { status: number; code: AppErrorCode; headers?: Readonly<Record<string, string>> },
): Response {
  if (isApi(visit)) return reply(visit, { status, headers: { ...jsonHeaders, ...headers }, body: JSON.stringify({ error: code }) })
  return reply(visit, { status, headers: { ...textHeaders, ...headers }, body: `${status} ${code}\n` })
}

export const plainText = (visit: Visit, text: string, headers: Readonly<Record<string, string>> = {}) =>
  reply(visit, { status: 200, headers: { ...textHeaders, ...headers }, body: text })

/** A redirect within this site, or to an address that is fixed in configuration. Made before anything is streamed (ROUTE-046). */
export const redirect = (visit: Visit, location: string, status: 302 | 303 = 302) =>
  reply(visit, { status, headers: { location, 'cache-control': 'no-store' } })

/** 404, kept by nobody: an unknown asset must not become a page that some cache keeps (security §4.1). */
export const notFound = (visit: Visit) => refusal(visit, { status: 404, code: 'not_found' })
