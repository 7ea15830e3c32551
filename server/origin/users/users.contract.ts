import { beforeEach, describe, expect, test } from 'vitest'
import {
  mailedLink,
  mailedToken,
  PASSWORD,
  registered,
  signedInBy,
  type UsersOrigin,
  usersOrigin,
} from '../../../tests/support/users-origin.ts'
import type { Database } from '../storage/database.ts'
import { LINK_LIFE_MS } from './mail-links.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const EMAIL = 'liisa@example.org'
const OTHER = 'matti@example.org'
const NEW_PASSWORD = 'iltatee terassilla'

/** What accounts, links and profiles do over either database. `open` answers an accounts database without rows. */
export function usersContract(open: () => Promise<Database>): void {
  let accounts: Database
  let clock: { now: number }
  let origin: UsersOrigin

  beforeEach(async () => {
    accounts = await open()
    clock = { now: Date.UTC(2026, 0, 1) }
    origin = usersOrigin(accounts, clock)
  })

  const call: UsersOrigin['call'] = (...given) => origin.call(...given)
  const login = (password = PASSWORD, email = EMAIL) => call('login', { email, password })
  const useMagicLink = (token: string, brand = 'sanakirja') => call('magicLinkLogin', {}, { params: { token }, brand })
  const confirm = (token: string) => call('confirmEmail', {}, { params: { token } })
  const reset = (token: string, body: Record<string, unknown> = {}) =>
    call('resetPassword', { password: NEW_PASSWORD, password_confirm: NEW_PASSWORD, ...body }, { params: { token } })
  const profile = (token: string) => call('userProfile', undefined, { token, params: { user_id: 'me' } })
  const rowsOf = (table: string) => accounts.all<Record<string, unknown>>(`SELECT * FROM ${table}`, [])
  const subjects = async () => {
    await origin.sendMails()
    return origin.mails.map(({ recipient, subject }) => `${recipient}: ${subject}`)
  }

  describe('signing in by password', () => {
    test('AUTH-014 answers the login result', async () => {
      const { userId } = await registered(origin, EMAIL)
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
      await registered(origin, EMAIL)
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
      const link = await mailedLink(origin, EMAIL)
      expect(link.href).toMatch(/^https:\/\/sanakirja\.example\/auth\/confirm-email\/[\w-]{43}$/)
      const token = await mailedToken(origin, EMAIL)

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
      await registered(origin, EMAIL)
      const again = await call('register', { email: EMAIL, password: NEW_PASSWORD, language_ui: 'en' })
      expect(again.body).toEqual({ message: 'accepted' })
      expect((await subjects()).at(-1)).toBe(`${EMAIL}: Sinulla on jo käyttäjätili – sanakirja`)
      expect(await login()).toMatchObject({ status: 200 })
      expect(await login(NEW_PASSWORD)).toMatchObject({ status: 401 })
    })

    test('a link confirms what its own reader registered, not what a stranger registered since', async () => {
      await call('register', { email: EMAIL, password: PASSWORD, given_name: 'Liisa', language_ui: 'fi' })
      const own = await mailedToken(origin, EMAIL)
      await call('register', { email: EMAIL, password: NEW_PASSWORD, given_name: 'Stranger', language_ui: 'fi' })
      const { token } = signedInBy(await confirm(own))
      expect((await profile(token)).body).toMatchObject({ given_name: 'Liisa' })
      expect(await login(NEW_PASSWORD)).toMatchObject({ status: 401 })
      expect(await confirm(await mailedToken(origin, EMAIL))).toMatchObject({ status: 400 })
      expect(await login()).toMatchObject({ status: 200 })
    })

    test('a mailbox proved by a magic link does not get the password a stranger registered for it', async () => {
      await call('register', { email: EMAIL, password: NEW_PASSWORD, given_name: 'Stranger', language_ui: 'fi' })
      const confirmation = await mailedToken(origin, EMAIL)
      await call('requestMagicLink', { email: EMAIL })
      const signedIn = await useMagicLink(await mailedToken(origin, EMAIL))
      expect(signedIn.body).toMatchObject({ is_new: true })
      expect((await profile(signedInBy(signedIn).token)).body).toMatchObject({ given_name: '', has_password: false })
      expect(await login(NEW_PASSWORD)).toMatchObject({ status: 401 })
      expect(await confirm(confirmation)).toMatchObject({ status: 400 })
    })

    test('what nobody confirmed in a week is forgotten', async () => {
      await call('register', { email: EMAIL, password: PASSWORD, language_ui: 'fi' })
      clock.now += 7 * 24 * HOUR - 1
      await call('register', { email: OTHER, password: PASSWORD, language_ui: 'fi' })
      expect(await rowsOf('user')).toHaveLength(2)
      clock.now += 1
      await registered(origin, 'third@example.org')
      expect((await rowsOf('user')).map(({ email }) => email).toSorted()).toEqual([OTHER, 'third@example.org'])
    })

    test('AUTH-074 a password of seven characters is refused', async () => {
      expect(await call('register', { email: EMAIL, password: 'xq7!mlp', language_ui: 'fi' })).toMatchObject({ status: 400 })
    })
  })

  describe('links', () => {
    test('AUTH-074 live 15 minutes, 24 and 48 hours', () => {
      expect(LINK_LIFE_MS).toEqual({ magic: 15 * MINUTE, reset: 24 * HOUR, confirm: 48 * HOUR, email: 48 * HOUR, delete: 24 * HOUR })
    })

    test('AUTH-040 G07 a magic link signs in once and brings its return state along', async () => {
      await registered(origin, EMAIL)
      const asked = await call('requestMagicLink', { email: EMAIL, returnState: '/wordlists/own' })
      expect(asked.body).toEqual({ message: 'accepted' })
      const link = await mailedLink(origin, EMAIL)
      expect(link.href).toMatch(/^https:\/\/sanakirja\.example\/magic_link_signup\/[\w-]{43}$/)
      const token = await mailedToken(origin, EMAIL)
      expect((await useMagicLink(token)).body).toMatchObject({ login_method: 'magic_link', is_new: false, return_state: '/wordlists/own' })
      expect(await useMagicLink(token)).toMatchObject({ status: 400, body: { error: 'token_invalid_expired' } })
    })

    test('AUTH-040 a magic link registers whoever has no account, in the language it was asked in', async () => {
      await call('requestMagicLink', { email: EMAIL, signup: true, language_ui: 'sv' })
      expect(await rowsOf('user')).toEqual([])
      const signedIn = await useMagicLink(await mailedToken(origin, EMAIL))
      expect(signedIn.body).toMatchObject({ is_new: true })
      expect((await profile(signedInBy(signedIn).token)).body).toMatchObject({ email: EMAIL, language_ui: 'sv', has_password: false })
    })

    test('G07 a link does not work for another brand, altered, out of time or for another purpose', async () => {
      await registered(origin, EMAIL)
      await call('requestMagicLink', { email: EMAIL })
      const token = await mailedToken(origin, EMAIL)
      expect(await useMagicLink(token, 'pacman')).toMatchObject({ status: 400 })
      expect(await useMagicLink(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toMatchObject({ status: 400 })
      expect(await confirm(token)).toMatchObject({ status: 400, body: { error: 'confirmation_invalid_expired' } })
      expect(await reset(token)).toMatchObject({ status: 400, body: { error: 'reset_invalid_expired' } })
      clock.now += 15 * MINUTE
      expect(await useMagicLink(token)).toMatchObject({ status: 400 })
      clock.now -= 1
      expect(await useMagicLink(token)).toMatchObject({ status: 200 })
    })

    test('G07 of many who use a link at the same time one is signed in', async () => {
      await registered(origin, EMAIL)
      await call('requestMagicLink', { email: EMAIL })
      const token = await mailedToken(origin, EMAIL)
      const answers = await Promise.all(Array.from({ length: 8 }, () => useMagicLink(token)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400, 400, 400])
    })

    test('two links of one new address make one account', async () => {
      await call('requestMagicLink', { email: EMAIL })
      const first = await mailedToken(origin, EMAIL)
      await call('requestMagicLink', { email: EMAIL })
      const second = await mailedToken(origin, EMAIL)
      const answers = await Promise.all([useMagicLink(first), useMagicLink(second)])
      expect(new Set(answers.map((answered) => signedInBy(answered).userId)).size).toBe(1)
      expect(answers.map(({ body }) => body.is_new).toSorted()).toEqual([false, true])
    })

    test('G07 only hashes of tokens are stored, and no token stays in the outbox', async () => {
      await registered(origin, EMAIL)
      await call('requestMagicLink', { email: EMAIL })
      await call('requestReset', { email: EMAIL })
      await origin.sendMails()
      const tokens = origin.mails.map(({ text }) => /\/([\w-]{43})$/m.exec(text)?.[1] ?? 'none')
      expect(tokens).toHaveLength(3)
      const stored = JSON.stringify([await rowsOf('mail_link'), await rowsOf('mail_outbox'), await rowsOf('account_event')])
      for (const token of tokens) expect(stored).not.toContain(token)
    })
  })

  describe('choosing a new password by mail', () => {
    test('AUTH-068 AUTH-069 G20 works once, signs in and ends every other sign-in', async () => {
      const { token: before } = await registered(origin, EMAIL)
      await call('requestReset', { email: EMAIL })
      expect((await mailedLink(origin, EMAIL)).href).toMatch(/^https:\/\/sanakirja\.example\/reset-password\/[\w-]{43}$/)
      const token = await mailedToken(origin, EMAIL)
      const signedIn = await reset(token)
      expect((await profile(signedInBy(signedIn).token)).status).toBe(200)
      expect((await profile(before)).status).toBe(401)
      expect(await login()).toMatchObject({ status: 401 })
      expect(await login(NEW_PASSWORD)).toMatchObject({ status: 200 })
      expect(await reset(token)).toMatchObject({ status: 400, body: { error: 'reset_invalid_expired' } })
      expect((await subjects()).at(-1)).toBe(`${EMAIL}: Salasanasi on vaihdettu – sanakirja`)
    })

    test('AUTH-066 G20 a slip of the keyboard does not use the link up, and no id in the body counts', async () => {
      await registered(origin, EMAIL)
      const { userId: other } = await registered(origin, OTHER)
      await call('requestReset', { email: EMAIL })
      const token = await mailedToken(origin, EMAIL)
      expect(await reset(token, { password_confirm: 'jotain muuta' })).toMatchObject({ status: 400, body: { error: 'password_mismatch' } })
      expect(await reset(token, { password: 'salasana1', password_confirm: 'salasana1' })).toMatchObject({
        body: { error: 'VALIDATE_PW_TOO_COMMON' },
      })
      expect(await reset(token, { user_id: other, user: other, email: OTHER })).toMatchObject({ status: 200 })
      expect(await login(PASSWORD, OTHER)).toMatchObject({ status: 200 })
    })

    test('AUTH-076 an unknown address is answered alike, and its reader is told that there is no account', async () => {
      expect((await call('requestReset', { email: OTHER, language_ui: 'en' })).body).toEqual({ message: 'accepted' })
      expect(await subjects()).toEqual([`${OTHER}: No sanakirja account for this address`])
      expect((await mailedLink(origin, OTHER)).pathname).toBe('/get-access')
    })

    test('other links of the user end with the old password', async () => {
      await registered(origin, EMAIL)
      await call('requestMagicLink', { email: EMAIL })
      const magic = await mailedToken(origin, EMAIL)
      await call('requestReset', { email: EMAIL })
      await reset(await mailedToken(origin, EMAIL))
      expect(await useMagicLink(magic)).toMatchObject({ status: 400 })
    })

    test('it confirms an address that never was', async () => {
      await call('register', { email: EMAIL, password: PASSWORD, language_ui: 'fi' })
      await call('requestReset', { email: EMAIL })
      expect((await reset(await mailedToken(origin, EMAIL))).body).toMatchObject({ is_new: true })
      expect(await login(NEW_PASSWORD)).toMatchObject({ status: 200 })
    })
  })

  describe('changing the password', () => {
    const change = (token: string, body: Record<string, unknown> = {}) =>
      call('changePassword', { password: PASSWORD, new_password: NEW_PASSWORD, password_confirm: NEW_PASSWORD, ...body }, { token })

    test('F06 AUTH-070 ends all sign-ins, begins the own one anew and tells by mail', async () => {
      const { token } = await registered(origin, EMAIL)
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
      const { token } = signedInBy(await useMagicLink(await mailedToken(origin, EMAIL)))
      expect(await change(token)).toMatchObject({ status: 400, body: { error: 'incorrect_password' } })
    })

    test('guesses at a signed-in browser are stopped, and lock nobody out of signing in', async () => {
      const { token } = await registered(origin, EMAIL)
      for (let guess = 0; guess < 10; guess += 1) await change(token, { password: `arvaus numero ${guess}` })
      expect(await change(token)).toMatchObject({ status: 400, body: { error: 'incorrect_password' } })
      expect(await login()).toMatchObject({ status: 200 })
      clock.now += 15 * MINUTE
      expect(await change(signedInBy(await login()).token)).toMatchObject({ status: 200 })
    })
  })

  describe('the own profile', () => {
    const update = (token: string, user_id: string, change: unknown) => call('updateUser', change, { token, params: { user_id } })

    test('USER-007 USER-002 USER-003 is answered whole', async () => {
      const { token, userId } = await registered(origin, EMAIL)
      expect((await profile(token)).body).toEqual({
        user_id: userId,
        given_name: '',
        family_name: '',
        email: EMAIL,
        role: 'user',
        login_method: 'email',
        haka_organisation: null,
        has_activated_trial: false,
        accepted_cookies: null,
        has_password: true,
        send_marketing_emails: false,
        language_ui: 'fi',
        team_id: null,
        team_name: null,
        team_role: null,
        team_disabled: false,
        offline: false,
        editor_team_id: null,
        editor_team_name: null,
        subscription: {
          plan_type: 'free',
          name: 'free',
          variant: null,
          payment_status: null,
          current_period_start: null,
          current_period_end: null,
        },
        signup_expires: null,
      })
    })

    test('USER-003 says team, editor team and plan, and a cancelled plan ends with its period', async () => {
      const { token, userId } = await registered(origin, EMAIL)
      await accounts.run("INSERT INTO team (id, name, type) VALUES ('t1', 'Opisto', 'pacman_customer')", [])
      await accounts.run(
        "UPDATE user SET team_id = 't1', team_role = 'owner', editor_team_id = 't1', plan_name = 'one_year', payment_status = 'terminated', period_end = ?2 WHERE id = ?1",
        [userId, clock.now + MINUTE],
      )
      expect((await profile(token)).body).toMatchObject({
        team_name: 'Opisto',
        team_role: 'owner',
        team_disabled: false,
        editor_team_name: 'Opisto',
        subscription: { plan_type: 'personal', name: 'one_year' },
      })
      clock.now += MINUTE
      expect((await profile(token)).body).toMatchObject({ subscription: { plan_type: 'free', name: 'free', payment_status: 'terminated' } })
    })

    test('I06 nobody else’s is answered or changed', async () => {
      const { token } = await registered(origin, EMAIL)
      const { userId: other } = await registered(origin, OTHER)
      expect((await call('userProfile', undefined, { token, params: { user_id: other } })).status).toBe(404)
      expect((await update(token, other, { given_name: 'Not me' })).status).toBe(404)
      expect((await call('requestDeleteAccount', undefined, { token, params: { user_id: other } })).status).toBe(404)
      expect((await rowsOf('user')).map(({ given_name }) => given_name)).toEqual(['', ''])
    })

    test('USER-006 what is named is changed, the rest stays', async () => {
      const { token, userId } = await registered(origin, EMAIL)
      await update(token, userId, { given_name: ' Liisa\n', family_name: 'Virtanen', language_ui: 'en', accepted_cookies: false })
      const changed = await update(token, 'me', { send_marketing_emails: true })
      expect(changed.body).toMatchObject({
        message: 'updated',
        email_pending: false,
        user: { given_name: 'Liisa', family_name: 'Virtanen', language_ui: 'en', accepted_cookies: false, send_marketing_emails: true },
      })
    })

    test('I07 a key that reaches a prototype changes nothing', async () => {
      const { token, userId } = await registered(origin, EMAIL)
      await update(token, userId, JSON.parse('{"__proto__": {"role": "admin"}, "given_name": "Liisa"}'))
      expect(await rowsOf('user')).toMatchObject([{ role: 'user' }])
      expect('role' in {}).toBe(false)
    })

    test('USER-017 a new address counts when the link sent to it is used, and the old one is told before', async () => {
      const { token, userId } = await registered(origin, EMAIL)
      expect((await update(token, userId, { email: OTHER })).body).toMatchObject({ email_pending: true, user: { email: EMAIL } })
      expect((await subjects()).slice(-2).toSorted()).toEqual([
        `${EMAIL}: Sähköpostiosoitteesi on vaihtumassa – sanakirja`,
        `${OTHER}: Vahvista uusi sähköpostiosoitteesi – sanakirja`,
      ])
      expect(await login()).toMatchObject({ status: 200 })

      const confirmed = await confirm(await mailedToken(origin, OTHER))
      expect(confirmed.body).toMatchObject({ is_new: false, user_data: { user_id: userId } })
      expect((await profile(token)).status).toBe(401)
      expect(await login()).toMatchObject({ status: 401 })
      expect(await login(PASSWORD, OTHER)).toMatchObject({ status: 200 })
    })

    test('an address of another account is answered alike, told to its reader only, and never moves', async () => {
      const { token, userId } = await registered(origin, EMAIL)
      await registered(origin, OTHER)
      expect((await update(token, userId, { email: OTHER })).body).toMatchObject({ email_pending: true })
      expect(await subjects()).toContain(`${OTHER}: Sinulla on jo käyttäjätili – sanakirja`)
    })

    test('an address that somebody else confirmed meanwhile is not taken from them', async () => {
      const { token, userId } = await registered(origin, EMAIL)
      await update(token, userId, { email: OTHER })
      const link = await mailedToken(origin, OTHER)
      await registered(origin, OTHER)
      expect(await confirm(link)).toMatchObject({ status: 400, body: { error: 'email_already_exists' } })
      expect(await login()).toMatchObject({ status: 200 })
    })

    test('SSO-020 an emailless account is given no address', async () => {
      const { token, userId } = await registered(origin, EMAIL)
      await accounts.run("UPDATE sign_in SET login_method = 'haka'", [])
      expect(await update(token, userId, { email: OTHER })).toMatchObject({ status: 403 })
    })
  })

  describe('preferences', () => {
    const save = (token: string, preferences: unknown) => call('savePreferences', { preferences }, { token })
    const stored = async (token: string) => (await call('userPreferences', undefined, { token })).body.preferences

    test('STORE-032 STORE-040 are stored as one document whose later write wins', async () => {
      const { token } = await registered(origin, EMAIL)
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
      const { token } = await registered(origin, EMAIL)
      await save(
        token,
        JSON.parse('{"__proto__": {"polluted": 1}, "junk": "x", "dictionary": {"constructor": {"a": 1}, "__proto__": {"polluted": 1}}}'),
      )
      expect(JSON.stringify(await stored(token))).not.toMatch(/polluted|junk|constructor/)
      expect('polluted' in {}).toBe(false)
    })

    test('a document that is too long is refused', async () => {
      const { token } = await registered(origin, EMAIL)
      expect((await save(token, { junk: 'x'.repeat(16_384) })).status).toBe(413)
    })

    test('belong to whoever saved them', async () => {
      const { token } = await registered(origin, EMAIL)
      const { token: other } = await registered(origin, OTHER)
      await save(token, { language_ui: 'sv' })
      expect(await stored(other)).toEqual({})
    })
  })

  describe('deleting an account', () => {
    const ask = (token: string) => call('requestDeleteAccount', undefined, { token, params: { user_id: 'me' } })
    const remove = (user_id: string, token: string) => call('deleteUser', { user_id, token })

    test('USER-009 USER-012 by the mailed link goes everything that is the user’s, and nothing else', async () => {
      const { token, userId } = await registered(origin, EMAIL)
      await registered(origin, OTHER)
      await accounts.run("INSERT INTO identity (provider, subject, user, created_at) VALUES ('google', 's', ?1, 0)", [userId])
      await call('login', { email: EMAIL, password: PASSWORD }, { address: '192.0.2.1' })
      await call('requestMagicLink', { email: EMAIL })
      expect((await ask(token)).body).toEqual({ message: 'accepted' })
      const link = await mailedLink(origin, EMAIL)
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
      const { token, userId } = await registered(origin, EMAIL)
      const { userId: other } = await registered(origin, OTHER)
      await call('requestReset', { email: OTHER })
      expect(await remove(other, await mailedToken(origin, OTHER))).toMatchObject({ status: 400, body: { error: 'token_invalid_expired' } })
      await ask(token)
      const mailed = (await mailedLink(origin, EMAIL)).searchParams.get('token') ?? ''
      expect(await remove(other, mailed)).toMatchObject({ status: 403 })
      expect(await remove('', mailed)).toMatchObject({ status: 400, body: { error: 'no user id' } })
      expect(await remove(userId, '')).toMatchObject({ status: 400 })
      expect(await rowsOf('user')).toHaveLength(2)
      expect(await remove(userId, mailed)).toMatchObject({ status: 200 })
      expect(await remove(userId, mailed)).toMatchObject({ status: 400 })
    })

    test('USER-012 an account without an address gets the token as the answer', async () => {
      const { token, userId } = await registered(origin, EMAIL)
      await accounts.run('UPDATE user SET email = NULL', [])
      const { body } = await ask(token)
      expect(await remove(userId, String(body.token))).toMatchObject({ status: 200 })
    })
  })

  describe('brands', () => {
    test('G21 the link in a mail leads to the configured site of the brand, whose name signs it', async () => {
      await registered(origin, EMAIL)
      await call('requestReset', { email: EMAIL }, { brand: 'pacman' })
      const link = await mailedLink(origin, EMAIL)
      expect(link.origin).toBe('https://pacman.example')
      expect(origin.mails.at(-1)).toMatchObject({ sender: '"pacman" <no-reply@pacman.example>', subject: 'Vaihda salasanasi – pacman' })
    })
  })
}
