import { beforeEach } from 'vitest'
import type { Database } from '#server/origin/storage/database.ts'
import { PASSWORD, type UsersOrigin, usersOrigin } from './users-origin.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const EMAIL = 'liisa@example.org'
export const OTHER = 'matti@example.org'
export const NEW_PASSWORD = 'iltatee terassilla'

/** Each test's own accounts, the time there and the calls over them, which `beforeEach` makes anew. */
export type UsersAt = { accounts: Database; clock: { now: number }; origin: UsersOrigin }

/** `open` answers an accounts database without rows. */
export function usersUnderTest(open: () => Promise<Database>) {
  // Nothing reads it before the first test has begun.
  const at = {} as UsersAt
  beforeEach(async () => {
    at.accounts = await open()
    at.clock = { now: Date.UTC(2026, 0, 1) }
    at.origin = usersOrigin(at.accounts, at.clock)
  })

  const call: UsersOrigin['call'] = (...given) => at.origin.call(...given)
  return {
    at,
    call,
    login: (password = PASSWORD, email = EMAIL) => call('login', { email, password }),
    openMagicLink: (token: string, brand = 'sanakirja') => call('magicLinkLogin', {}, { params: { token }, brand }),
    confirm: (token: string) => call('confirmEmail', {}, { params: { token } }),
    reset: (token: string, body: Record<string, unknown> = {}) =>
      call('resetPassword', { password: NEW_PASSWORD, password_confirm: NEW_PASSWORD, ...body }, { params: { token } }),
    profile: (token: string) => call('userProfile', undefined, { token, params: { user_id: 'me' } }),
    rowsOf: (table: string) => at.accounts.all<Record<string, unknown>>(`SELECT * FROM ${table}`, []),
    async subjects() {
      await at.origin.sendMails()
      return at.origin.mails.map(({ recipient, subject }) => `${recipient}: ${subject}`)
    },
  }
}
