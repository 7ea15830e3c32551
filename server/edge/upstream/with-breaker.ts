import { OriginFailure, RETRY_AFTER_SECONDS } from './origin-failure.ts'
import { type Answer, headerOf, type Layer } from './upstream.ts'

/** Spec: security §5.1. */
export const FAILURES_TO_OPEN = 5
export const FAILURE_WINDOW_MS = 10_000
export const PROBE_INTERVAL_MS = RETRY_AFTER_SECONDS * 1000

/**
 * Stops calling an origin that fails: after five failures within ten seconds calls fail at once, but for one probe each five
 * seconds; the first success closes it. `now` in ms.
 */
export function withBreaker({ now }: { now: () => number }): Layer {
  let failures: number[] = []
  let nextProbeAt = 0

  const isOpen = () => failures.length >= FAILURES_TO_OPEN
  const note = (hasFailed: boolean) => {
    if (!hasFailed) {
      failures = []
      return
    }
    const at = now()
    if (isOpen()) return
    failures = [...failures.filter((time) => at - time < FAILURE_WINDOW_MS), at]
    if (isOpen()) nextProbeAt = at + PROBE_INTERVAL_MS
  }

  return (upstream) =>
    function breaker(call, scope) {
      if (isOpen()) {
        if (now() < nextProbeAt) return Promise.reject(new OriginFailure('breaker_open'))
        nextProbeAt = now() + PROBE_INTERVAL_MS
      }
      return upstream(call, scope).then(
        (answer) => {
          if (failures.length > 0 || isFault(answer)) note(isFault(answer))
          return answer
        },
        (error: unknown) => {
          note(true)
          throw error
        },
      )
    }
}

/** An origin that says itself when to come again is well: it is only busy with what was asked. */
const isFault = (answer: Answer) =>
  answer.status === 502 || answer.status === 504 || (answer.status === 503 && headerOf(answer, 'retry-after') === undefined)
