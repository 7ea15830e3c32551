/** What a handler answers: a value of the call's answer, a body that is ready to be sent, or a refusal. */
export type Reply<Answer> = Answered<Answer> | ReadyBody | Refusal

export type ExtraHeaders = Readonly<Record<string, string>>
type Answered<Answer> = { type: 'answer'; value: Answer }
type ReadyBody = { type: 'body'; body: string | Uint8Array; contentType: string; headers: ExtraHeaders }
export type Refusal = {
  type: 'refusal'
  status: RefusalStatus
  error: string
  message?: string
  /** When to come again (RFC 9110 §10.2.3). */
  retryAfterSeconds?: number
}
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 429 | 500 | 501 | 503

/** The answer's value; it is written as JSON once. */
export const answer = <Value>(value: Value): Answered<Value> => ({ type: 'answer', value })

/** A body that is no JSON, with its content type. */
export const body = (content: string | Uint8Array, contentType: string, headers: ExtraHeaders = {}): ReadyBody => ({
  type: 'body',
  body: content,
  contentType,
  headers,
})

/** An error as every caller gets it: status and code, and a message only for whoever reads the wire. Spec: requirements API-025. */
export const refuse = (status: RefusalStatus, error: string, message?: string): Refusal => ({
  type: 'refusal',
  status,
  error,
  ...(message === undefined ? {} : { message }),
})

/** Too much to do just now, or too much asked for: the caller is told when to come again. */
export const refuseForNow = (status: 429 | 503, error: string, retryAfterSeconds: number): Refusal => ({
  ...refuse(status, error),
  retryAfterSeconds,
})

export const notFound = () => refuse(404, 'not_found')
export const badRequest = (message?: string) => refuse(400, 'bad_request', message)
