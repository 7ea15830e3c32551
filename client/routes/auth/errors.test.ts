import { expect, test } from 'vitest'
import { loaderArgs } from '#client/routes/page-for-tests.ts'
import type { FlashInput } from '#shared/flash/flash-message.ts'
import { loader as applicationError } from './application-error.ts'
import { loader as socialError, socialErrorKey } from './social-login-error.ts'
import { loader as hakaExpired } from './sso-haka-login-expired.ts'

test.each([
  ['azure-error', 'microsoft', 'SOCIAL_LOGIN_ERROR_microsoft_azure_error'],
  ['expired_error', 'mpassid', 'SOCIAL_LOGIN_ERROR_mpassid_expired_error'],
  ['token_error', 'google', 'SOCIAL_LOGIN_ERROR_google'],
  [null, 'haka', 'SOCIAL_LOGIN_ERROR_haka'],
  ['token_error', 'evil', 'SOCIAL_LOGIN_ERROR'],
  [null, null, 'SOCIAL_LOGIN_ERROR'],
])('SSO-017 %s of %s is told as %s', (code, provider, key) => {
  expect(socialErrorKey({ code, provider })).toBe(key)
})

test.each([
  ['?code=azure-error&provider=microsoft', 'SOCIAL_LOGIN_ERROR_microsoft_azure_error'],
  ['?revoke=expired_error', 'SOCIAL_LOGIN_ERROR_microsoft_expired_error'],
])('SSO-015, SSO-016, SSO-018 /social-login-error%s leads to the front page with a message of 8 s', (query, messageL10nId) => {
  const left: FlashInput[] = []
  const reply = socialError(loaderArgs({ url: `/social-login-error${query}`, left }))
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/'])
  expect(left).toEqual([{ messageL10nId, type: 'error', duration: 8000 }])
})

test.each([
  ['login_expired', '', 'APP_ERROR_LOGIN_EXPIRED', '/'],
  ['unauthorized_session', '', 'APP_ERROR_UNAUTHORIZED_SESSION', '/'],
  ['expired', '?redirect=/auth/login', 'APP_ERROR_EXPIRED', '/auth/login'],
  ['token_error', '?redirect=%2Ftalo%3Funidir%3D1', 'APP_ERROR_TOKEN_ERROR', '/talo?unidir=1'],
  ['nothing_we_know', '?redirect=//evil.example', 'APP_ERROR', '/'],
  [undefined, '?redirect=/application_error_notify', 'APP_ERROR', '/'],
])('ROUTE-027, ROUTE-028, ERR-011 the error %s%s is told as %s at %s', (error, query, messageL10nId, location) => {
  const left: FlashInput[] = []
  const reply = applicationError(
    loaderArgs({ url: `/application_error_notify${query}`, params: error === undefined ? {} : { error }, left }),
  )
  expect([reply.status, reply.headers.get('location')]).toEqual([302, location])
  expect(left).toEqual([{ messageL10nId, type: 'error', duration: 30_000 }])
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__PROTO__', '<b>', '{name}'])(
  'M05 the error %s of an address is told as any other',
  (error) => {
    const left: FlashInput[] = []
    applicationError(loaderArgs({ url: '/application_error_notify', params: { error }, left }))
    expect(left).toEqual([{ messageL10nId: 'APP_ERROR', type: 'error', duration: 30_000 }])
    expect(socialErrorKey({ code: error, provider: error })).toBe('SOCIAL_LOGIN_ERROR')
    expect(socialErrorKey({ code: error, provider: 'google' })).toBe('SOCIAL_LOGIN_ERROR_google')
  },
)

test('SSO-012 an expired federated login leads to the front page, which opens the modal', () => {
  const reply = hakaExpired()
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/?login=haka-expired'])
})
