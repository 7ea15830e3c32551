import * as v from 'valibot'
import type { Call } from '#shared/api/define-call.ts'
import { type AppErrorCode, ErrorBodySchema } from '#shared/errors/app-error.ts'
import { OriginFailure } from './origin-failure.ts'
import { type Answer, headerOf, type Layer } from './upstream.ts'

export type AnswerCheckOptions = {
  callsByName: ReadonlyMap<string, Call>
  /** The origin's app in this process: the contract walk has proved its answers, so they are not parsed a second time. */
  isTrusted: boolean
}

/**
 * Lets only answers through that are what the call promises, before anything stores or shares them: else it throws OriginFailure.
 * Errors are rewritten to the one shape of an error body, without what the origin says about itself. Spec: security §5.1, API-025.
 */
export const withAnswerCheck =
  ({ callsByName, isTrusted }: AnswerCheckOptions): Layer =>
  (upstream) =>
    function answerCheck(call, scope) {
      return upstream(call, scope).then((answer) => {
        if (answer.status >= 400) return errorAnswer(answer)

        const definition = callsByName.get(call.name)
        if (!isTrusted && definition?.answerKind === 'json' && !isAsPromised(definition, answer)) throw new OriginFailure('garbage')
        return answer
      })
    }

function isAsPromised(call: Call, { body }: Answer): boolean {
  const value = jsonOf(body)
  return value !== undefined && v.is(call.answer, value)
}

const CODES_OF_FAULTS: Readonly<Record<number, AppErrorCode>> = { 502: 'bad_gateway', 503: 'unavailable', 504: 'timeout' }

function errorAnswer(answer: Answer): Answer {
  const retryAfter = headerOf(answer, 'retry-after')
  const headers = retryAfter === undefined ? [] : ([['retry-after', retryAfter]] as const)
  if (answer.status >= 500)
    return { status: answer.status, headers, body: JSON.stringify({ error: CODES_OF_FAULTS[answer.status] ?? 'app_error' }) }

  const parsed = v.safeParse(ErrorBodySchema, jsonOf(answer.body))
  return { status: answer.status, headers, body: JSON.stringify(parsed.success ? parsed.output : { error: codeOf(answer.status) }) }
}

const CODES_OF_REFUSALS: Readonly<Record<number, AppErrorCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'body_too_large',
  429: 'too_many_requests',
}
const codeOf = (status: number): AppErrorCode => CODES_OF_REFUSALS[status] ?? 'bad_request'

const decoder = new TextDecoder()

function jsonOf(body: Answer['body']): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : decoder.decode(body))
  } catch {
    return undefined // not JSON: the answer is not what the call promises
  }
}
