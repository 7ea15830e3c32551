import { base64Url } from '#shared/text/base64-url.ts'
import type { RandomBytes } from '../session/random-bytes.ts'

/** Ids unique among processes and countable within one: `{process}-{count}`. Cheaper than a random id per request. */
export function createRequestIds(randomBytes: RandomBytes): () => string {
  let process = ''
  let count = 0
  return () => {
    process ||= base64Url(randomBytes(9)) // drawn at the first request: Workers have no randomness before one
    count += 1
    return `${process}-${count.toString(36)}`
  }
}
