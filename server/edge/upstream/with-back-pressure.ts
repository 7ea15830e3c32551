import { type Answer, type CallScope, headerOf, type Layer, type OriginCall } from './upstream.ts'

/** No longer than this is an origin left alone, whatever it asks for. */
export const MAX_HELD_MS = 5 * 60_000
const MAX_HELD = 1_000

type Held = { answer: Answer; until: number }

/**
 * Leaves an origin alone that says when to come again: until then whoever asks the same is answered the same 429, with what is left of the
 * time. Only for GETs; what changes something is counted by the origin for each caller. `now` in ms. Spec: security §5.1 (L08).
 */
export function withBackPressure({ now }: { now: () => number }): Layer {
  const held = new Map<string, Held>()

  const find = (key: string): Held | undefined => {
    const found = held.get(key)
    if (found === undefined || found.until > now()) return found
    held.delete(key)
    return undefined
  }

  const hold = (key: string, answer: Answer): void => {
    const waitMs = Math.min(secondsOf(answer) * 1000, MAX_HELD_MS)
    if (!(waitMs > 0)) return
    if (held.size >= MAX_HELD) held.clear()
    held.set(key, { answer, until: now() + waitMs })
  }

  return (upstream) =>
    function backPressure(call, scope) {
      if (call.method !== 'GET') return upstream(call, scope)
      const busy = held.size === 0 ? undefined : find(keyOf(call, scope))
      if (busy) return Promise.resolve(waiting(busy, now()))
      return upstream(call, scope).then((answer) => {
        if (answer.status === 429) hold(keyOf(call, scope), answer)
        return answer
      })
    }
}

const keyOf = ({ name, path, query, context }: OriginCall, { brand, audience }: CallScope) =>
  `${brand}\n${audience}\n${context}\n${name}\n${path}?${query}`

/** The header in seconds; an origin that gives a date or nothing is asked again. */
const secondsOf = (answer: Answer) => Number(headerOf(answer, 'retry-after') ?? 0)

const waiting = ({ answer, until }: Held, now: number): Answer => {
  const others = answer.headers.filter(([name]) => name !== 'retry-after')
  return { ...answer, headers: [...others, ['retry-after', String(Math.ceil((until - now) / 1000))]] }
}
