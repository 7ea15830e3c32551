import * as v from 'valibot'
import { LocaleSchema } from '#shared/language/locale.ts'

/** Little, since every document with a search box carries it: what is set is in the browser's own cookie. */
export const SettingsPropsSchema = v.object({
  /** The page that holds the same form, with the way back. */
  href: v.string(),
  label: v.string(),
  locale: LocaleSchema,
})
export type SettingsProps = v.InferOutput<typeof SettingsPropsSchema>
