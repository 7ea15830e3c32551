import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SessionClaimsSchema } from './session-view.ts'

const claims = { sub: 'u1', aud: 'sanakirja', role: 'user', user_claims: ['hasPremiumContent'], identity: {}, exp: 600, iat: 0 }

test('AUTH-003 AUTH-004 claims are read as they are sent, and what nobody knows is dropped', () => {
  const sent = { ...claims, signupMethods: ['ip'], identity: { team_id: '7' }, login_method: 'azure' }
  expect(v.parse(SessionClaimsSchema, { ...sent, jti: 'x' })).toEqual(sent)
  expect(v.parse(SessionClaimsSchema, claims)).toEqual({ ...claims, signupMethods: [] })
})

test.each([
  {},
  { ...claims, sub: undefined },
  { ...claims, user_claims: 'hasPremiumContent' },
  { ...claims, exp: '600' },
  { ...claims, identity: undefined },
  { ...claims, login_method: 'telegraph' },
  null,
])('AUTH-003 %j is no token’s claims', (input) => expect(v.is(SessionClaimsSchema, input)).toBe(false))
