import * as v from 'valibot'
import { callPath } from '#shared/api/call-path.ts'
import type { Call } from '#shared/api/define-call.ts'
import { type AppErrorCode, ErrorBodySchema } from '#shared/errors/app-error.ts'
import type { Answer, CallScope, OriginCall, Upstream } from '../upstream/upstream.ts'
import type { Visit } from '../visit.ts'

export type OwnCall = { call: Call; params?: Readonly<Record<string, string>>; body?: Readonly<Record<string, unknown>> }

/** A call written by the table of calls. */
export const originCallOf = ({ call, params = {}, body }: OwnCall): OriginCall => ({
  name: call.name,
  method: call.method,
  path: callPath(call, params),
  query: '',
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  context: call.context === 'none' ? 'none' : 'langPair',
})

/** Makes a call of the edge's own accord, server to server. */
export const callOrigin = (upstream: Upstream, scope: CallScope, own: OwnCall): Promise<Answer> => upstream(originCallOf(own), scope)

/** The scope of such a call: nobody else's answer. */
export const ownScope = (visit: Visit): CallScope => ({
  brand: visit.brandId,
  audience: `private:${visit.requestId}`,
  clientAddress: visit.scope.clientAddress,
  requestId: visit.requestId,
  waitUntil: visit.scope.waitUntil,
})

/** The JSON of an answer. Throws a SyntaxError on anything else: the answer check has let through what the call promises. */
export const jsonOf = ({ body }: Answer): unknown => JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body))

/** The code of an answer that refuses. */
export function errorCodeOf(answer: Answer): AppErrorCode | string {
  const parsed = v.safeParse(ErrorBodySchema, jsonOf(answer))
  return parsed.success ? parsed.output.error : 'app_error'
}
