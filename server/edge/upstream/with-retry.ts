import { OriginFailure } from './origin-failure.ts'
import type { Answer, Layer } from './upstream.ts'

/** A tenth of a retry is earned by each call and ten are kept at most, so a dead origin gets at most a tenth more calls. Spec: security §5.2. */
const EARNED_PER_CALL = 0.1
const MAX_RETRIES_SAVED = 10

/**
 * Tries a GET once more when the network failed or the answer is 502 or 504; other methods and our own timeouts never.
 * Spec: requirements API-023.
 */
export function withRetry(): Layer {
  let saved = MAX_RETRIES_SAVED

  return (upstream) =>
    function retry(call, scope) {
      saved = Math.min(MAX_RETRIES_SAVED, saved + EARNED_PER_CALL)
      const first = upstream(call, scope)
      if (call.method !== 'GET') return first

      const again = () => {
        saved -= 1
        return upstream(call, scope)
      }
      return first.then(
        (answer) => (isPassingFault(answer) && saved >= 1 ? again() : answer),
        (error: unknown) => {
          if (isUnreachable(error) && saved >= 1) return again()
          throw error
        },
      )
    }
}

const isUnreachable = (error: unknown) => error instanceof OriginFailure && error.kind === 'unreachable'
const isPassingFault = ({ status }: Answer) => status === 502 || status === 504
