import type { Call } from '#shared/api/define-call.ts'
import type { Handler } from '../route/answer-call.ts'
import { refuseForNow } from '../route/reply.ts'
import { QueueFullError } from './work-queue.ts'

/** About as long as a full queue of hashes takes. */
const RETRY_AFTER_SECONDS = 10

/** A handler that hashes passwords: when too many wait already, the caller is told to come again. Security-tests G06. */
export const whenFree =
  <C extends Call>(handler: Handler<C>): Handler<C> =>
  async (input) => {
    try {
      return await handler(input)
    } catch (error) {
      if (error instanceof QueueFullError) return refuseForNow(503, error.code, RETRY_AFTER_SECONDS)
      throw error
    }
  }
