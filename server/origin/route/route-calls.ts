import type { Context, Hono } from 'hono'
import type * as v from 'valibot'
import type { Call } from '#shared/api/define-call.ts'
import type { Caller, CallerOf } from './caller.ts'
import { readInput } from './read-input.ts'
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
}

export type Handler<C extends Call> = (input: CallInput<C>) => Promise<Reply<v.InferInput<C['answer']>>>

/** Answers a call of `shared/api` with a handler. */
export type OnCall = <C extends Call>(call: C, handler: Handler<C>) => void

export type RouteOptions = { callerOf: CallerOf; generation: () => string }

/**
 * Registers calls from their own definitions: method, path and aliases, input by the call's schemas, access by the bearer token.
 * Every answer names the generation of the search database it came from.
 */
export const routeCalls =
  (app: Hono, options: RouteOptions): OnCall =>
  (call, handler) => {
    const respond = async (c: Context) => responseOf(c, await replyTo(c, call, handler, options), options)
    for (const path of [call.path, ...(call.aliases ?? [])]) app.on(call.method, routerPath(path), respond)
  }

/** `{name}` of a call is `:name` of the router. */
const routerPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

async function replyTo<C extends Call>(c: Context, call: C, handler: Handler<C>, { callerOf }: RouteOptions): Promise<Reply<unknown>> {
  const brand = c.req.header('x-sk-brand') ?? ''
  const caller = call.access === 'none' ? undefined : await callerOf(c.req.header('authorization'), brand)
  if (call.access !== 'none' && !caller) return refuse(401, 'unauthorized')
  if (call.access === 'user' && caller?.isAnonymous) return refuse(403, 'forbidden')

  const input = await readInput(call, c.req)
  if (input.type === 'refusal') return input
  // The schemas of this very call made these values; the compiler cannot follow that through `unknown`.
  return handler({ ...(input as unknown as CallInput<C>), caller, brand })
}

/** Made at once from a plain list of headers: the router's own way of adding them one by one costs as much as the search. */
function responseOf(c: Context, reply: Reply<unknown>, { generation }: Pick<RouteOptions, 'generation'>): Response {
  if (reply.type === 'refusal') return refusalResponse(c, reply)
  const generated = { 'x-sk-generation': generation() }
  if (reply.type === 'answer')
    return new Response(JSON.stringify(reply.value), { headers: { 'content-type': 'application/json', ...generated } })
  // Bytes of ours are never in shared memory, which is what the wider type leaves open.
  const content = reply.body as string | Uint8Array<ArrayBuffer>
  return new Response(content, { headers: { 'content-type': reply.contentType, ...generated, ...reply.headers } })
}

/** The one shape of an error body. Spec: requirements API-025. */
export function refusalResponse(c: Context, { status, error, message }: Refusal): Response {
  const body = message === undefined ? { error } : { error, message }
  return c.json(body, status, status === 401 ? { 'www-authenticate': 'Bearer' } : {})
}
