import { expect, test } from 'vitest'
import { viewOf } from '#client/routes/page-data.ts'
import { type GivenPage, loaderArgs } from '#client/routes/page-for-tests.ts'
import { encodeReturnUrl } from '#shared/account/return-url.ts'
import { action, loader } from './register.tsx'

async function post(given: Partial<GivenPage>) {
  const reply = await action(loaderArgs({ url: '/auth/register', ...given }))
  if (reply instanceof Response) return { status: reply.status, location: reply.headers.get('location') }
  return { status: reply.init?.status, ...viewOf(reply.data) }
}

const params = { returnUrl: encodeReturnUrl('/user/settings') }
const form = { form: 'password', email: 'Aino@example.fi', password: 'seitsemän veljestä', marketing: '1' }

test('AUTH-072, AUTH-073 an account with a password is asked for with the way back, and a mail follows', async () => {
  const asked: unknown[] = []
  const answers = { register: (_: unknown, { body }: { body: unknown }) => asked.push(body) && { message: 'accepted' } }
  expect(await post({ params, form, answers, locale: 'fi' })).toEqual({ status: 303, location: '/auth/link-sent/kind%3Dregister' })
  const wishes = { send_marketing_emails: true, language_ui: 'fi', return_state: '/user/settings' }
  expect(asked).toEqual([{ email: 'aino@example.fi', password: 'seitsemän veljestä', ...wishes }])
})

test('AUTH-072 an account without a password is a magic link that signs up', async () => {
  const asked: unknown[] = []
  const answers = { requestMagicLink: (_: unknown, { body }: { body: unknown }) => asked.push(body) && { message: 'accepted' } }
  const reply = await post({ params, form: { form: 'magic_link', email: 'aino@example.fi' }, answers })
  expect(reply).toEqual({ status: 303, location: '/auth/link-sent/kind%3Dsignup' })
  expect(asked).toMatchObject([{ signup: true, returnState: '/user/settings' }])
})

test.each([
  [{ ...form, email: '' }, { email: 'VALIDATE_EMAIL' }],
  [{ ...form, password: '' }, { password: 'TYPE_PW' }],
  [{ ...form, password: '7 merki' }, { password: 'VALIDATE_PW_TOO_SHORT' }],
])('AUTH-074 %j is told by field, with what was typed but the password', async (given, errors) => {
  const view = await post({ form: given })
  expect(view).toEqual({ status: 400, form: 'password', email: given.email, isChecked: true, errors })
})

test.each([
  ['ERR-006 an address that is taken', 409, 'email_already_exists', { email: 'EMAIL_EXISTS_ERROR' }],
  ['a common password', 400, 'VALIDATE_PW_TOO_COMMON', { password: 'VALIDATE_PW_TOO_COMMON' }],
])('%s is told at its field', async (_, status, error, errors) => {
  const register = () => {
    throw { status, value: { error } }
  }
  expect(await post({ form, answers: { register } })).toMatchObject({ status, errors })
})

test.each([
  [params, '/auth/login?return=%2Fuser%2Fsettings'],
  [{}, '/auth/login'],
  [{ returnUrl: encodeReturnUrl('//evil.example') }, '/auth/login'],
])('a brand without sign-up sends %j to %s', async (given, location) => {
  const features = { hideSignup: true }
  const thrown = await loader(loaderArgs({ url: '/auth/register', params: given, features })).catch((error: unknown) => error)
  expect(thrown).toMatchObject({ status: 302 })
  expect(thrown instanceof Response && thrown.headers.get('location')).toBe(location)
})
