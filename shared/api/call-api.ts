import * as v from 'valibot'
import { callPath } from './call-path.ts'
import { type QueryValue, queryString } from './call-query.ts'
import type { Call } from './define-call.ts'

/** What a caller hands to its client: the call with everything written out for the wire. */
export type CallRequest = { call: Call; path: string; query: string; body?: string }

/** What comes back: the status and the body, JSON already read (`value`) or text. */
export type CallAnswer = { status: number; value: unknown }

/** Carries a call to the origin: the edge's upstream stack in loaders, `fetch` in islands. */
export type ApiClient = (request: CallRequest) => Promise<CallAnswer>

/** A call answered with anything but 2xx. `code` is the body's `error`, `body` all of it. Spec: requirements API-025. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly body: unknown
  constructor(status: number, code: string, body?: unknown) {
    super(`API call answered ${status} ${code}`)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.body = body
  }
}

type Input<C extends Call> = v.InferInput<C['params']> & v.InferInput<C['query']>
type Answer<C extends Call> = v.InferOutput<C['answer']>

/**
 * Makes one call: input and answer have the types the call's schemas state.
 * Throws ApiError on any status but 2xx, and ValiError on an answer that is not what the call promises.
 */
export async function callApi<C extends Call>(api: ApiClient, call: C, input: Input<C>, body?: unknown): Promise<Answer<C>> {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const fields = Object.entries(input as Record<string, QueryValue>)
  const params = Object.fromEntries(fields.filter(([key]) => names.includes(key)).map(([key, value]) => [key, String(value)]))
  const query = queryString(Object.fromEntries(fields.filter(([key]) => !names.includes(key))))

  const answer = await api({ call, path: callPath(call, params), query, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  if (answer.status < 200 || answer.status > 299) throw new ApiError(answer.status, errorCode(answer.value), answer.value)
  // Parsing also fills in what stored entries leave out.
  return v.parse(call.answer, answer.value)
}

const errorCode = (value: unknown) =>
  typeof value === 'object' && value !== null && 'error' in value && typeof value.error === 'string' ? value.error : 'app_error'
