import { isSameFlash } from '#shared/flash/queue-flash.ts'
import { type FlashClock, held, remainingAt, running } from './flash-clock.ts'
import type { ShownFlash } from './show-flash.ts'

/** Where a message stands in the document. */
export type FlashPlace = { remove: () => void }

type Live = { flash: ShownFlash; place: FlashPlace; clock: FlashClock; timer?: ReturnType<typeof setTimeout> | undefined }

/** The messages of a document and their clocks. Spec: accounts §4.3 (FLASH-002, FLASH-003). */
export function liveFlashes(now: () => number) {
  let live: Live[] = []

  function end(one: Live) {
    clearTimeout(one.timer)
    one.place.remove()
    live = live.filter((other) => other !== one)
  }

  function run(one: Live) {
    clearTimeout(one.timer)
    one.clock = running(one.clock, now())
    const left = one.clock.remainingMs
    one.timer = left === null ? undefined : setTimeout(() => end(one), left)
  }

  /** Adds a message, whose time begins; the same message that was there ends. Gives the way to end it. */
  function add(flash: ShownFlash, place: FlashPlace): () => void {
    for (const same of live.filter((other) => isSameFlash(other.flash, flash))) end(same)
    const one: Live = { flash, place, clock: { remainingMs: flash.remainingMs, runningSince: undefined } }
    live.push(one)
    run(one)
    return () => end(one)
  }

  /** Lets no message end while they are read. */
  function hold() {
    for (const one of live) {
      clearTimeout(one.timer)
      one.clock = held(one.clock, now())
    }
  }

  const goOn = () => live.forEach(run)
  const clear = () => [...live].forEach(end)
  /** Each with the time it has left. */
  const all = () => live.map(({ flash, clock }) => ({ ...flash, remainingMs: remainingAt(clock, now()) }))
  return { add, hold, goOn, clear, all }
}
export type LiveFlashes = ReturnType<typeof liveFlashes>
