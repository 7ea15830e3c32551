import * as v from 'valibot'
import type { Budget, RateLimiter } from './rate-limiter.ts'

/** The binding of the Durable Object that counts, as wrangler.toml names it. `Id` is Cloudflare's own. */
export type LimitObjects<Id = unknown> = {
  idFromName(name: string): Id
  get(id: Id): {
    fetch(url: string, init: { method: string; body: string }): Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>
  }
}

const TakenSchema = v.object({ allowed: v.boolean(), retryAfterMs: v.number() })

/** Counts in one Durable Object per visitor, so that all isolates of the world count together. Rejects when the object cannot be reached. */
export const durableRateLimiter = (objects: LimitObjects, { name, limitPerMinute, burst }: Budget): RateLimiter => ({
  async take(visitor) {
    const object = objects.get(objects.idFromName(`${name} ${visitor}`))
    const response = await object.fetch('http://limit.invalid/', { method: 'POST', body: JSON.stringify({ limitPerMinute, burst }) })
    if (!response.ok) throw new Error(`The counter of ${name} answered ${response.status}`)
    return v.parse(TakenSchema, await response.json())
  },
})
