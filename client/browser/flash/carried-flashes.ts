import * as v from 'valibot'
import { FlashSchema } from '#shared/flash/flash-message.ts'
import type { ShownFlash } from './show-flash.ts'

/** Who comes back later than this has been elsewhere: only what waits to be dismissed is still told. */
const AWAY_MS = 60_000
const MAX_FLASHES = 5

const CarriedSchema = v.object({
  leftAt: v.number(),
  flashes: v.pipe(
    v.array(
      v.object({
        type: FlashSchema.entries.type,
        messageL10nId: FlashSchema.entries.messageL10nId,
        params: FlashSchema.entries.params,
        text: v.pipe(v.string(), v.maxLength(1000)),
        remainingMs: v.nullable(v.number()),
        reaction: v.optional(v.object({ label: v.string(), href: v.pipe(v.string(), v.startsWith('/')) })),
      }),
    ),
    v.maxLength(MAX_FLASHES),
  ),
})

/** The text to leave at `now` (ms): the messages that still have time, newest last. Undefined when there is none. Spec: requirements FLASH-011. */
export function carriedText(flashes: readonly ShownFlash[], now: number): string | undefined {
  const going = flashes.filter(({ remainingMs }) => remainingMs !== 0).slice(-MAX_FLASHES)
  return going.length === 0 ? undefined : JSON.stringify({ leftAt: now, flashes: going })
}

/** The messages that the document before left, for their remaining time; none from a text of another kind. Spec: requirements FLASH-011. */
export function readCarried(text: string | null | undefined, now: number): ShownFlash[] {
  const parsed = v.safeParse(CarriedSchema, jsonOf(text))
  if (!parsed.success) return []
  const { leftAt, flashes } = parsed.output
  return now - leftAt <= AWAY_MS ? flashes : flashes.filter(({ remainingMs }) => remainingMs === null)
}

function jsonOf(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined // nothing was left, or not by us
  }
}
