import * as v from 'valibot'
import { LocaleSchema } from '#shared/language/locale.ts'

/** Little, since every document with a login button carries it. */
export const LoginPropsSchema = v.object({
  /** The page that holds the same forms, with the way back. */
  href: v.string(),
  label: v.string(),
  locale: LocaleSchema,
  hasSchools: v.boolean(),
  /** Left out where the brand offers no sign-up. */
  registerHref: v.optional(v.string()),
})
export type LoginProps = v.InferOutput<typeof LoginPropsSchema>
