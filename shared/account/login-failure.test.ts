import { expect, test } from 'vitest'
import { loginFailure } from './login-failure.ts'

test.each([
  ['token_invalid_expired', 'expired'],
  ['token_error', 'token_error'],
  ['app_error', 'token_error'],
])('AUTH-053 %s is %s', (code, failure) => {
  expect(loginFailure(code)).toBe(failure)
})
