import type { HttpMethod } from '#shared/api/define-call.ts'
import type { TokenSource } from '../session/identity.ts'

/** What the visitor's tab is; the origin gets it as `x-search-context`. Spec: accounts §7.1. */
export type SearchContext = 'langPair' | 'dictionary' | 'none'

/** One call to the origin, parsed and normalised. `path` and `query` are written by the table of calls, never taken from a URL. */
export type OriginCall = {
  name: string
  method: HttpMethod
  path: string
  query: string
  /** The query as the call's schema has read it: an origin in this process need not read it again. */
  input?: unknown
  body?: Uint8Array | string
  context: SearchContext
}

/**
 * An answer as plain values: it may be shared between requests, which a Response may not in workerd. Text bodies are strings,
 * since Node writes a string together with the head of the answer and bytes apart from it.
 */
export type Answer = {
  status: number
  headers: readonly (readonly [string, string])[]
  body: Uint8Array | string
}

/** Whose answer a call gives. Two calls share an answer only when this is equal; `private` is never shared. */
export type Audience = `public:${string}` | `class:${string}` | `private:${string}`

/** What belongs to the request in hand rather than to the call. */
export type CallScope = {
  brand: string
  audience: Audience
  /** The bearer token of the call; the origin's layer puts it on. */
  token?: string
  /** Where the token of this visitor's own comes from; the brand's service token serves all others. */
  tokens?: TokenSource
  /** The token is that of the visitor's institution, which holds in its network only: the origin is told where it is used. */
  isDomain?: true
  /** The header the token travels in (the brand's `authHeader`, API-002). */
  authHeader?: string
  /** Sent as `x-app-name` outside production (API-011). */
  appName?: string
  /** The visitor's address; told to the origin, signed, for calls that need it. */
  clientAddress?: string
  requestId: string
  /** Keeps work alive after the answer is sent (Workers `ctx.waitUntil`). */
  waitUntil: (work: Promise<unknown>) => void
}

/** Layers such as `withDedupe` take an Upstream and return an Upstream. */
export type Upstream = (call: OriginCall, scope: CallScope) => Promise<Answer>

export type Layer = (upstream: Upstream) => Upstream

/** Puts layers in front of an upstream; the first one listed is the first to see a call. */
export const compose = (layers: readonly Layer[], upstream: Upstream): Upstream =>
  layers.reduceRight((inner, layer) => layer(inner), upstream)

/** The value of one of an answer's headers. Names are kept in lower case. */
export const headerOf = ({ headers }: Pick<Answer, 'headers'>, name: string) => headers.find(([key]) => key === name)?.[1]
