import type { KnownCall, SentCall } from './read-call.ts'

const MAX_KEPT = 4096
const MAX_SEARCH_LENGTH = 400

/** How calls were read, by what was sent. */
export type CallMemory = { find(sent: SentCall): KnownCall | undefined; keep(sent: SentCall, call: KnownCall): void }

/**
 * Remembers calls whose answers are asked for again: reading a query costs more than the rest of a kept answer. When full, the older
 * half is dropped: two maps, of which the newer one becomes the older.
 */
export function createCallMemory(): CallMemory {
  let recent = new Map<string, KnownCall>()
  let older = recent

  return {
    find(sent) {
      if (sent.method !== 'GET') return undefined
      const key = keyOf(sent)
      return recent.get(key) ?? older.get(key)
    },
    keep(sent, call) {
      if (sent.method !== 'GET' || sent.search.length > MAX_SEARCH_LENGTH) return
      if (recent.size >= MAX_KEPT / 2) {
        older = recent
        recent = new Map()
      }
      recent.set(keyOf(sent), call)
    },
  }
}

const keyOf = ({ tab, path, search }: SentCall) => `${tab} ${path}${search}`
