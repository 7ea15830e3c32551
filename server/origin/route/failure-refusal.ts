import { isStorageFailure } from '../storage/storage-failure.ts'
import { type Refusal, refuse, refuseForNow } from './reply.ts'

const RETRY_AFTER_SECONDS = 10

/** What a caller is told of an error that a handler threw: to come again where the database could not write, else `app_error`. */
export const failureRefusal = (error: unknown): Refusal =>
  isStorageFailure(error) ? refuseForNow(503, 'unavailable', RETRY_AFTER_SECONDS) : refuse(500, 'app_error')
