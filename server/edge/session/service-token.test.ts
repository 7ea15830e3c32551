import { expect, test } from 'vitest'
import type { CallScope } from '../upstream/upstream.ts'
import { createServiceTokens } from './service-token.ts'

const scope = (brand = 'a'): CallScope => ({ brand, audience: 'class:anonymous', requestId: '1', waitUntil: () => undefined })

function loggingIn(fails: () => boolean = () => false) {
  const clock = { now: 0 }
  const logins: string[] = []
  const login = async ({ brand }: CallScope) => {
    logins.push(brand)
    if (fails()) throw new Error('refused')
    return { access_token: `${brand}${logins.length}`, refresh_token: 'r', expires_in: 600 }
  }
  return { clock, logins, tokens: createServiceTokens({ login, now: () => clock.now }) }
}

test('AUTH-017 one login for a brand, shared by all who ask, and each brand its own', async () => {
  const { logins, tokens } = loggingIn()
  expect(await Promise.all([tokens.current(scope()), tokens.current(scope()), tokens.current(scope('b'))])).toEqual(['a1', 'a1', 'b2'])
  expect(logins).toEqual(['a', 'b'])
})

test('at 70 % of its life a token is renewed while it still serves', async () => {
  const { clock, logins, tokens } = loggingIn()
  await tokens.current(scope())
  clock.now = 419_000
  expect(tokens.current(scope())).toBe('a1')
  expect(logins).toHaveLength(1)
  clock.now = 420_000
  expect(tokens.current(scope())).toBe('a1')
  await Promise.resolve()
  await new Promise(setImmediate)
  expect(tokens.current(scope())).toBe('a2')
})

test('a token past its life is not given out', async () => {
  const { clock, tokens } = loggingIn()
  await tokens.current(scope())
  clock.now = 600_000
  expect(await tokens.current(scope())).toBe('a2')
})

test('AUTH-025 F07 thirty who were refused the same token renew it once', async () => {
  const { logins, tokens } = loggingIn()
  const token = await tokens.current(scope())
  const renewed = await Promise.all(Array.from({ length: 30 }, () => tokens.renewed(scope(), token)))
  expect(new Set(renewed)).toEqual(new Set(['a2']))
  expect(await tokens.renewed(scope(), token)).toBe('a2')
  expect(logins).toHaveLength(2)
})

test('a login that fails is not tried again at once, and then it is', async () => {
  let isDown = true
  const { clock, logins, tokens } = loggingIn(() => isDown)
  for (let index = 0; index < 5; index += 1) await expect(tokens.current(scope())).rejects.toMatchObject({ kind: 'login_refused' })
  expect(logins).toHaveLength(1)
  isDown = false
  clock.now = 1_000
  expect(await tokens.current(scope())).toBe('a2')
})
