import type { Call } from '#shared/api/define-call.ts'
import type { AppErrorCode } from '#shared/errors/app-error.ts'
import { ok } from '#shared/result.ts'
import { requestBody } from '../middleware/body-size.ts'
import type { Destination } from '../middleware/chain.ts'
import { jsonHeaders, refusal, reply } from '../reply.ts'
import type { VisitCalls } from '../session/visit-calls.ts'
import { failureAnswer, OriginFailure } from '../upstream/origin-failure.ts'
import { tabOf } from '../upstream/search-context.ts'
import type { CallScope, OriginCall } from '../upstream/upstream.ts'
import { type CacheOptions, freshAnswer } from '../upstream/with-cache.ts'
import { brandOf, type Visit } from '../visit.ts'
import { answerReply } from './answer-reply.ts'
import { normalisedBody } from './call-body.ts'
import { createCallMemory } from './call-memory.ts'
import { scopeOf } from './call-scope.ts'
import { type CallError, createCallReader, type KnownCall } from './read-call.ts'

export type ProxyOptions = { calls: readonly Call[]; visitCalls: VisitCalls; caching: CacheOptions }

/**
 * /api/*: the calls of the table and nothing else. What this process holds fresh is answered without anything asynchronous;
 * everything else takes the road to the origin. Spec: accounts §7.1, security §1 (proxy path).
 */
export function apiProxy({ calls, visitCalls, caching }: ProxyOptions): Destination {
  const readCall = createCallReader(calls)
  const memory = createCallMemory()

  return function proxy(visit) {
    const { request, path, search } = visit
    const sent = { method: request.method, path, search, tab: tabOf(request.headers.get('x-search-context'), brandOf(visit)) }
    const remembered = memory.find(sent)
    const read = remembered ? ok(remembered) : readCall(sent)
    if (!read.ok) return callRefusal(visit, read.error)

    const { call, originCall } = read.value
    if (call.access === 'user' && !visit.session) return refusal(visit, { status: 401, code: 'unauthorized' })
    const scope = scopeOf(visit, call)
    const held = freshAnswer(caching, originCall, scope)
    if (!held)
      return call.method === 'GET'
        ? forward(visit, visitCalls, { ...read.value, scope })
        : forwardWithBody(visit, visitCalls, { ...read.value, scope })
    if (!remembered) memory.keep(sent, read.value)
    return answerReply(visit, held, call.answerKind)
  }
}

type Forwarded = KnownCall & { scope: CallScope }

function forward(visit: Visit, visitCalls: VisitCalls, { call, originCall, scope }: Forwarded): Promise<Response> {
  return visitCalls(visit, { call, originCall, scope }).then(
    (answer) => answerReply(visit, answer, call.answerKind),
    (error: unknown) => {
      if (!(error instanceof OriginFailure)) throw error
      visit.failure = error.kind
      return answerReply(visit, failureAnswer(error.kind), call.answerKind)
    },
  )
}

async function forwardWithBody(visit: Visit, visitCalls: VisitCalls, forwarded: Forwarded): Promise<Response> {
  const bytes = await requestBody(visit)
  if (bytes instanceof Response) return bytes
  const body = normalisedBody(forwarded.call, bytes)
  if (!body.ok) return callRefusal(visit, { status: 400, code: body.error.code })
  const originCall: OriginCall = { ...forwarded.originCall, ...(body.value === undefined ? {} : { body: body.value }) }
  return forward(visit, visitCalls, { ...forwarded, originCall })
}

/** A call that cannot be made: its code is the schema's own where it has one (`SearchNotPossible`). */
function callRefusal(visit: Visit, { code, status, allow }: CallError): Response {
  const headers = allow === undefined ? jsonHeaders : { ...jsonHeaders, allow }
  return reply(visit, { status, headers, body: JSON.stringify({ error: code satisfies string | AppErrorCode }) })
}
