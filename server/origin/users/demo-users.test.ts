import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { EmailSchema } from '#shared/account/credentials.ts'
import { subscriptionTypeOf } from '#shared/account/plan.ts'
import { testAccounts } from '../../../tests/support/test-accounts.ts'
import { registered, signedInBy, type UsersOrigin, usersOrigin } from '../../../tests/support/users-origin.ts'
import type { Database } from '../storage/database.ts'
import { type DemoUser, makeDemoUsers, removeDemoUsers } from './demo-users.ts'

let accounts: Database
let origin: UsersOrigin
const clock = { now: Date.UTC(2026, 0, 1) }

beforeEach(async () => {
  accounts = await testAccounts()
  origin = usersOrigin(accounts, clock)
})

const login = ({ email, password }: DemoUser) => origin.call('login', { email, password })

async function profileOf(user: DemoUser) {
  const { token } = signedInBy(await login(user))
  return (await origin.call('userProfile', undefined, { token, params: { user_id: 'me' } })).body
}

test('there is one of each kind for trying, and each signs in to what the kind has', async () => {
  const users = await makeDemoUsers(origin.options)
  const profiles = await Promise.all(users.map(profileOf))
  const facts = profiles.map(({ given_name, role, team_role, subscription }) => {
    const { plan_type } = v.parse(v.object({ plan_type: v.string() }), subscription)
    return [given_name, role, team_role, plan_type]
  })
  expect(facts).toEqual([
    ['free', 'user', null, 'free'],
    ['personal', 'user', null, 'personal'],
    ['personal_kp', 'user', null, 'personal_kp'],
    ['team-owner', 'user', 'owner', 'team'],
    ['team-member', 'user', 'member', 'team'],
    ['team_plus', 'user', 'member', 'team_plus'],
    ['school', 'user', 'member', 'school'],
    ['invoicing', 'user', 'owner', 'invoicing'],
    ['editor-admin', 'admin', 'admin', 'team_plus'],
  ])
  expect(profiles.at(-1)?.editor_team_name).toBe('Demo University')
  expect(new Set(facts.map(([, , , type]) => type))).not.toContain(subscriptionTypeOf('nothing'))
  for (const { email } of users) expect(v.is(EmailSchema, email)).toBe(true)
})

test('a second start makes nobody twice and gives new passwords', async () => {
  const first = await makeDemoUsers(origin.options)
  await accounts.run("UPDATE user SET plan_name = 'free', preferences = '{\"version\":2}'", [])
  const second = await makeDemoUsers(origin.options)
  expect(await accounts.all('SELECT count(*) AS users, sum(preferences <> ?1) AS kept FROM user', ['{}'])).toEqual([{ users: 9, kept: 9 }])
  expect(new Set([...first, ...second].map(({ password }) => password)).size).toBe(18)
  expect((await login(first[1] ?? { kind: '', email: '', password: '' })).status).toBe(401)
  expect((await profileOf(second[1] ?? { kind: '', email: '', password: '' })).subscription).toMatchObject({ plan_type: 'personal' })
})

test('no password is stored as it is', async () => {
  const users = await makeDemoUsers(origin.options)
  const stored = JSON.stringify(await accounts.all('SELECT * FROM user', []))
  for (const { password } of users) expect(stored).not.toContain(password)
})

test('without the demo none of them is left, and others stay', async () => {
  const own = await registered(origin, 'aino@example.org')
  const [first] = await makeDemoUsers(origin.options)
  if (!first) throw new Error('There are users for trying')
  const { token } = signedInBy(await login(first))

  await removeDemoUsers(accounts, clock.now)
  const asked = { params: { user_id: 'me' } }
  expect((await login(first)).status).toBe(401)
  expect((await origin.call('userProfile', undefined, { token, ...asked })).status).toBe(401)
  expect((await origin.call('userProfile', undefined, { token: own.token, ...asked })).status).toBe(200)
})
