import { expect, test } from 'vitest'
import { viewOf } from '#client/routes/page-data.ts'
import { type GivenPage, loaderArgs } from '#client/routes/page-for-tests.ts'
import { action as confirmEmail } from './confirm-email.tsx'
import { loader, action as magicLink } from './magic-link-signup.tsx'
import { action as resetPassword } from './reset-password.tsx'
import { action as socialConfirm } from './social-login-confirm.tsx'

const token = 'a'.repeat(43)
const signedIn = (more: object = {}) => ({
  login_method: 'magic_link',
  user_data: { user_id: 'u1', team_id: null, preferences: {} },
  ...more,
})
const refusal = (status: number, error: string) => () => {
  throw { status, value: { error } }
}

async function post(action: typeof magicLink | typeof resetPassword, given: Partial<GivenPage>) {
  const reply = await action(loaderArgs({ url: '/', params: { token }, form: {}, ...given }))
  if (reply instanceof Response) return { status: reply.status, location: reply.headers.get('location') }
  return { status: reply.init?.status, ...viewOf(reply.data) }
}

test('ROUTE-026 opening a magic link asks the origin nothing: the token waits for the form', () => {
  const calls: string[] = []
  const api = async ({ call }: { call: { name: string } }) => {
    calls.push(call.name)
    return { status: 200, value: {} }
  }
  const { data } = loader(loaderArgs({ url: `/magic_link_signup/${token}`, params: { token }, page: { api } }))
  expect(viewOf(data).nonce).toBe('n')
  expect(calls).toEqual([])
})

test.each(['', 'short', `${'a'.repeat(30)}/..`, 'ä'.repeat(30)])('ROUTE-026 %j can be no token', (given) => {
  expect(() => loader(loaderArgs({ url: '/magic_link_signup/x', params: { token: given } }))).toThrow()
})

test.each([
  ['AUTH-047 a user', { return_state: '/user/settings' }, '/user/settings'],
  ['AUTH-049 a user whose state is JSON', { return_state: '{"url":"/user/settings"}' }, '/user/settings'],
  ['AUTH-047 a user who was going nowhere', {}, '/'],
  ['AUTH-052 a user who was going elsewhere', { return_state: '//evil.example' }, '/'],
  ['AUTH-046 a new user', { is_new: true, return_state: '/user/settings' }, '/auth/welcome?return=%2Fauth%2Fsuccess%2Ffree'],
  [
    'AUTH-046 a new user on the way to pay',
    { is_new: true, return_state: '/subscribe/pay/1' },
    '/auth/welcome?return=%2Fsubscribe%2Fpay%2F1',
  ],
])('%s goes on', async (_, result, location) => {
  expect(await post(magicLink, { answers: { magicLinkLogin: () => signedIn(result) } })).toEqual({ status: 303, location })
})

const BACK = '?redirect=/auth/login'

test.each<[string, typeof magicLink, Partial<GivenPage>, string]>([
  [
    'AUTH-053 a magic link that was used',
    magicLink,
    { answers: { magicLinkLogin: refusal(400, 'token_invalid_expired') } },
    `/token_login_error/expired${BACK}`,
  ],
  [
    'AUTH-053 a magic link that is none',
    magicLink,
    { answers: { magicLinkLogin: refusal(400, 'bad_request') } },
    `/token_login_error/token_error${BACK}`,
  ],
  [
    'AUTH-073 a confirmation that was used',
    confirmEmail,
    { answers: { confirmEmail: refusal(400, 'confirmation_invalid_expired') } },
    `/token_login_error/expired${BACK}`,
  ],
  [
    'SSO-014 a provider’s token that has expired',
    socialConfirm,
    { url: '/?provider=azure', answers: { providerLogin: refusal(400, 'token_invalid_expired') } },
    '/social-login-error?code=expired_error&provider=microsoft',
  ],
  [
    'SSO-014 a provider’s token that is none',
    socialConfirm,
    { url: '/?provider=haka', answers: { providerLogin: refusal(400, 'token_error') } },
    '/social-login-error?code=token_error&provider=haka',
  ],
])('%s is told', async (_, action, given, location) => {
  expect(await post(action, given)).toEqual({ status: 303, location })
})

test.each([
  [502, 'bad_gateway'],
  [429, 'too_many_requests'],
])('a failure that says nothing about the token (%i) keeps it for another try', async (status, error) => {
  expect(await post(magicLink, { answers: { magicLinkLogin: refusal(status, error) } })).toEqual({ status, errors: { '': error } })
})

test('SSO-019, AUTH-045 a provider’s token is used at that provider, any other as a magic link', async () => {
  const used: string[] = []
  const use = (_: unknown, { path }: { path: string }) => used.push(path) && signedIn()
  const answers = { providerLogin: use, magicLinkLogin: use }
  await post(socialConfirm, { url: '/social-login-confirm/x?provider=haka', answers })
  await post(socialConfirm, { url: '/social-login-confirm/x?provider=evil', answers })
  expect(used).toEqual([`/api/auth/haka/login/${token}`, `/api/auth/magic_link/login/${token}`])
})

const twice = { password: 'seitsemän veljestä', password_confirm: 'seitsemän veljestä' }

test('AUTH-066, AUTH-071 a new password, twice the same, signs in and is told', async () => {
  const asked: unknown[] = []
  const left: { messageL10nId: string }[] = []
  const answers = { resetPassword: (_: unknown, { body }: { body: unknown }) => asked.push(body) && signedIn() }
  expect(await post(resetPassword, { form: twice, answers, left })).toEqual({ status: 303, location: '/' })
  expect(asked).toEqual([twice])
  expect(left).toMatchObject([{ messageL10nId: 'RESET_PASSWORD_DONE', type: 'success' }])
})

test.each<[string, Record<string, string>, GivenPage['answers'], number, object]>([
  ['AUTH-066 two that differ', { ...twice, password_confirm: 'x' }, {}, 400, { password_confirm: 'PW_MISMATCH_ERROR' }],
  ['AUTH-074 one that is too short', { password: 'x', password_confirm: 'x' }, {}, 400, { password: 'VALIDATE_PW_TOO_SHORT' }],
  ['ERR-005 a link that was used', twice, { resetPassword: refusal(400, 'reset_invalid_expired') }, 400, { '': 'APP_ERROR_EXPIRED' }],
  [
    'ERR-008 a mismatch that the origin saw',
    twice,
    { resetPassword: refusal(400, 'password_mismatch') },
    400,
    { password_confirm: 'PW_MISMATCH_ERROR' },
  ],
])('%s', async (_, form, answers, status, errors) => {
  expect(await post(resetPassword, { form, ...(answers ? { answers } : {}) })).toEqual({ status, errors })
})
