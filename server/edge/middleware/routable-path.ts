import { refusal } from '../reply.ts'
import { isApi, type Visit } from '../visit.ts'
import type { Station } from './chain.ts'

/** React Router's own URLs answer loader data to a router that we do not ship. */
const FRAMEWORK_PATHS = new Set(['/__manifest', '/_root.data'])

/**
 * Refuses paths that no route may see: bad percent-encoding, NUL, a second leading slash (400), for calls also encoded separators
 * (400), and the framework's data URLs (404). A search key that ends in `.data` is written `%2Edata` and passes.
 * Spec: security §0.1 (D02, D03, D05), architecture (facts).
 */
export const routablePath: Station = function routablePath(visit) {
  if (isHostile(visit)) return refusal(visit, { status: 400, code: 'bad_request' })
  if (FRAMEWORK_PATHS.has(visit.path) || visit.path.endsWith('.data')) return refusal(visit, { status: 404, code: 'not_found' })
  return undefined
}

function isHostile(visit: Visit): boolean {
  const { path } = visit
  if (path.startsWith('//') || path.includes('\\') || path.includes('\0')) return true
  if (isApi(visit) && path.includes('//')) return true
  if (!path.includes('%')) return false
  return /%00/.test(path) || (isApi(visit) && /%(?:2f|5c)/i.test(path)) || !isDecodable(path)
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false // bad percent-encoding or no UTF-8
  }
}
