import * as v from 'valibot'
import { expect, test } from 'vitest'
import { EmailSchema, NewPasswordSchema, PasswordSchema } from '#shared/account/credentials.ts'
import { fieldErrors } from './field-errors.ts'

const errorsOf = (schema: v.GenericSchema, input: unknown) => fieldErrors(v.safeParse(schema, input).issues ?? [])

test.each([
  [{ email: '', password: 'x' }, { email: 'VALIDATE_EMAIL' }],
  [
    { email: 'aino@', password: '' },
    { email: 'VALIDATE_WRONG_EMAIL', password: 'TYPE_PW' },
  ],
  [
    { email: `${'a'.repeat(250)}@example.fi`, password: '🔑'.repeat(76) },
    { email: 'ERROR_TOO_LONG', password: 'VALIDATE_PW_TOO_LONG' },
  ],
  [{ email: 'aino@example.fi', password: '🔑'.repeat(75) }, {}],
])('AUTH-064 a login with %j', (input, errors) => {
  expect(errorsOf(v.object({ email: EmailSchema, password: PasswordSchema }), input)).toEqual(errors)
})

test('a field tells its first issue only, and an issue of no field is the form’s', () => {
  expect(errorsOf(v.object({ password: NewPasswordSchema }), { password: '' })).toEqual({ password: 'TYPE_PW' })
  expect(errorsOf(v.pipe(v.string(), v.minLength(2, 'app_error')), '')).toEqual({ '': 'app_error' })
})
