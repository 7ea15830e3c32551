import * as v from 'valibot'

export const FLASH_TYPES = ['info', 'success', 'warning', 'error'] as const

/** A short message over the page. Spec: accounts §3, §4.3 (FLASH-001 … FLASH-010). */
export const FlashSchema = v.object({
  type: v.optional(v.picklist(FLASH_TYPES), 'info'),
  /** Key of the message. */
  messageL10nId: v.pipe(v.string(), v.maxLength(80)),
  params: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  /** ms; null: until it is dismissed. */
  duration: v.optional(v.nullable(v.number()), 5000),
  /** A link beside the text. */
  reaction: v.optional(v.object({ labelId: v.string(), href: v.string() })),
})
export type Flash = v.InferOutput<typeof FlashSchema>
export type FlashInput = v.InferInput<typeof FlashSchema>
