import { describe, expect, test } from 'vitest'
import { mailedLink, mailedToken, PASSWORD, registered, signedInBy, usersOrigin } from '../../../tests/support/users-origin.ts'
import { EMAIL, HOUR, MINUTE, NEW_PASSWORD, OTHER, usersUnderTest } from '../../../tests/support/users-under-test.ts'
import type { Database } from '../storage/database.ts'
import { LINK_LIFE_MS } from './mail-links.ts'

/** What mailed links do over either database. `open` answers an accounts database without rows. */
export function mailLinksContract(open: () => Promise<Database>): void {
  const { at, call, login, openMagicLink, confirm, reset, profile, rowsOf, subjects } = usersUnderTest(open)

  describe('links', () => {
    test('AUTH-074 live 15 minutes, 24 and 48 hours', () => {
      expect(LINK_LIFE_MS).toEqual({ magic: 15 * MINUTE, reset: 24 * HOUR, confirm: 48 * HOUR, email: 48 * HOUR, delete: 24 * HOUR })
    })

    test('AUTH-040 G07 a magic link signs in once and brings its return state along', async () => {
      await registered(at.origin, EMAIL)
      const asked = await call('requestMagicLink', { email: EMAIL, returnState: '/wordlists/own' })
      expect(asked.body).toEqual({ message: 'accepted' })
      const link = await mailedLink(at.origin, EMAIL)
      expect(link.href).toMatch(/^https:\/\/sanakirja\.example\/magic_link_signup\/[\w-]{43}$/)
      const token = await mailedToken(at.origin, EMAIL)
      expect((await openMagicLink(token)).body).toMatchObject({ login_method: 'magic_link', is_new: false, return_state: '/wordlists/own' })
      expect(await openMagicLink(token)).toMatchObject({ status: 400, body: { error: 'token_invalid_expired' } })
    })

    test('AUTH-040 a magic link registers whoever has no account, in the language it was asked in', async () => {
      await call('requestMagicLink', { email: EMAIL, signup: true, language_ui: 'sv' })
      expect(await rowsOf('user')).toEqual([])
      const signedIn = await openMagicLink(await mailedToken(at.origin, EMAIL))
      expect(signedIn.body).toMatchObject({ is_new: true })
      expect((await profile(signedInBy(signedIn).token)).body).toMatchObject({ email: EMAIL, language_ui: 'sv', has_password: false })
    })

    test('G07 a link does not work for another brand, altered, out of time or for another purpose', async () => {
      await registered(at.origin, EMAIL)
      await call('requestMagicLink', { email: EMAIL })
      const token = await mailedToken(at.origin, EMAIL)
      expect(await openMagicLink(token, 'pacman')).toMatchObject({ status: 400 })
      expect(await openMagicLink(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toMatchObject({ status: 400 })
      expect(await confirm(token)).toMatchObject({ status: 400, body: { error: 'confirmation_invalid_expired' } })
      expect(await reset(token)).toMatchObject({ status: 400, body: { error: 'reset_invalid_expired' } })
      at.clock.now += 15 * MINUTE
      expect(await openMagicLink(token)).toMatchObject({ status: 400 })
      at.clock.now -= 1
      expect(await openMagicLink(token)).toMatchObject({ status: 200 })
    })

    test('G07 of many who use a link at the same time one is signed in', async () => {
      await registered(at.origin, EMAIL)
      await call('requestMagicLink', { email: EMAIL })
      const token = await mailedToken(at.origin, EMAIL)
      const answers = await Promise.all(Array.from({ length: 8 }, () => openMagicLink(token)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400, 400, 400])
    })

    test('two links of one new address make one account', async () => {
      await call('requestMagicLink', { email: EMAIL })
      const first = await mailedToken(at.origin, EMAIL)
      await call('requestMagicLink', { email: EMAIL })
      const second = await mailedToken(at.origin, EMAIL)
      const answers = await Promise.all([openMagicLink(first), openMagicLink(second)])
      expect(new Set(answers.map((answered) => signedInBy(answered).userId)).size).toBe(1)
      expect(answers.map(({ body }) => body.is_new).toSorted()).toEqual([false, true])
    })

    test('G07 only hashes of tokens are stored, and no token stays in the outbox', async () => {
      await registered(at.origin, EMAIL)
      await call('requestMagicLink', { email: EMAIL })
      await call('requestReset', { email: EMAIL })
      await at.origin.sendMails()
      const tokens = at.origin.mails.map(({ text }) => /\/([\w-]{43})$/m.exec(text)?.[1] ?? 'none')
      expect(tokens).toHaveLength(3)
      const stored = JSON.stringify([await rowsOf('mail_link'), await rowsOf('mail_outbox'), await rowsOf('account_event')])
      for (const token of tokens) expect(stored).not.toContain(token)
    })
  })

  describe('choosing a new password by mail', () => {
    test('AUTH-068 AUTH-069 G20 works once, signs in and ends every other sign-in', async () => {
      const { token: before } = await registered(at.origin, EMAIL)
      await call('requestReset', { email: EMAIL })
      expect((await mailedLink(at.origin, EMAIL)).href).toMatch(/^https:\/\/sanakirja\.example\/reset-password\/[\w-]{43}$/)
      const token = await mailedToken(at.origin, EMAIL)
      const signedIn = await reset(token)
      expect((await profile(signedInBy(signedIn).token)).status).toBe(200)
      expect((await profile(before)).status).toBe(401)
      expect(await login()).toMatchObject({ status: 401 })
      expect(await login(NEW_PASSWORD)).toMatchObject({ status: 200 })
      expect(await reset(token)).toMatchObject({ status: 400, body: { error: 'reset_invalid_expired' } })
      expect((await subjects()).at(-1)).toBe(`${EMAIL}: Salasanasi on vaihdettu – sanakirja`)
    })

    test('AUTH-066 G20 a slip of the keyboard does not use the link up, and no id in the body counts', async () => {
      await registered(at.origin, EMAIL)
      const { userId: other } = await registered(at.origin, OTHER)
      await call('requestReset', { email: EMAIL })
      const token = await mailedToken(at.origin, EMAIL)
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
      expect((await mailedLink(at.origin, OTHER)).pathname).toBe('/get-access')
    })

    test('other links of the user end with the old password', async () => {
      await registered(at.origin, EMAIL)
      await call('requestMagicLink', { email: EMAIL })
      const magic = await mailedToken(at.origin, EMAIL)
      await call('requestReset', { email: EMAIL })
      await reset(await mailedToken(at.origin, EMAIL))
      expect(await openMagicLink(magic)).toMatchObject({ status: 400 })
    })

    test('it confirms an address that never was', async () => {
      await call('register', { email: EMAIL, password: PASSWORD, language_ui: 'fi' })
      await call('requestReset', { email: EMAIL })
      expect((await reset(await mailedToken(at.origin, EMAIL))).body).toMatchObject({ is_new: true })
      expect(await login(NEW_PASSWORD)).toMatchObject({ status: 200 })
    })
  })

  describe('using a link is all or nothing', () => {
    /** The same calls over the same rows, where every batch breaks after its last statement. */
    const breaking = () => {
      const { accounts } = at
      const batch: Database['batch'] = (statements) =>
        accounts.batch([...statements, { sql: 'INSERT INTO user (id) VALUES (NULL)', values: [] }])
      return usersOrigin({ all: (...given) => accounts.all(...given), run: (...given) => accounts.run(...given), batch }, at.clock)
    }
    const everything = () => Promise.all(['user', 'sign_in', 'mail_link', 'seen_once', 'account_event'].map(rowsOf))

    test.each([
      [
        'AUTH-073 a confirmation',
        async () => {
          await call('register', { email: EMAIL, password: PASSWORD, language_ui: 'fi' })
          return ['confirmEmail', {}] as const
        },
      ],
      [
        'G07 a magic link',
        async () => {
          await call('requestMagicLink', { email: EMAIL })
          return ['magicLinkLogin', {}] as const
        },
      ],
      [
        'G20 a new password',
        async () => {
          await registered(at.origin, EMAIL)
          await call('requestReset', { email: EMAIL })
          return ['resetPassword', { password: NEW_PASSWORD, password_confirm: NEW_PASSWORD }] as const
        },
      ],
    ])('%s that breaks off is as if it had not been, and works the next time', async (_, asked) => {
      const [name, body] = await asked()
      const params = { token: await mailedToken(at.origin, EMAIL) }
      const before = await everything()
      expect((await breaking().call(name, body, { params })).status).toBeGreaterThanOrEqual(500)
      expect(await everything()).toEqual(before)
      expect((await call(name, body, { params })).status).toBe(200)
      expect((await call(name, body, { params })).status).toBe(400)
    })
  })

  describe('brands', () => {
    test('G21 the link in a mail leads to the configured site of the brand, whose name signs it', async () => {
      await registered(at.origin, EMAIL)
      await call('requestReset', { email: EMAIL }, { brand: 'pacman' })
      const link = await mailedLink(at.origin, EMAIL)
      expect(link.origin).toBe('https://pacman.example')
      expect(at.origin.mails.at(-1)).toMatchObject({ sender: '"pacman" <no-reply@pacman.example>', subject: 'Vaihda salasanasi – pacman' })
    })
  })
}
