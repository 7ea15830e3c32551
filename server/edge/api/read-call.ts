import * as v from 'valibot'
import { callPath, matchPath } from '#shared/api/call-path.ts'
import { parseQuery, type QueryValue, queryString } from '#shared/api/call-query.ts'
import type { Call, HttpMethod } from '#shared/api/define-call.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { searchContext } from '../upstream/search-context.ts'
import type { OriginCall } from '../upstream/upstream.ts'

export type CallError = { code: string; status: number; allow?: string }

export type KnownCall = { call: Call; originCall: OriginCall }

/** What a caller sent, still as it was sent. */
export type SentCall = { method: string; path: string; search: string; tab: 'langPair' | 'dictionary' }

/** Parameters that say who asks, not what: who asks is decided by the token. Spec: security §4.1. */
const NOT_FORWARDED: Readonly<Record<string, readonly string[]>> = { searchLanguages: ['user'] }

/** Another name of the auth service. Spec: requirements API-027. */
const OTHER_AUTH = '/api/sk_auth/'

/**
 * Finds the call in the table and writes it anew: path from the table with its parameters re-encoded, query parsed and normalised.
 * What is in no call of the table, or only the edge may call, is `not_found`. Spec: API-028, security §0.1 (D01 … D03, D22, E10).
 */
export function createCallReader(calls: readonly Call[]) {
  const open = calls.filter(({ callers }) => callers === 'everyone')
  const plain = Map.groupBy(
    open
      .filter((call) => !call.path.includes('{'))
      .flatMap((call) => spellings(call).map((path) => ({ path, match: { call, params: {} } }))),
    ({ path }) => path,
  )
  const patterned = open.filter((call) => call.path.includes('{'))

  return function readCall({ method, path: sentPath, search, tab }: SentCall): Result<KnownCall, CallError> {
    const path = sentPath.startsWith(OTHER_AUTH) ? sentPath.replace(OTHER_AUTH, '/api/auth/') : sentPath
    const found = plain.get(path)?.map(({ match }) => match) ?? patterned.flatMap((call) => matches(call, path))
    const wanted = method === 'HEAD' ? 'GET' : method
    const match = found.find(({ call }) => call.method === wanted)
    if (!match) return fail(found.length > 0 ? wrongMethod(found) : NOT_FOUND)

    const query = normalisedQuery(match.call, search)
    if (!query.ok) return fail({ code: query.error.code, status: 400 })
    return ok({ call: match.call, originCall: originCall(match, query.value, tab) })
  }
}

type Match = { call: Call; params: Record<string, string> }

const NOT_FOUND: CallError = { code: 'not_found', status: 404 }

function wrongMethod(found: readonly Match[]): CallError {
  const methods = found.flatMap(({ call }) => (call.method === 'GET' ? ['GET', 'HEAD'] : [call.method]))
  return { code: 'method_not_allowed', status: 405, allow: methods.join(', ') }
}

const spellings = ({ path, aliases = [] }: Call): readonly string[] => [path, ...aliases]

function matches(call: Call, path: string): Match[] {
  const params = spellings(call)
    .map((pattern) => matchPath(pattern, path))
    .find((match) => match !== undefined)
  const parsed = params && v.safeParse(call.params, params)
  // The table's parameter schemas read text and give text.
  return parsed?.success ? [{ call, params: parsed.output as Record<string, string> }] : []
}

/** A query as its call reads it, and written for the wire. */
export type ReadQuery = { input: unknown; query: string }

/** The query as the call understands it, written in one way: what it does not know is left out. Spec: API-006. */
export function normalisedQuery(call: Call, search: string): Result<ReadQuery, { code: string }> {
  const parsed = parseQuery(call, new URLSearchParams(search))
  if (!parsed.ok) return fail({ code: parsed.error.code })
  const left = NOT_FORWARDED[call.name] ?? []
  // What a query schema gives out is what `callApi` takes in: text, numbers, flags and lists of them.
  const fields = Object.entries(parsed.value as Record<string, QueryValue>)
  const known = fields.filter(([key]) => !left.includes(key)).map(([key, value]) => [key, wireValue(value)] as const)
  return ok({ input: parsed.value, query: queryString(Object.fromEntries(known)) })
}

/** A list goes on as it came, comma-joined: a key given twice is refused by whoever reads it. */
const wireValue = (value: QueryValue) => (typeof value === 'object' && value !== null ? value.join(',') : value)

function originCall({ call, params }: Match, read: ReadQuery, tab: SentCall['tab']): OriginCall {
  return {
    name: call.name,
    method: call.method satisfies HttpMethod,
    path: callPath(call, params),
    ...read,
    context: searchContext(call.context, tab),
  }
}
