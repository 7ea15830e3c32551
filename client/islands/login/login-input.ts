import * as v from 'valibot'
import { EmailSchema, PasswordSchema } from '#shared/account/credentials.ts'
import { fieldErrors } from '#shared/errors/field-errors.ts'
import { type FormErrors, formErrorKeys } from '#shared/errors/form-error-key.ts'
import { placeErrors } from '#shared/errors/place-errors.ts'

const LoginSchema = v.object({ email: EmailSchema, password: PasswordSchema })
const MagicLinkSchema = v.object({ email: EmailSchema })

/** What was typed: nothing to go on, something wrong by field (message keys), or what can be sent. */
export type Read<Input> = { type: 'empty' } | { type: 'wrong'; errors: FormErrors } | { type: 'right'; input: Input }

/** Reads the password form. Spec: accounts §4.3, §5 (AUTH-042, AUTH-060, AUTH-064). */
export function readLogin(typed: { email: string; password: string }): Read<v.InferOutput<typeof LoginSchema>> {
  if (typed.email.trim() === '' || typed.password === '') return { type: 'empty' }
  const read = v.safeParse(LoginSchema, typed)
  return read.success ? { type: 'right', input: read.output } : { type: 'wrong', errors: fieldErrors(read.issues) }
}

/** Reads the magic-link form. Spec: accounts §5. */
export function readMagicLink(typed: { email: string }): Exclude<Read<v.InferOutput<typeof MagicLinkSchema>>, { type: 'empty' }> {
  const read = v.safeParse(MagicLinkSchema, typed)
  return read.success ? { type: 'right', input: read.output } : { type: 'wrong', errors: fieldErrors(read.issues) }
}

/** The message keys of a refused login: a wrong pair is told at the password, which is typed anew. Spec: accounts §8 (AUTH-078). */
export const loginErrors = (body: unknown): FormErrors => placeErrors(formErrorKeys(body), { INVALID_PW_ERROR: 'password' })

/** The message keys of a refused magic link, all at its one field. Spec: accounts §8 (AUTH-079). */
export const magicLinkErrors = (body: unknown): FormErrors => ({ email: Object.values(formErrorKeys(body))[0] ?? 'APP_ERROR' })
