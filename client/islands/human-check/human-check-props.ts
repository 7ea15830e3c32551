import * as v from 'valibot'
import { LocaleSchema } from '#shared/language/locale.ts'

const LabelsSchema = v.object({
  offer: v.string(),
  group: v.string(),
  box: v.string(),
  how: v.string(),
  working: v.string(),
  success: v.string(),
  retry: v.string(),
  error: v.string(),
  tooMany: v.string(),
  return: v.string(),
  frontPage: v.string(),
})

export const HumanCheckPropsSchema = v.object({
  labels: LabelsSchema,
  /** The path that the visitor wanted; left out when the server does not know it. */
  previous: v.optional(v.string()),
  /** Finnish where the page has none (UNBL-009). */
  locale: v.optional(LocaleSchema),
})
export type HumanCheckProps = v.InferOutput<typeof HumanCheckPropsSchema>
