import type * as v from 'valibot'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may make the call: anyone without a token, any token (anonymous included), a signed-in user. */
export type CallAccess = 'none' | 'any' | 'user'

/** Which `x-search-context` the call carries: the tab's own, a fixed one, or none (the config call). Spec: accounts §7.1. */
export type CallContext = 'tab' | 'dictionary' | 'langPair' | 'none'

/** How an answer's body is read. `html`, `text` and `bytes` are passed on as they are. */
export type AnswerKind = 'json' | 'html' | 'text' | 'bytes'

// biome-ignore lint/suspicious/noExplicitAny: each call states its own schemas; this only says that there is one.
type Schema = v.GenericSchema<any, any>

/** One `/api` call: the single statement that loaders, islands, the proxy, the origin and the contract tests read. */
export type Call<Params extends Schema = Schema, Query extends Schema = Schema, Answer extends Schema = Schema> = {
  /** Unique; also names the origin's handler and the edge's cache policy. */
  name: string
  method: HttpMethod
  /** `{name}` marks a path parameter of exactly one segment. */
  path: `/api/${string}`
  /** Other spellings of the path that are accepted (Contradictions C14). */
  aliases?: readonly string[]
  params: Params
  query: Query
  body?: Schema
  answer: Answer
  answerKind: AnswerKind
  access: CallAccess
  context: CallContext
  /** Calls with tokens in their answer are made by the edge only; the proxy does not know them. */
  callers: 'everyone' | 'edge'
  /** The most bytes of a body that are read; the origin's common cap when it is left out. */
  maxBodyBytes?: number
  /** The answer is a LoginResult: the edge makes a session of its tokens and passes on the rest. */
  signsIn?: true
  /** The origin is told the visitor's address, signed by the edge. */
  needsAddress?: true
}

/** States a call. Only there to infer the three schema types. */
export const defineCall = <Params extends Schema, Query extends Schema, Answer extends Schema>(call: Call<Params, Query, Answer>) => call
