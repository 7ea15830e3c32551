import { expect, test } from 'vitest'
import { placeErrors } from './place-errors.ts'

const FIELDS = { PW_MISMATCH_ERROR: 'password_confirm' }

test.each([
  [{ '': 'PW_MISMATCH_ERROR' }, { password_confirm: 'PW_MISMATCH_ERROR' }],
  [{ '': 'APP_ERROR' }, { '': 'APP_ERROR' }],
  [{ '': 'constructor' }, { '': 'constructor' }],
  [{ '': 'PW_MISMATCH_ERROR', password_confirm: 'TYPE_PW' }, { password_confirm: 'TYPE_PW' }],
  [{ email: 'VALIDATE_EMAIL' }, { email: 'VALIDATE_EMAIL' }],
])('%j is shown as %j', (errors, shown) => {
  expect(placeErrors(errors, FIELDS)).toEqual(shown)
})
