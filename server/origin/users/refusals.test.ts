import { beforeEach, describe, expect, test } from 'vitest'
import { testAccounts } from '../../../tests/support/test-accounts.ts'
import { PASSWORD, registered, type UsersOrigin, usersOrigin } from '../../../tests/support/users-origin.ts'
import type { Database } from '../storage/database.ts'

const EMAIL = 'liisa@example.org'
const NEW_PASSWORD = 'iltatee terassilla'

let accounts: Database
let clock: { now: number }
let origin: UsersOrigin

beforeEach(async () => {
  accounts = await testAccounts()
  clock = { now: Date.UTC(2026, 0, 1) }
  origin = usersOrigin(accounts, clock)
})

const call: UsersOrigin['call'] = (...given) => origin.call(...given)
const login = (password = PASSWORD, email = EMAIL) => call('login', { email, password })
const rowsOf = (table: string) => accounts.all<Record<string, unknown>>(`SELECT * FROM ${table}`, [])
const update = (token: string, user_id: string, change: unknown) => call('updateUser', change, { token, params: { user_id } })
const change = (token: string, body: Record<string, unknown> = {}) =>
  call('changePassword', { password: PASSWORD, new_password: NEW_PASSWORD, password_confirm: NEW_PASSWORD, ...body }, { token })

describe('what is refused changes nothing', () => {
  test.each([
    ['76 characters', 'a'.repeat(76)],
    ['ten thousand', 'a'.repeat(10_000)],
    ['no characters', ''],
  ])('G05 a password of %s is refused before it is hashed', async (_, password) => {
    const hashed: string[] = []
    const { passwords } = origin.options
    const counting = usersOrigin(accounts, clock, {
      passwords: { ...passwords, matches: (typed, stored) => passwords.matches(typed, stored).finally(() => hashed.push(typed)) },
    })
    expect(await counting.call('login', { email: EMAIL, password })).toMatchObject({ status: 400, body: { error: 'bad_request' } })
    expect(hashed).toEqual([])
  })

  test.each(['Password123', 'liisa@example.org', 'salasana2026'])('a password like %j is refused', async (password) => {
    const refused = await call('register', { email: EMAIL, password, language_ui: 'fi' })
    expect(refused).toMatchObject({ status: 400, body: { error: 'VALIDATE_PW_TOO_COMMON' } })
    expect(await rowsOf('user')).toEqual([])
  })

  test.each([
    ['the password is wrong', { password: 'väärä salasana' }, 'incorrect_password'],
    ['the password is too long to be one', { password: 'a'.repeat(76) }, 'incorrect_password'],
    ['the two differ', { password_confirm: 'jotain muuta' }, 'password_mismatch'],
    ['the new one is common', { new_password: 'qwerty123', password_confirm: 'qwerty123' }, 'VALIDATE_PW_TOO_COMMON'],
  ])('AUTH-065 is refused when %s', async (_, body, error) => {
    const { token } = await registered(origin, EMAIL)
    expect(await change(token, body)).toMatchObject({ status: 400, body: { error } })
    expect(await login()).toMatchObject({ status: 200 })
  })

  test.each([
    [{ role: 'admin' }],
    [{ team_role: 'owner' }],
    [{ team_id: 't1' }],
    [{ subscription: { name: 'one_year' } }],
    [{ has_activated_trial: false }],
    [{ given_name: 'x', plan_name: 'one_year' }],
    [{ email_confirmed_at: 1 }],
    [{ language_ui: 'de' }],
    [{ given_name: 'x'.repeat(101) }],
    [{ email: 'no address' }],
  ])('I07 %j is refused and changes nothing', async (change) => {
    const { token, userId } = await registered(origin, EMAIL)
    const before = await rowsOf('user')
    expect((await update(token, userId, change)).status).toBe(400)
    expect(await rowsOf('user')).toEqual(before)
  })

  test.each(['', 'nobody'])('a call for the brand %j is refused', async (brand) => {
    for (const name of ['login', 'register', 'requestMagicLink', 'requestReset'])
      expect(await call(name, { email: EMAIL, password: PASSWORD, language_ui: 'fi' }, { brand })).toMatchObject({ status: 400 })
    expect(await rowsOf('user')).toEqual([])
  })
})
