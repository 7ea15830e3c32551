import type { AnswerCache } from './answer-cache.ts'

/** Asks the near cache first and keeps there what the far one had. */
export const tieredAnswerCache = (near: AnswerCache, far: AnswerCache): AnswerCache => ({
  peek: (key) => near.peek(key),

  async get(key) {
    const held = near.peek(key)
    if (held) return held
    const found = await far.get(key)
    if (found) await near.set(key, found)
    return found
  },

  async set(key, stored) {
    await near.set(key, stored)
    await far.set(key, stored)
  },
})
