import type * as v from 'valibot'
import type { Call } from '#shared/api/define-call.ts'
import { type Caller, type CallerOf, holdsAt, mayMakeCall } from './caller.ts'
import { readInput, type Sent } from './read-input.ts'
import { type Refusal, type Reply, refuse } from './reply.ts'

export type CallInput<C extends Call> = {
  params: v.InferOutput<C['params']>
  query: v.InferOutput<C['query']>
  /** As the call's body schema reads it. */
  body: unknown
  /** Undefined only where the call asks for no token. */
  caller: Caller | undefined
  /** The brand the call is made for (`x-sk-brand`); empty when none was named. */
  brand: string
  /** The visitor's address as the edge vouches for it; empty when nobody does. */
  address: string
}

export type Handler<C extends Call> = (input: CallInput<C>) => Promise<Reply<v.InferInput<C['answer']>>>

/** Answers a call of `shared/api` with a handler. */
export type OnCall = <C extends Call>(call: C, handler: Handler<C>) => void

export type AnswerOptions = { callerOf: CallerOf; generation: () => string }

/** Who sent a call, as its headers say. */
export type Sender = { authorization: string | undefined; brand: string; address?: string | undefined }

/** A call's answer as plain values, ready for HTTP or for an edge in this process. */
export type PlainAnswer = { status: number; headers: readonly (readonly [string, string])[]; body: string | Uint8Array }

/**
 * Answers one call from its own definition: access by the bearer token, input by the call's schemas, then the handler.
 * Every answer names the generation of the search database it came from.
 */
export async function answerCall<C extends Call>(
  { call, handler }: { call: C; handler: Handler<C> },
  { sender, sent }: { sender: Sender; sent: Sent },
  { callerOf, generation }: AnswerOptions,
): Promise<PlainAnswer> {
  const caller = call.access === 'none' ? undefined : await callerOf(sender.authorization, sender.brand, call.access)
  if (call.access !== 'none' && !caller) return plainRefusal(refuse(401, 'unauthorized'))
  if (caller && !mayMakeCall(caller, call)) return plainRefusal(refuse(403, 'forbidden'))
  if (caller && !holdsAt(caller, sender.address)) return plainRefusal(refuse(401, 'unauthorized'))

  const input = await readInput(call, sent)
  if (input.type === 'refusal') return plainRefusal(input)
  // The schemas of this very call made these values; the compiler cannot follow that through `unknown`.
  return plainAnswer(
    await handler({ ...(input as unknown as CallInput<C>), caller, brand: sender.brand, address: sender.address ?? '' }),
    generation,
  )
}

function plainAnswer(reply: Reply<unknown>, generation: () => string): PlainAnswer {
  if (reply.type === 'refusal') return plainRefusal(reply)
  const generated = ['x-sk-generation', generation()] as const
  if (reply.type === 'answer') return { status: 200, headers: [JSON_TYPE, generated], body: JSON.stringify(reply.value) }
  return { status: 200, headers: [['content-type', reply.contentType], generated, ...Object.entries(reply.headers)], body: reply.body }
}

const JSON_TYPE = ['content-type', 'application/json'] as const

/** The one shape of an error body. Spec: requirements API-025. */
export function plainRefusal({ status, error, message, retryAfterSeconds }: Refusal): PlainAnswer {
  const challenge = status === 401 ? ([['www-authenticate', 'Bearer']] as const) : []
  const retry = retryAfterSeconds === undefined ? [] : ([['retry-after', String(retryAfterSeconds)]] as const)
  const body = JSON.stringify(message === undefined ? { error } : { error, message })
  return { status, headers: [JSON_TYPE, ...challenge, ...retry], body }
}
