import * as v from 'valibot'
import { fail, ok, type Result } from '../result.ts'
import type { Call } from './define-call.ts'

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number | boolean)[]

/** Writes a query: arrays become repeated keys, null and undefined are left out (API-006). Keys come sorted, so equal queries are equal text. */
export function queryString(query: Readonly<Record<string, QueryValue>>): string {
  const pairs = Object.entries(query)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, value]) => valuesOf(value).map((one) => `${encodeURIComponent(key)}=${encodeURIComponent(one)}`))
  return pairs.join('&')
}

function valuesOf(value: QueryValue): string[] {
  if (value === null || value === undefined) return []
  if (typeof value === 'object') return value.map(String)
  return [String(value)]
}

export type QueryError = { code: string; field: string }

/**
 * Reads a call's query from the wire. A repeated key is a list (API-006), which the schema of a scalar refuses; unknown keys are passed over.
 * The error's code is the schema's own message where it has one (`SearchNotPossible`), else `bad_request`.
 */
export function parseQuery<Output>(
  call: Pick<Call, 'query'> & { query: v.GenericSchema<unknown, Output> },
  pairs: Iterable<[string, string]>,
): Result<Output, QueryError> {
  const raw: Record<string, string | string[]> = Object.create(null)
  for (const [key, value] of pairs) {
    const before = raw[key]
    raw[key] = before === undefined ? value : [before, value].flat()
  }
  const parsed = v.safeParse(call.query, { ...raw })
  if (parsed.success) return ok(parsed.output)
  const [issue] = parsed.issues
  const field = String(issue.path?.[0]?.key ?? '')
  return fail({ code: CODE.test(issue.message) ? issue.message : 'bad_request', field })
}

/** A schema's message that is a wire code rather than one of valibot's sentences. */
const CODE = /^[A-Za-z][A-Za-z_]+$/
