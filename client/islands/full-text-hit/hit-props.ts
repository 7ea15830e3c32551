import * as v from 'valibot'

export const HitPropsSchema = v.object({
  hit: v.object({
    headword: v.string(),
    lang: v.string(),
    textLang: v.string(),
    left: v.string(),
    match: v.string(),
    right: v.string(),
    source: v.optional(v.string()),
    isLocked: v.optional(v.boolean()),
  }),
  /** The page with the entry in place, and without any. */
  href: v.string(),
  closedHref: v.string(),
})
export type HitProps = v.InferOutput<typeof HitPropsSchema>
