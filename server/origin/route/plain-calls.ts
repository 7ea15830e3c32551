import type { Call } from '#shared/api/define-call.ts'
import { type AnswerOptions, answerCall, type Handler, type OnCall, type PlainAnswer, plainRefusal, type Sender } from './answer-call.ts'
import { failureRefusal } from './failure-refusal.ts'
import { refuse } from './reply.ts'

/**
 * A call from within this process, as plain values: no Request is built for it and no Response read. `input` is the query as this
 * call's own schema has read it.
 */
export type PlainCall = { name: string; path: string; query: string; input?: unknown; body?: string | Uint8Array }

export type OriginAnswer = (call: PlainCall, sender: Sender) => Promise<PlainAnswer>

export type PlainCalls = { on: OnCall; answer: OriginAnswer }

/** Answers calls by their names for an edge in the same process. `report` is told of what a handler throws; the caller gets 500 or 503. */
export function plainCalls(options: AnswerOptions, report: (error: unknown) => void): PlainCalls {
  const routes = new Map<string, { call: Call; handler: Handler<Call> }>()

  return {
    // A handler takes what its own call's schemas give, which is what `answerCall` hands it.
    on: (call, handler) => void routes.set(call.name, { call, handler: handler as unknown as Handler<Call> }),

    async answer({ name, path, query, input, body }, sender) {
      const route = routes.get(name)
      if (!route) return plainRefusal(refuse(404, 'not_found'))
      const sent = { pathname: () => path, query, input, readBody: async (maxBytes: number) => textOf(body, maxBytes) }
      return answerCall(route, { sender, sent }, options).catch((error: unknown) => {
        report(error)
        return plainRefusal(failureRefusal(error))
      })
    },
  }
}

function textOf(body: string | Uint8Array | undefined, maxBytes: number): string | undefined {
  if (body === undefined) return ''
  if (body.length > maxBytes) return undefined
  return typeof body === 'string' ? body : new TextDecoder().decode(body)
}
