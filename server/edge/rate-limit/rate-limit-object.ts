import * as v from 'valibot'
import { cellRate } from './cell-rate.ts'
import type { Pace, Taken } from './rate-limiter.ts'

/** What this needs of a Durable Object's storage. */
export type LimitStorage = {
  get(key: string): Promise<unknown>
  put(key: string, value: number): Promise<void>
  setAlarm(at: number): Promise<void>
  deleteAll(): Promise<void>
}

const PaceSchema = v.object({ limitPerMinute: v.pipe(v.number(), v.gtValue(0)), burst: v.pipe(v.number(), v.minValue(1)) })

const WHOLE_AT = 'wholeAt'

/**
 * The Durable Object that counts for one visitor of one budget: wherever their requests arrive, they are counted here, one after the other.
 * It forgets the visitor, and itself, when the burst is whole again. A class, since Workers make it by name.
 */
export class RateLimitObject {
  readonly #storage: LimitStorage

  constructor(state: { storage: LimitStorage }) {
    this.#storage = state.storage
  }

  /** Takes one: the body is the pace, the answer what was taken. */
  async fetch(request: Request): Promise<Response> {
    const pace = v.parse(PaceSchema, await request.json())
    return Response.json(await this.#take(pace, Date.now()))
  }

  async alarm(): Promise<void> {
    const wholeAt = await this.#wholeAt()
    if (wholeAt > Date.now()) return this.#storage.setAlarm(wholeAt)
    return this.#storage.deleteAll()
  }

  async #take(pace: Pace, now: number): Promise<Taken> {
    const rate = cellRate(pace)
    const wholeAt = await this.#wholeAt()
    const retryAfterMs = rate.waitMs(wholeAt, now)
    if (retryAfterMs > 0) return { allowed: false, retryAfterMs }
    const next = rate.afterOne(wholeAt, now)
    await this.#storage.put(WHOLE_AT, next)
    await this.#storage.setAlarm(next)
    return { allowed: true, retryAfterMs }
  }

  async #wholeAt(): Promise<number> {
    const stored = await this.#storage.get(WHOLE_AT)
    return typeof stored === 'number' ? stored : 0
  }
}
