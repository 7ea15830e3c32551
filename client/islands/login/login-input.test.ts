import { expect, test } from 'vitest'
import { loginErrors, magicLinkErrors, readLogin, readMagicLink } from './login-input.ts'

test.each([
  ['', 'secret'],
  ['  ', 'secret'],
  ['aino@example.fi', ''],
])('AUTH-060 e-mail %j and password %j say nothing that could be wrong', (email, password) => {
  expect(readLogin({ email, password })).toEqual({ type: 'empty' })
})

test.each([
  ['aino', 'secret', { email: 'VALIDATE_WRONG_EMAIL' }],
  ['aino@example.fi', 'x'.repeat(76), { password: 'VALIDATE_PW_TOO_LONG' }],
])('AUTH-064 e-mail %j with password %j is told by field', (email, password, errors) => {
  expect(readLogin({ email, password })).toEqual({ type: 'wrong', errors })
})

test('AUTH-042 a login is e-mail and password, the password as it was typed', () => {
  const input = { email: 'aino@example.fi', password: ' 7 kukkoa ' }
  expect(readLogin({ ...input, email: ' Aino@Example.fi ' })).toEqual({ type: 'right', input })
})

test.each([
  ['', { type: 'wrong', errors: { email: 'VALIDATE_EMAIL' } }],
  ['aino@example', { type: 'wrong', errors: { email: 'VALIDATE_WRONG_EMAIL' } }],
  ['aino@example.fi', { type: 'right', input: { email: 'aino@example.fi' } }],
])('AUTH-079 a link for %j', (email, read) => {
  expect(readMagicLink({ email })).toEqual(read)
})

test.each([
  [{ error: 'bad_username_or_password' }, { password: 'INVALID_PW_ERROR' }],
  [{ error: 'email_not_confirmed' }, { '': 'EMAIL_NOT_CONFIRMED_ERROR' }],
  ['<h1>502</h1>', { '': 'APP_ERROR' }],
])('AUTH-078 a login refused with %j', (body, errors) => {
  expect(loginErrors(body)).toEqual(errors)
})

test('AUTH-079 whatever a link is refused for stands at its field', () => {
  expect(magicLinkErrors({ error: 'email_not_found' })).toEqual({ email: 'EMAIL_NOT_FOUND_ERROR' })
  expect(magicLinkErrors(undefined)).toEqual({ email: 'APP_ERROR' })
})
