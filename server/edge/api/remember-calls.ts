import type { Result } from '#shared/result.ts'
import type { CallError, KnownCall, SentCall } from './read-call.ts'

const MAX_REMEMBERED = 4096
const MAX_SEARCH_LENGTH = 400

type ReadCall = (sent: SentCall) => Result<KnownCall, CallError>

/**
 * Remembers how GETs were read, by what was sent: parsing a query costs more than the rest of a cached answer. When full, the older
 * half is dropped: two maps, of which the newer one becomes the older.
 */
export function rememberCalls(readCall: ReadCall): ReadCall {
  let recent = new Map<string, Result<KnownCall, CallError>>()
  let older = recent

  return function remembered(sent) {
    if (sent.method !== 'GET' || sent.search.length > MAX_SEARCH_LENGTH) return readCall(sent)
    const key = `${sent.tab} ${sent.path}${sent.search}`
    const known = recent.get(key) ?? older.get(key)
    if (known) return known

    const read = readCall(sent)
    if (!read.ok) return read
    if (recent.size >= MAX_REMEMBERED / 2) {
      older = recent
      recent = new Map()
    }
    recent.set(key, read)
    return read
  }
}
