import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StandIns, startStandIns } from '#server/runtimes/node/stand-ins/start-stand-ins.ts'
import { PROVIDERS } from '#shared/account/login-method.ts'
import { begin, callbackOf, finish, type SsoOrigin, ssoOrigin } from '../support/stand-in-providers.ts'

let standIns: StandIns
beforeAll(async () => {
  standIns = await startStandIns()
})
afterAll(() => standIns.stop())

const offered = async ({ app }: SsoOrigin) => (await app.request('/api/auth/providers')).json()
const NOT_FOUND = { status: 404, body: { error: 'not_found' } }

test('SSO-022 what is configured is offered, and nothing else', async () => {
  const { google, haka } = standIns.providers
  expect(await offered(await ssoOrigin(standIns.providers))).toEqual({ providers: PROVIDERS })
  expect(await offered(await ssoOrigin({ google }))).toEqual({ providers: ['google'] })
  expect(await offered(await ssoOrigin({}))).toEqual({ providers: [] })
  expect(await offered(await ssoOrigin({ haka: { ...haka, organisations: [] } }))).toEqual({ providers: [] })
})

test.each(PROVIDERS)('SSO-022 %s without configuration is not there', async (provider) => {
  const origin = await ssoOrigin({})
  expect(await origin.post(`/api/auth/${provider}/begin`, { redirect_uri: callbackOf(provider) })).toEqual(NOT_FOUND)
  expect(await finish(origin, provider, 't', callbackOf(provider))).toEqual(NOT_FOUND)
})

test('an unknown provider is not there', async () => {
  const origin = await ssoOrigin(standIns.providers)
  expect(await origin.post('/api/auth/facebook/begin', { redirect_uri: callbackOf('google') })).toEqual(NOT_FOUND)
  expect(await origin.post('/api/auth/constructor/begin', { redirect_uri: callbackOf('google') })).toEqual(NOT_FOUND)
})

test('SSO-009 organisations are listed in each language, in its order', async () => {
  const response = await (await ssoOrigin(standIns.providers)).app.request('/api/haka/providers')
  const [university, college] = standIns.providers.haka.organisations.map(({ idp }) => idp)
  expect(await response.json()).toEqual({
    fi: [
      { name: 'Ammattikorkeakoulu Malli', idp: college },
      { name: 'Esimerkkiyliopisto', idp: university },
    ],
    sv: [
      { name: 'Exempeluniversitetet', idp: university },
      { name: 'Yrkeshögskolan Modell', idp: college },
    ],
    en: [
      { name: 'Example University', idp: university },
      { name: 'Model University of Applied Sciences', idp: college },
    ],
  })
})

test('SSO-009 without the federation the lists are empty', async () => {
  const response = await (await ssoOrigin({})).app.request('/api/haka/providers')
  expect(await response.json()).toEqual({ fi: [], sv: [], en: [] })
})

test.each([['https://evil.test'], [undefined], ['']])('G16 %s is no organisation of the list: nobody is sent there', async (idp) => {
  const origin = await ssoOrigin(standIns.providers)
  const answer = await origin.post('/api/auth/haka/begin', { redirect_uri: callbackOf('haka'), idp })
  expect(answer).toEqual({ status: 400, body: { error: 'bad_request', message: 'idp' } })
  expect(await origin.accounts.all('SELECT * FROM provider_sign_in', [])).toEqual([])
})

test('SSO-010 an organisation of the list is sent to with a request of ours', async () => {
  const [organisation] = standIns.providers.haka.organisations
  const { url } = await begin(await ssoOrigin(standIns.providers), 'haka', { idp: organisation?.idp })
  expect(url.startsWith(`${organisation?.entryPoint}?`)).toBe(true)
  expect(new URL(url).searchParams.get('SAMLRequest')).toBeTruthy()
})
