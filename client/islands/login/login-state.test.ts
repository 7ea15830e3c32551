import { expect, test } from 'vitest'
import { IDLE_LOGIN, type LoginEvent, loginState } from './login-state.ts'

const after = (...events: LoginEvent[]) => events.reduce(loginState, IDLE_LOGIN)
const wrong = { password: 'INVALID_PW_ERROR' }

test.each<[string, LoginEvent[], string]>([
  ['AUTH-058 a form is idle', [], 'idle'],
  ['AUTH-058 a form that was sent is loading', [{ type: 'sent', form: 'password' }], 'loading'],
  [
    'AUTH-058 a form that was refused is in error',
    [
      { type: 'sent', form: 'password' },
      { type: 'failed', form: 'password', errors: wrong },
    ],
    'error',
  ],
  [
    'AUTH-060 an empty form clears the error',
    [
      { type: 'failed', form: 'password', errors: wrong },
      { type: 'emptied', form: 'password' },
    ],
    'idle',
  ],
  [
    'a form sent again forgets the error',
    [
      { type: 'failed', form: 'password', errors: wrong },
      { type: 'sent', form: 'password' },
    ],
    'loading',
  ],
  ['AUTH-058 the magic-link form has states of its own', [{ type: 'sent', form: 'magic_link' }], 'idle'],
])('%s', (_, events, status) => {
  expect(after(...events).password.status).toBe(status)
})

test('SSO-003 going to a provider can be called off', () => {
  expect(after({ type: 'leaving', isLeaving: true }).isLeaving).toBe(true)
  expect(after({ type: 'leaving', isLeaving: true }, { type: 'leaving', isLeaving: false })).toEqual(IDLE_LOGIN)
})
