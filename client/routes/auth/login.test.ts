import { expect, test } from 'vitest'
import { viewOf } from '#client/routes/page-data.ts'
import { type GivenPage, loaderArgs } from '#client/routes/page-for-tests.ts'
import { action, loader } from './login.tsx'

const SIGNED_IN = { login_method: 'email', user_data: { user_id: 'u1', team_id: null, preferences: {} } }
const refusal = (status: number, error: string) => () => {
  throw { status, value: { error } }
}

/** The redirect's target, or the form as it came back. */
async function post(given: Omit<GivenPage, 'url'> & { url?: string }) {
  const reply = await action(loaderArgs({ url: '/auth/login', ...given }))
  if (reply instanceof Response) return { status: reply.status, location: reply.headers.get('location') }
  return { status: reply.init?.status, ...viewOf(reply.data) }
}

const password = { form: 'password', email: 'Aino@Example.fi', password: 'seitsemän veljestä' }

test('AUTH-042, AUTH-047 e-mail and password sign in and lead back', async () => {
  const asked: unknown[] = []
  const answers = { login: (_: unknown, { body }: { body: unknown }) => asked.push(body) && SIGNED_IN }
  expect(await post({ url: '/auth/login?return=%2Ffinnish-english%2Ftalo', form: password, answers })).toEqual({
    status: 303,
    location: '/finnish-english/talo',
  })
  expect(asked).toEqual([{ email: 'aino@example.fi', password: 'seitsemän veljestä', return_state: '/finnish-english/talo' }])
})

test.each([
  ['//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['/\\evil.example', '/'],
  ['/auth/register/x', '/'],
])('AUTH-052 a login does not lead back to %s', async (given, location) => {
  const url = `/auth/login?return=${encodeURIComponent(given)}`
  expect(await post({ url, form: password, answers: { login: () => SIGNED_IN } })).toEqual({ status: 303, location })
})

test('AUTH-050 without a way back in the address it leads where the visitor was going', async () => {
  const page = { intent: '/user/settings' }
  const signedIn = { form: password, answers: { login: () => SIGNED_IN }, page }
  expect(await post(signedIn)).toEqual({ status: 303, location: '/user/settings' })
  expect(await post({ ...signedIn, url: '/auth/login?return=%2Fx' })).toEqual({ status: 303, location: '/x' })
})

test.each([
  ['AUTH-060 without a password nothing is said', { ...password, password: '' }, {}, 400, {}],
  ['AUTH-060 without an e-mail nothing is said', { ...password, email: ' ' }, {}, 400, {}],
  ['AUTH-064 a password that is too long', { ...password, password: 'x'.repeat(76) }, {}, 400, { password: 'VALIDATE_PW_TOO_LONG' }],
  ['AUTH-078 a wrong pair', password, { login: refusal(401, 'bad_username_or_password') }, 401, { password: 'INVALID_PW_ERROR' }],
  ['AUTH-078 an address to confirm', password, { login: refusal(403, 'email_not_confirmed') }, 403, { '': 'EMAIL_NOT_CONFIRMED_ERROR' }],
  ['an origin that does not answer', password, { login: refusal(502, 'bad_gateway') }, 502, { '': 'bad_gateway' }],
])('%s', async (_, form, answers, status, errors) => {
  expect(await post({ form, answers })).toEqual({ status, form: 'password', email: form.email, errors })
})

test('a form that comes back never holds the password', async () => {
  const view = await post({ form: password, answers: { login: refusal(401, 'bad_username_or_password') } })
  expect(JSON.stringify(view)).not.toContain('veljestä')
})

const link = { form: 'magic_link', email: 'aino@example.fi' }

test('AUTH-043, AUTH-044 a link is asked for with the way back, and the page says that it was sent', async () => {
  const asked: unknown[] = []
  const answers = { requestMagicLink: (_: unknown, { body }: { body: unknown }) => asked.push(body) && { message: 'accepted' } }
  const url = '/auth/login?return=%2Fuser%2Fsettings'
  expect(await post({ url, form: link, answers, locale: 'sv' })).toEqual({ status: 303, location: '/auth/link-sent/kind%3Dmagic_link' })
  expect(asked).toEqual([{ email: 'aino@example.fi', signup: false, language_ui: 'sv', returnState: '/user/settings' }])
})

test.each([
  ['/magic_link_signup/abc', '/magic_link_signup/abc'],
  ['https://evil.example/', '/auth/link-sent/kind%3Dmagic_link'],
])('AUTH-044 a token_url %s leads to %s', async (token_url, location) => {
  const answers = { requestMagicLink: () => ({ message: 'accepted', token_url }) }
  expect(await post({ form: link, answers })).toEqual({ status: 303, location })
})

test.each([
  ['aino', {}, 400, 'VALIDATE_WRONG_EMAIL'],
  ['aino@example.fi', { requestMagicLink: refusal(429, 'too_many_requests') }, 429, 'too_many_requests'],
])('AUTH-079 what is wrong with a link for %s stands at its field', async (email, answers, status, key) => {
  expect(await post({ form: { ...link, email }, answers })).toMatchObject({ status, form: 'magic_link', email, errors: { email: key } })
})

const ssoProviders = () => ({ providers: ['google', 'azure', 'mpassid', 'haka'] })
const hakaProviders = () => ({ fi: [{ name: 'Aalto-yliopisto', idp: 'https://idp.aalto.example' }] })

test.each([
  ['AUTH-055 with schools', { schools: true }, { ssoProviders, hakaProviders }, ['google', 'azure', 'mpassid', 'haka'], 1],
  ['AUTH-055 without schools', {}, { ssoProviders, hakaProviders }, ['google', 'azure'], 0],
  ['AUTH-057 e-mail goes without an answer about the providers', {}, { ssoProviders: refusal(502, 'bad_gateway') }, [], 0],
])('%s', async (_, features, answers, providers, organisations) => {
  const { data } = await loader(loaderArgs({ url: '/auth/login', features, answers, locale: 'sv' }))
  const { ways } = viewOf(data)
  expect(ways.providers).toEqual(providers)
  expect(ways.organisations).toHaveLength(organisations)
})
