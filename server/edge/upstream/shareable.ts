import { type Answer, headerOf } from './upstream.ts'

/** False for an answer whose sender says that it is for one caller: it is neither stored nor handed to followers. RFC 9111 §3. */
export function isShareable(answer: Answer): boolean {
  const cacheControl = headerOf(answer, 'cache-control')
  return cacheControl === undefined || !/\b(?:private|no-store|no-cache)\b/i.test(cacheControl)
}
