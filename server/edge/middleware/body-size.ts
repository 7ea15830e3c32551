import { refusal } from '../reply.ts'
import { readBody } from '../upstream/read-body.ts'
import type { Visit } from '../visit.ts'
import type { Station } from './chain.ts'

/** Forms and calls of this size or less; larger ones (imports) will name their own limit. */
export const MAX_REQUEST_BODY_BYTES = 64 * 1024

/** Refuses a body that says it is too large before a byte of it is read (413). One that does not say so is stopped by `requestBody`. */
export const bodySize: Station = function bodySize(visit) {
  if (visit.request.method === 'GET') return undefined
  const length = visit.request.headers.get('content-length')
  if (length === null || Number(length) <= MAX_REQUEST_BODY_BYTES) return undefined
  return refusal(visit, { status: 413, code: 'body_too_large' })
}

/** The request's body, up to the limit, or the refusal of one that is larger. A sender who breaks off is no fault of ours: 400. */
export async function requestBody(visit: Visit): Promise<Uint8Array | Response> {
  const body = await readBody(visit.request.body, MAX_REQUEST_BODY_BYTES).catch(() => undefined)
  if (body === undefined) return refusal(visit, { status: 400, code: 'bad_request' })
  return body.ok ? body.value : refusal(visit, { status: 413, code: body.error.code })
}
