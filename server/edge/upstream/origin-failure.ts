import type { AppErrorCode } from '#shared/errors/app-error.ts'
import type { Answer } from './upstream.ts'

/**
 * Why there is no usable answer: nobody there (network status 0), no answer in time, an answer that is not what the call
 * promises, the breaker is open, or the anonymous login was refused (AUTH-022).
 */
export type FailureKind = 'unreachable' | 'timeout' | 'garbage' | 'breaker_open' | 'login_refused'

/** A call to the origin that gave no usable answer. Layers throw it; `failureAnswer` turns it into an answer, once. */
export class OriginFailure extends Error {
  readonly kind: FailureKind
  constructor(kind: FailureKind, cause?: unknown) {
    super(`The origin gave no usable answer: ${kind}`, { cause })
    this.name = 'OriginFailure'
    this.kind = kind
  }
}

/** Seconds after which a caller may try again; the breaker lets a probe through as often. */
export const RETRY_AFTER_SECONDS = 5

const ANSWERS: Record<FailureKind, { status: number; code: AppErrorCode }> = {
  unreachable: { status: 503, code: 'unavailable' },
  breaker_open: { status: 503, code: 'unavailable' },
  login_refused: { status: 502, code: 'bad_gateway' },
  garbage: { status: 502, code: 'bad_gateway' },
  timeout: { status: 504, code: 'timeout' },
}

/** What a caller of the API sees of a failure: a status and a code, never the reason. */
export function failureAnswer(kind: FailureKind): Answer {
  const { status, code } = ANSWERS[kind]
  const retry = status === 503 ? ([['retry-after', String(RETRY_AFTER_SECONDS)]] as const) : []
  return { status, headers: retry, body: JSON.stringify({ error: code }) }
}
