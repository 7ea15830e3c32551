import { expect, test } from 'vitest'
import { allCalls } from '#shared/api/all-calls.ts'
import { type Caller, mayMakeCall } from './caller.ts'

const claims = { sub: 'x', aud: 'sanakirja', iat: 0, exp: 600, role: 'user', user_claims: [], signupMethods: [], identity: {} }
const user: Caller = {
  subject: 'x',
  isAnonymous: false,
  isDomain: false,
  role: 'user',
  hasPremium: false,
  canAccessPacman: false,
  teamId: undefined,
  sid: 's',
  claims,
}
const anonymous: Caller = { ...user, isAnonymous: true, role: 'anonymous', sid: undefined }
const network: Caller = { ...anonymous, isDomain: true, hasPremium: true, canAccessPacman: true }

const byToken = allCalls.filter(({ access }) => access !== 'none')

test.each(byToken)('G19 PERM-034 $name takes the tokens it should', (call) => {
  const isReading = /^\/api\/(?:search|content|speech)\//.test(call.path)
  expect([user, anonymous, network].map((caller) => mayMakeCall(caller, call))).toEqual([
    true,
    call.access === 'any',
    call.access === 'any' && isReading,
  ])
})

test('G19 there are calls of both kinds', () => {
  expect(new Set(byToken.map(({ access }) => access))).toEqual(new Set(['any', 'user']))
  expect(byToken.some((call) => mayMakeCall(network, call))).toBe(true)
})
