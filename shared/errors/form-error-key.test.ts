import { expect, test } from 'vitest'
import { formErrorKey, formErrorKeys } from './form-error-key.ts'

test.each([
  ['ERR-001', '<!doctype html><title>502</title>', 'APP_ERROR'],
  ['ERR-001', 'bad gateway</body>', 'APP_ERROR'],
  ['ERR-001', 'app_error', 'APP_ERROR'],
  ['ERR-002', 'bad_username_or_password', 'INVALID_PW_ERROR'],
  ['ERR-002', 'bad_request', 'INVALID_PW_ERROR'],
  ['ERR-003', 'email_not_confirmed', 'EMAIL_NOT_CONFIRMED_ERROR'],
  ['ERR-004', 'incorrect_password', 'WRONG_PW_ERROR'],
  ['ERR-005', 'reset_invalid_expired', 'APP_ERROR_EXPIRED'],
  ['ERR-005', 'confirmation_invalid_expired', 'APP_ERROR_EXPIRED'],
  ['ERR-006', 'email_already_exists', 'EMAIL_EXISTS_ERROR'],
  ['ERR-007', 'email_not_found', 'EMAIL_NOT_FOUND_ERROR'],
  ['ERR-008', 'password_mismatch', 'PW_MISMATCH_ERROR'],
  ['ERR-009', 'VALIDATE_WRONG_EMAIL', 'VALIDATE_WRONG_EMAIL'],
  ['ERR-009', 'quota < 3', 'quota < 3'],
  ['ERR-009', 'constructor', 'constructor'],
])('%s %s is told as %s', (_, error, key) => {
  expect(formErrorKey(error)).toBe(key)
})

test.each<[string, unknown, Record<string, string>]>([
  ['the one error of a call', { error: 'incorrect_password' }, { '': 'WRONG_PW_ERROR' }],
  ['a page of a proxy', '<html><body>Bad gateway</body></html>', { '': 'APP_ERROR' }],
  ['errors by field', { error: 'bad_request', errors: { email: 'email_already_exists' } }, { email: 'EMAIL_EXISTS_ERROR' }],
  ['errors by field that name none', { error: 'bad_request', errors: {} }, { '': 'INVALID_PW_ERROR' }],
  ['a list of a field, whose first counts', { errors: { password: ['TYPE_PW', 'VALIDATE_PW_TOO_SHORT'] } }, { password: 'TYPE_PW' }],
  ['an object within an object', { errors: { user: { email: ['email_not_found'] } } }, { email: 'EMAIL_NOT_FOUND_ERROR' }],
  ['an error that is an object', { error: { password_confirm: 'password_mismatch' } }, { password_confirm: 'PW_MISMATCH_ERROR' }],
  ['fields without a word for them', { email: { email: 'email_not_found' } }, { email: 'EMAIL_NOT_FOUND_ERROR' }],
  ['nothing', undefined, { '': 'APP_ERROR' }],
  ['an empty text', { error: '' }, { '': 'APP_ERROR' }],
  ['a number', 502, { '': 'APP_ERROR' }],
])('ERR-010 %s', (_, body, keys) => {
  expect(formErrorKeys(body)).toEqual(keys)
})
