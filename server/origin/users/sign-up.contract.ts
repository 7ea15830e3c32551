import { describe, expect, test } from 'vitest'
import { mailedLink, mailedToken, PASSWORD, registered, signedInBy } from '../../../tests/support/users-origin.ts'
import { EMAIL, HOUR, NEW_PASSWORD, OTHER, usersUnderTest } from '../../../tests/support/users-under-test.ts'
import type { Database } from '../storage/database.ts'

/** What signing in by password and registering do over either database. `open` answers an accounts database without rows. */
export function signUpContract(open: () => Promise<Database>): void {
  const { at, call, login, openMagicLink, confirm, profile, rowsOf, subjects } = usersUnderTest(open)

  describe('signing in by password', () => {
    test('AUTH-014 answers the login result', async () => {
      const { userId } = await registered(at.origin, EMAIL)
      const { status, body } = await call('login', { email: ' Liisa@Example.ORG ', password: PASSWORD, return_state: '/user/settings' })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        login_method: 'email',
        user_data: { user_id: userId, team_id: null, preferences: {} },
        is_new: false,
        return_state: '/user/settings',
      })
      expect((await profile(signedInBy({ status, body, headers: new Map() }).token)).body).toMatchObject({ email: EMAIL })
    })

    test('G04 an unknown address and a wrong password are refused alike', async () => {
      await registered(at.origin, EMAIL)
      const refusals = [await login('väärä salasana'), await login(PASSWORD, OTHER)]
      expect(refusals.map(({ status, body }) => ({ status, body }))).toEqual([
        { status: 401, body: { error: 'bad_username_or_password' } },
        { status: 401, body: { error: 'bad_username_or_password' } },
      ])
    })

    test('AUTH-073 only the right password is told that the address is not confirmed', async () => {
      await call('register', { email: EMAIL, password: PASSWORD, language_ui: 'fi' })
      expect(await login()).toMatchObject({ status: 403, body: { error: 'email_not_confirmed' } })
      expect(await login('väärä salasana')).toMatchObject({ status: 401 })
    })
  })

  describe('registering', () => {
    test('AUTH-073 mails a link that confirms the address and signs in, once', async () => {
      const asked = await call('register', {
        email: EMAIL,
        password: PASSWORD,
        given_name: 'Liisa',
        family_name: 'Virtanen',
        send_marketing_emails: true,
        language_ui: 'sv',
        return_state: '/subscribe/plans',
      })
      expect(asked.body).toEqual({ message: 'accepted' })
      const link = await mailedLink(at.origin, EMAIL)
      expect(link.href).toMatch(/^https:\/\/sanakirja\.example\/auth\/confirm-email\/[\w-]{43}$/)
      const token = await mailedToken(at.origin, EMAIL)

      const first = await confirm(token)
      expect(first.body).toMatchObject({ login_method: 'email', is_new: true, return_state: '/subscribe/plans' })
      expect((await profile(signedInBy(first).token)).body).toMatchObject({
        given_name: 'Liisa',
        family_name: 'Virtanen',
        send_marketing_emails: true,
        language_ui: 'sv',
        has_password: true,
      })
      expect(await confirm(token)).toMatchObject({ status: 400, body: { error: 'confirmation_invalid_expired' } })
    })

    test('G10 an address with an account is told so by mail only, and keeps its password', async () => {
      await registered(at.origin, EMAIL)
      const again = await call('register', { email: EMAIL, password: NEW_PASSWORD, language_ui: 'en' })
      expect(again.body).toEqual({ message: 'accepted' })
      expect((await subjects()).at(-1)).toBe(`${EMAIL}: Sinulla on jo käyttäjätili – sanakirja`)
      expect(await login()).toMatchObject({ status: 200 })
      expect(await login(NEW_PASSWORD)).toMatchObject({ status: 401 })
    })

    test('a link confirms what its own reader registered, not what a stranger registered since', async () => {
      await call('register', { email: EMAIL, password: PASSWORD, given_name: 'Liisa', language_ui: 'fi' })
      const own = await mailedToken(at.origin, EMAIL)
      await call('register', { email: EMAIL, password: NEW_PASSWORD, given_name: 'Stranger', language_ui: 'fi' })
      const { token } = signedInBy(await confirm(own))
      expect((await profile(token)).body).toMatchObject({ given_name: 'Liisa' })
      expect(await login(NEW_PASSWORD)).toMatchObject({ status: 401 })
      expect(await confirm(await mailedToken(at.origin, EMAIL))).toMatchObject({ status: 400 })
      expect(await login()).toMatchObject({ status: 200 })
    })

    test('a mailbox proved by a magic link does not get the password a stranger registered for it', async () => {
      await call('register', { email: EMAIL, password: NEW_PASSWORD, given_name: 'Stranger', language_ui: 'fi' })
      const confirmation = await mailedToken(at.origin, EMAIL)
      await call('requestMagicLink', { email: EMAIL })
      const signedIn = await openMagicLink(await mailedToken(at.origin, EMAIL))
      expect(signedIn.body).toMatchObject({ is_new: true })
      expect((await profile(signedInBy(signedIn).token)).body).toMatchObject({ given_name: '', has_password: false })
      expect(await login(NEW_PASSWORD)).toMatchObject({ status: 401 })
      expect(await confirm(confirmation)).toMatchObject({ status: 400 })
    })

    test('what nobody confirmed in a week is forgotten', async () => {
      await call('register', { email: EMAIL, password: PASSWORD, language_ui: 'fi' })
      at.clock.now += 7 * 24 * HOUR - 1
      await call('register', { email: OTHER, password: PASSWORD, language_ui: 'fi' })
      expect(await rowsOf('user')).toHaveLength(2)
      at.clock.now += 1
      await registered(at.origin, 'third@example.org')
      expect((await rowsOf('user')).map(({ email }) => email).toSorted()).toEqual([OTHER, 'third@example.org'])
    })

    test('AUTH-074 a password of seven characters is refused', async () => {
      expect(await call('register', { email: EMAIL, password: 'xq7!mlp', language_ui: 'fi' })).toMatchObject({ status: 400 })
    })
  })
}
