import { expect, test } from 'vitest'
import { errorTexts, firstError } from './form-view.ts'

test.each([
  ['INVALID_PW_ERROR', 'The email or password is wrong.'],
  ['too_many_requests', 'There have been unusually many requests. Wait a moment and try again.'],
  ['ERR-009 something_else', 'ERR-009 something_else'],
])('ERR-009 %s is shown as “%s”', (key, text) => {
  expect(errorTexts({ email: key })).toEqual({ email: text })
})

test.each([
  [{ password: 'TYPE_PW', email: 'VALIDATE_EMAIL' }, 'email'],
  [{ '': 'APP_ERROR', email: 'VALIDATE_EMAIL' }, ''],
  [{}, undefined],
])('of the errors %j the first is at %j', (errors, field) => {
  expect(firstError(errors, ['email', 'password'])).toBe(field)
})
