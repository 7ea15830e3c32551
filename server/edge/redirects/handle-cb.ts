import { safeReturnPath } from '#shared/text/safe-return-path.ts'
import type { Destination } from '../middleware/chain.ts'
import { redirect, refusal } from '../reply.ts'

const PREFIX = '/handle_cb'

/**
 * A sign-in provider's way back: the same path without its first segment, under /api, with the query, which carries the provider's
 * code and state. Anything that is not a plain path of the API is not found. The edge keeps nothing of a session that it would have
 * to drop here (ROUTE-030). Spec: ROUTE-029 (H05, H07).
 */
export const handleCb: Destination = function handleCb(visit) {
  const rest = visit.path.slice(PREFIX.length)
  const path = rest === '/api' || rest.startsWith('/api/') ? rest : `/api${rest}`
  const target = isPlain(path) ? safeReturnPath(path + visit.search, visit.origin) : undefined
  if (!target?.startsWith('/api/')) return refusal(visit, { status: 404, code: 'not_found' })
  return redirect(visit, target)
}

/** Encoded control characters, separators and dots would mean something else to whoever decodes them next. */
const isPlain = (path: string) => !/%(?:[01][0-9a-f]|2e|2f|5c|7f)/i.test(path) && !path.includes('//')
