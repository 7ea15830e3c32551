import { describe, expect, test } from 'vitest'
import { testProfile } from '#shared/account/profile-for-tests.ts'
import { mailedToken, PASSWORD, registered, signedInBy } from '../../../tests/support/users-origin.ts'
import { EMAIL, MINUTE, NEW_PASSWORD, OTHER, usersUnderTest } from '../../../tests/support/users-under-test.ts'
import type { Database } from '../storage/database.ts'

/** What a reader changes of their own account, over either database. `open` answers an accounts database without rows. */
export function profileContract(open: () => Promise<Database>): void {
  const { at, call, login, openMagicLink, confirm, profile, rowsOf, subjects } = usersUnderTest(open)

  describe('changing the password', () => {
    const change = (token: string, body: Record<string, unknown> = {}) =>
      call('changePassword', { password: PASSWORD, new_password: NEW_PASSWORD, password_confirm: NEW_PASSWORD, ...body }, { token })

    test('F06 AUTH-070 ends all sign-ins, begins the own one anew and tells by mail', async () => {
      const { token } = await registered(at.origin, EMAIL)
      const { token: other } = signedInBy(await login())
      const changed = await change(token)
      expect(changed).toMatchObject({ status: 200, body: { message: 'updated' } })
      expect((await profile(signedInBy(changed).token)).status).toBe(200)
      expect((await profile(token)).status).toBe(401)
      expect((await profile(other)).status).toBe(401)
      expect(await login(NEW_PASSWORD)).toMatchObject({ status: 200 })
      expect((await subjects()).at(-1)).toBe(`${EMAIL}: Salasanasi on vaihdettu – sanakirja`)
    })

    test('an account without a password has none to change', async () => {
      await call('requestMagicLink', { email: EMAIL })
      const { token } = signedInBy(await openMagicLink(await mailedToken(at.origin, EMAIL)))
      expect(await change(token)).toMatchObject({ status: 400, body: { error: 'incorrect_password' } })
    })

    test('guesses at a signed-in browser are stopped, and lock nobody out of signing in', async () => {
      const { token } = await registered(at.origin, EMAIL)
      for (let guess = 0; guess < 10; guess += 1) await change(token, { password: `arvaus numero ${guess}` })
      expect(await change(token)).toMatchObject({ status: 400, body: { error: 'incorrect_password' } })
      expect(await login()).toMatchObject({ status: 200 })
      at.clock.now += 15 * MINUTE
      expect(await change(signedInBy(await login()).token)).toMatchObject({ status: 200 })
    })
  })

  describe('the own profile', () => {
    const update = (token: string, user_id: string, change: unknown) => call('updateUser', change, { token, params: { user_id } })

    test('USER-007 USER-002 USER-003 is answered whole', async () => {
      const { token, userId } = await registered(at.origin, EMAIL)
      const names = { given_name: '', family_name: '' }
      expect((await profile(token)).body).toEqual(testProfile({ user_id: userId, ...names, email: EMAIL, language_ui: 'fi' }))
    })

    test('USER-003 says team, editor team and plan, and a cancelled plan ends with its period', async () => {
      const { token, userId } = await registered(at.origin, EMAIL)
      await at.accounts.run("INSERT INTO team (id, name, type) VALUES ('t1', 'Opisto', 'pacman_customer')", [])
      await at.accounts.run(
        "UPDATE user SET team_id = 't1', team_role = 'owner', editor_team_id = 't1', plan_name = 'one_year', payment_status = 'terminated', period_end = ?2 WHERE id = ?1",
        [userId, at.clock.now + MINUTE],
      )
      expect((await profile(token)).body).toMatchObject({
        team_name: 'Opisto',
        team_role: 'owner',
        team_disabled: false,
        editor_team_name: 'Opisto',
        subscription: { plan_type: 'personal', name: 'one_year' },
      })
      at.clock.now += MINUTE
      expect((await profile(token)).body).toMatchObject({ subscription: { plan_type: 'free', name: 'free', payment_status: 'terminated' } })
    })

    test('I06 nobody else’s is answered or changed', async () => {
      const { token } = await registered(at.origin, EMAIL)
      const { userId: other } = await registered(at.origin, OTHER)
      expect((await call('userProfile', undefined, { token, params: { user_id: other } })).status).toBe(404)
      expect((await update(token, other, { given_name: 'Not me' })).status).toBe(404)
      expect((await call('requestDeleteAccount', undefined, { token, params: { user_id: other } })).status).toBe(404)
      expect((await rowsOf('user')).map(({ given_name }) => given_name)).toEqual(['', ''])
    })

    test('USER-006 what is named is changed, the rest stays', async () => {
      const { token, userId } = await registered(at.origin, EMAIL)
      await update(token, userId, { given_name: ' Liisa\n', family_name: 'Virtanen', language_ui: 'en', accepted_cookies: false })
      const changed = await update(token, 'me', { send_marketing_emails: true })
      expect(changed.body).toMatchObject({
        message: 'updated',
        email_pending: false,
        user: { given_name: 'Liisa', family_name: 'Virtanen', language_ui: 'en', accepted_cookies: false, send_marketing_emails: true },
      })
    })

    test('I07 a key that reaches a prototype changes nothing', async () => {
      const { token, userId } = await registered(at.origin, EMAIL)
      await update(token, userId, JSON.parse('{"__proto__": {"role": "admin"}, "given_name": "Liisa"}'))
      expect(await rowsOf('user')).toMatchObject([{ role: 'user' }])
      expect('role' in {}).toBe(false)
    })

    test('USER-017 a new address counts when the link sent to it is used, and the old one is told before', async () => {
      const { token, userId } = await registered(at.origin, EMAIL)
      expect((await update(token, userId, { email: OTHER })).body).toMatchObject({ email_pending: true, user: { email: EMAIL } })
      expect((await subjects()).slice(-2).toSorted()).toEqual([
        `${EMAIL}: Sähköpostiosoitteesi on vaihtumassa – sanakirja`,
        `${OTHER}: Vahvista uusi sähköpostiosoitteesi – sanakirja`,
      ])
      expect(await login()).toMatchObject({ status: 200 })

      const confirmed = await confirm(await mailedToken(at.origin, OTHER))
      expect(confirmed.body).toMatchObject({ is_new: false, user_data: { user_id: userId } })
      expect((await profile(token)).status).toBe(401)
      expect(await login()).toMatchObject({ status: 401 })
      expect(await login(PASSWORD, OTHER)).toMatchObject({ status: 200 })
    })

    test('an address of another account is answered alike, told to its reader only, and never moves', async () => {
      const { token, userId } = await registered(at.origin, EMAIL)
      await registered(at.origin, OTHER)
      expect((await update(token, userId, { email: OTHER })).body).toMatchObject({ email_pending: true })
      expect(await subjects()).toContain(`${OTHER}: Sinulla on jo käyttäjätili – sanakirja`)
    })

    test('an address that somebody else confirmed meanwhile is not taken from them', async () => {
      const { token, userId } = await registered(at.origin, EMAIL)
      await update(token, userId, { email: OTHER })
      const link = await mailedToken(at.origin, OTHER)
      await registered(at.origin, OTHER)
      expect(await confirm(link)).toMatchObject({ status: 400, body: { error: 'email_already_exists' } })
      expect(await login()).toMatchObject({ status: 200 })
    })

    test('SSO-020 an emailless account is given no address', async () => {
      const { token, userId } = await registered(at.origin, EMAIL)
      await at.accounts.run("UPDATE sign_in SET login_method = 'haka'", [])
      expect(await update(token, userId, { email: OTHER })).toMatchObject({ status: 403 })
    })
  })

  describe('preferences', () => {
    const save = (token: string, preferences: unknown) => call('savePreferences', { preferences }, { token })
    const stored = async (token: string) => (await call('userPreferences', undefined, { token })).body.preferences

    test('STORE-032 STORE-040 are stored as one document whose later write wins', async () => {
      const { token } = await registered(at.origin, EMAIL)
      expect(await stored(token)).toEqual({})
      expect((await save(token, { version: 2, language_ui: 'sv' })).body).toEqual({ message: 'updated' })
      await save(token, { version: 2, language_ui: 'en', dictionary: { show_examples: false } })
      expect(await stored(token)).toMatchObject({
        version: 2,
        language_ui: 'en',
        dictionary: { show_examples: false, search_langs: 'fi,en' },
      })
      expect((await login()).body).toMatchObject({ user_data: { preferences: { language_ui: 'en' } } })
    })

    test('what no preference has is not kept, nor what reaches a prototype', async () => {
      const { token } = await registered(at.origin, EMAIL)
      await save(
        token,
        JSON.parse('{"__proto__": {"polluted": 1}, "junk": "x", "dictionary": {"constructor": {"a": 1}, "__proto__": {"polluted": 1}}}'),
      )
      expect(JSON.stringify(await stored(token))).not.toMatch(/polluted|junk|constructor/)
      expect('polluted' in {}).toBe(false)
    })

    test('a document that is too long is refused', async () => {
      const { token } = await registered(at.origin, EMAIL)
      expect((await save(token, { junk: 'x'.repeat(16_384) })).status).toBe(413)
    })

    test('belong to whoever saved them', async () => {
      const { token } = await registered(at.origin, EMAIL)
      const { token: other } = await registered(at.origin, OTHER)
      await save(token, { language_ui: 'sv' })
      expect(await stored(other)).toEqual({})
    })
  })
}
