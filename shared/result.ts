/** An expected outcome as a value: either it went well, or it failed with a code of the error catalogue. */
export type Result<Value, Failure extends { code: string }> = { ok: true; value: Value } | { ok: false; error: Failure }

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const fail = <Failure extends { code: string }>(error: Failure): { ok: false; error: Failure } => ({ ok: false, error })
