import { describe, expect, test } from 'vitest'
import { mailedLink, mailedToken, PASSWORD, registered } from '../../../tests/support/users-origin.ts'
import { EMAIL, OTHER, usersUnderTest } from '../../../tests/support/users-under-test.ts'
import type { Database } from '../storage/database.ts'

/** What deleting an account does over either database. `open` answers an accounts database without rows. */
export function deleteAccountContract(open: () => Promise<Database>): void {
  const { at, call, login, profile, rowsOf } = usersUnderTest(open)

  describe('deleting an account', () => {
    const ask = (token: string) => call('requestDeleteAccount', undefined, { token, params: { user_id: 'me' } })
    const remove = (user_id: string, token: string) => call('deleteUser', { user_id, token })

    test('USER-009 USER-012 by the mailed link goes everything that is the user’s, and nothing else', async () => {
      const { token, userId } = await registered(at.origin, EMAIL)
      await registered(at.origin, OTHER)
      await at.accounts.run("INSERT INTO identity (provider, subject, user, created_at) VALUES ('google', 's', ?1, 0)", [userId])
      await call('login', { email: EMAIL, password: PASSWORD }, { address: '192.0.2.1' })
      await call('requestMagicLink', { email: EMAIL })
      expect((await ask(token)).body).toEqual({ message: 'accepted' })
      const link = await mailedLink(at.origin, EMAIL)
      expect(link.pathname).toBe('/delete-account')
      expect(link.searchParams.get('user_id')).toBe(userId)

      expect((await remove(userId, link.searchParams.get('token') ?? '')).body).toEqual({ message: 'deleted' })
      expect((await profile(token)).status).toBe(401)
      expect(await login()).toMatchObject({ status: 401 })
      const left = await Promise.all(
        ['user', 'identity', 'sign_in', 'refresh_token', 'mail_link', 'mail_outbox', 'familiar_place'].map(rowsOf),
      )
      expect(JSON.stringify(left)).not.toContain(userId)
      expect(JSON.stringify(left)).not.toContain(EMAIL)
      expect(await login(PASSWORD, OTHER)).toMatchObject({ status: 200 })
      expect(await rowsOf('account_event')).toMatchObject([{ kind: 'account_deleted', user: userId, detail: '{}' }])
    })

    test('I08 USER-010 another’s id, no id, a token twice or of another kind delete nothing', async () => {
      const { token, userId } = await registered(at.origin, EMAIL)
      const { userId: other } = await registered(at.origin, OTHER)
      await call('requestReset', { email: OTHER })
      expect(await remove(other, await mailedToken(at.origin, OTHER))).toMatchObject({
        status: 400,
        body: { error: 'token_invalid_expired' },
      })
      await ask(token)
      const mailed = (await mailedLink(at.origin, EMAIL)).searchParams.get('token') ?? ''
      expect(await remove(other, mailed)).toMatchObject({ status: 403 })
      expect(await remove('', mailed)).toMatchObject({ status: 400, body: { error: 'no user id' } })
      expect(await remove(userId, '')).toMatchObject({ status: 400 })
      expect(await rowsOf('user')).toHaveLength(2)
      expect(await remove(userId, mailed)).toMatchObject({ status: 200 })
      expect(await remove(userId, mailed)).toMatchObject({ status: 400 })
    })

    test('USER-012 an account without an address gets the token as the answer', async () => {
      const { token, userId } = await registered(at.origin, EMAIL)
      await at.accounts.run('UPDATE user SET email = NULL', [])
      const { body } = await ask(token)
      expect(await remove(userId, String(body.token))).toMatchObject({ status: 200 })
    })
  })
}
