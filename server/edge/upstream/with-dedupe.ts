import { isShareable } from './shareable.ts'
import type { Answer, CallScope, Layer, OriginCall } from './upstream.ts'

type InFlight = { answer: Promise<Answer>; startedAt: number }

export type DedupeOptions = { maxEntries: number; windowMs: number; passMs: number; now: () => number }

/** Spec: decisions (In-flight sharing); `passMs` is the hit-for-miss time of security §4.2. */
export const SERVER_DEDUPE = { maxEntries: 1000, windowMs: 2000, passMs: 10_000 } as const

/**
 * Shares one origin call among identical GETs of one audience that are in flight at the same time.
 *
 * `waitUntil` keeps the leader's call alive when the leader's browser goes away, so followers do not hang. An answer that turns
 * out to be for one caller is not handed to the followers, and for `passMs` nobody waits for its like.
 * Spec: accounts §7.1 (its 5 entries and 2 s are the browser's own map; a server shares among all visitors).
 */
export function withDedupe({ maxEntries, windowMs, passMs, now }: DedupeOptions): Layer {
  const inFlight = new Map<string, InFlight>()
  const passUntil = new Map<string, number>()

  return (upstream) =>
    async function dedupe(call, scope) {
      if (call.method !== 'GET' || scope.audience.startsWith('private:')) return upstream(call, scope)

      const key = callKey(call, scope)
      const running = inFlight.get(key)
      if (running && now() - running.startedAt < windowMs) {
        const shared = await running.answer
        return isShareable(shared) ? shared : upstream(call, scope)
      }
      if (inFlight.size >= maxEntries || now() < (passUntil.get(key) ?? 0)) return upstream(call, scope)

      const entry = { answer: upstream(call, scope), startedAt: now() }
      const forget = () => {
        if (inFlight.get(key) === entry) inFlight.delete(key)
      }
      const settle = (answer: Answer) => {
        forget()
        if (!isShareable(answer)) remember(passUntil, key, now() + passMs, maxEntries)
      }
      inFlight.set(key, entry)
      scope.waitUntil(entry.answer.then(settle, forget))
      return entry.answer
    }
}

function remember(passUntil: Map<string, number>, key: string, until: number, maxEntries: number) {
  if (passUntil.size >= maxEntries) passUntil.clear()
  passUntil.set(key, until)
}

/** The brand and the search context are part of the key because they change the answer. */
const callKey = ({ name, path, query, context }: OriginCall, { brand, audience }: CallScope) =>
  `${brand}\n${audience}\n${context}\n${name}\n${path}?${query}`
