import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { calledAddress, isCallbackAddress } from './callback-address.ts'
import { ProvidersConfigSchema } from './provider-config.ts'

const google = { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' }
const organisation = {
  idp: 'https://idp.test/metadata',
  entryPoint: 'https://idp.test/sso',
  certificates: ['-----BEGIN CERTIFICATE-----'],
  names: { fi: 'a', sv: 'b', en: 'c' },
}

describe('SSO-022 a configuration', () => {
  test.each([
    [{}],
    [{ google }],
    [{ haka: { entityId: 'us', organisations: [organisation] } }],
    [{ google: { ...google, issuer: 'http://127.0.0.1:9000/google' } }],
    [{ google: { ...google, issuer: 'http://localhost:9000' } }],
  ])('%j is read', (config) => {
    expect(v.is(ProvidersConfigSchema, config)).toBe(true)
  })

  test.each([
    [{ facebook: google }],
    [{ google: { ...google, clientSecret: '' } }],
    [{ google: { ...google, clientSecret: undefined } }],
    [{ google: { ...google, issuer: 'http://accounts.google.com' } }],
    [{ google: { ...google, issuer: 'http://localhost.evil.test' } }],
    [{ google: { ...google, issuer: 'accounts.google.com' } }],
    [{ haka: { entityId: 'us', organisations: [{ ...organisation, certificates: [] }] } }],
    [{ haka: { entityId: 'us', organisations: [{ ...organisation, entryPoint: 'javascript:alert(1)' }] } }],
  ])('%j is refused', (config) => {
    expect(v.is(ProvidersConfigSchema, config)).toBe(false)
  })
})

describe('the address to come back to', () => {
  test.each([
    ['google', 'https://site.test/auth/google/callback', true],
    ['azure', 'http://localhost:8787/handle_cb/auth/azure/callback', true],
    ['haka', 'https://site.test/api/auth/haka/acs', true],
    ['haka', 'https://site.test/auth/haka/callback', false],
    ['google', 'https://site.test/auth/azure/callback', false],
    ['google', 'https://site.test/auth/google/callback/', false],
    ['google', 'https://site.test/auth/google/callback?a=b', false],
    ['google', 'https://site.test/x/../auth/google/callback', false],
    ['google', 'ftp://site.test/auth/google/callback', false],
    ['google', '', false],
  ] as const)('of %s may be %s: %s', (provider, address, isOurs) => {
    expect(isCallbackAddress(provider, address)).toBe(isOurs)
  })

  test('is the one that was called, whatever its query', () => {
    const redirectUri = 'https://site.test/auth/google/callback'
    expect(calledAddress(`${redirectUri}?code=c&state=s`, redirectUri)?.searchParams.get('code')).toBe('c')
    expect(calledAddress('https://site.test:444/auth/google/callback?code=c', redirectUri)).toBeUndefined()
    expect(calledAddress('https://user@site.test/auth/google/callback?code=c', redirectUri)).toBeUndefined()
    expect(calledAddress('nothing', redirectUri)).toBeUndefined()
  })
})
