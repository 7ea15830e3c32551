import type { Answer } from './upstream.ts'

/** A stored answer and how long it may be used. Times are ms since the epoch. */
export type StoredAnswer = {
  answer: Answer
  storedAt: number
  /** Until then it is given out as it is. */
  freshUntil: number
  /** Until then it is given out while a new one is fetched. */
  staleUntil: number
  /** Until then it is given out when the origin fails. */
  errorUntil: number
}

/** The port to what keeps answers. Adapters pass answer-cache.contract.ts; none of them may throw. */
export interface AnswerCache {
  /** What this process holds in memory, at once. */
  peek(key: string): StoredAnswer | undefined
  get(key: string): Promise<StoredAnswer | undefined>
  set(key: string, stored: StoredAnswer): Promise<void>
}
