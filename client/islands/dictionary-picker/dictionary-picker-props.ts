import * as v from 'valibot'
import { LocaleSchema } from '#shared/language/locale.ts'

/** Little, since every document of the dictionary tab carries it: the dialog asks for its dictionaries when it opens. */
export const DictionaryPickerPropsSchema = v.object({
  /** The page that holds the same form. */
  href: v.string(),
  label: v.string(),
  /** Shown in place of the icon, while there is no group yet. */
  text: v.optional(v.string()),
  locale: LocaleSchema,
  hasPremium: v.boolean(),
})
export type DictionaryPickerProps = v.InferOutput<typeof DictionaryPickerPropsSchema>
