import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isExpired, mergedFeatures, TokenClaimsSchema } from './token-claims.ts'

const claims = { user_claims: ['hasPremiumContent'], identity: {}, exp: 600, iat: 0 }

test('AUTH-003 AUTH-004 claims are read as they are sent', () => {
  expect(v.parse(TokenClaimsSchema, { ...claims, role: 'user', signupMethods: ['ip'], identity: { team_id: '7' }, sub: 'u1' })).toEqual({
    ...claims,
    role: 'user',
    signupMethods: ['ip'],
    identity: { team_id: '7' },
  })
})

test.each([{}, { ...claims, user_claims: 'hasPremiumContent' }, { ...claims, exp: '600' }, { ...claims, identity: undefined }, null])(
  'AUTH-003 %j is no token’s claims',
  (input) => expect(v.is(TokenClaimsSchema, input)).toBe(false),
)

test('PERM-013 features of a user and an IP login are one list without repeats', () => {
  expect(mergedFeatures(claims, { user_claims: ['canAccessPacman', 'hasPremiumContent'] })).toEqual([
    'hasPremiumContent',
    'canAccessPacman',
  ])
  expect(mergedFeatures(undefined, undefined)).toEqual([])
})

test.each([
  [599, false],
  [600, true],
])('AUTH-003 at %i s the token has run out: %s', (now, expired) => expect(isExpired(claims, now)).toBe(expired))
