import type { AnswerCache, StoredAnswer } from './answer-cache.ts'

/** Spec: security §4.2 (L1). */
export const MEMORY_CACHE_BYTES = 32 * 1024 * 1024
export const MAX_STORED_BODY_BYTES = 2 * 1024 * 1024

/** What a kept entry costs beyond its body and key: the objects around it, by estimate. */
const ENTRY_OVERHEAD_BYTES = 400

/** A full cache is emptied to this share at once: each walk from the Map's start passes what was deleted before. */
const KEPT_SHARE = 0.95

type Entry = { stored: StoredAnswer; wasUsed: boolean }

/**
 * Keeps answers in this process within `maxBytes`. The oldest goes first, but one that was used since it was last considered gets a
 * second chance (CLOCK): a hit then only sets a flag, where moving it to the front of a large Map would cost more than the rest of the answer.
 */
export function memoryAnswerCache(maxBytes = MEMORY_CACHE_BYTES): AnswerCache & { readonly bytes: number } {
  const entries = new Map<string, Entry>()
  let bytes = 0

  const forget = (key: string, { stored }: Entry) => {
    entries.delete(key)
    bytes -= cost(key, stored)
  }

  const makeRoom = () => {
    const target = maxBytes * KEPT_SHARE
    for (const [key, entry] of entries) {
      if (bytes <= target) return
      if (entry.wasUsed) {
        entries.delete(key)
        entries.set(key, { stored: entry.stored, wasUsed: false }) // comes round again at the end of this very walk
      } else forget(key, entry)
    }
  }

  const peek = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return undefined
    entry.wasUsed = true
    return entry.stored
  }

  return {
    peek,
    get: async (key) => peek(key),
    async set(key, stored) {
      const old = entries.get(key)
      if (old) forget(key, old)
      if (bytesOf(stored) > MAX_STORED_BODY_BYTES) return
      entries.set(key, { stored, wasUsed: false })
      bytes += cost(key, stored)
      if (bytes > maxBytes) makeRoom()
    },
    get bytes() {
      return bytes
    },
  }
}

const cost = (key: string, stored: StoredAnswer) => bytesOf(stored) + 2 * key.length + ENTRY_OVERHEAD_BYTES

/** A string costs up to two bytes a character. */
const bytesOf = ({ answer: { body } }: StoredAnswer) => (typeof body === 'string' ? 2 * body.length : body.length)
