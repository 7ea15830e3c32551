import * as v from 'valibot'
import type { Call } from '#shared/api/define-call.ts'
import { fail, ok, type Result } from '#shared/result.ts'

/** A call's body, parsed by its schema and written anew, so that nothing else goes on to the origin; undefined for a call without one. */
export function normalisedBody(call: Call, bytes: Uint8Array): Result<string | undefined, { code: string }> {
  if (!call.body) return ok(undefined)
  const parsed = v.safeParse(call.body, jsonOf(bytes))
  return parsed.success ? ok(JSON.stringify(parsed.output)) : fail({ code: 'bad_request' })
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined // no JSON: no schema takes it
  }
}
