import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { withLocale } from '#client/i18n/with-locale.ts'
import { type PageData, viewOf } from '#client/routes/page-data.ts'
import { type Asked, type GivenPage, loaderArgs } from '#client/routes/page-for-tests.ts'
import type { SentForm } from '#client/settings/settings-section.tsx'
import { testProfile } from '#shared/account/profile-for-tests.ts'
import type { Profile } from '#shared/account/user.ts'
import type { FlashInput } from '#shared/flash/flash-message.ts'
import { registerPath } from '#shared/permissions/route-guards.ts'
import Settings, { action, loader } from './settings.tsx'

const READER = { isAnonymous: false, userId: 'u1' }
const SIGN_INS = [
  {
    id: 's1',
    login_method: 'email',
    device: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    created_at: 0,
    last_used_at: 86_400_000,
    is_current: true,
  },
  { id: 's2', login_method: 'google', device: '', created_at: 0, last_used_at: 0, is_current: false },
]

type Reader = { profile?: Partial<Profile>; answers?: GivenPage['answers']; page?: Partial<GivenPage> }

/** The page of a reader, and all that its calls were asked. */
function given({ profile, answers, page }: Reader = {}) {
  const asked: Record<string, unknown>[] = []
  const answered =
    (name: string, value: unknown) =>
    (_: URLSearchParams, { path, body }: Asked) => {
      asked.push({ name, path, ...(body === undefined ? {} : { body }) })
      return value
    }
  const user = testProfile(profile)
  const left: FlashInput[] = []
  const settings: GivenPage = {
    url: '/user/settings',
    visitor: READER,
    left,
    answers: {
      userProfile: () => user,
      userSignIns: () => ({ sign_ins: SIGN_INS }),
      userPreferences: () => ({ preferences: { dictionary: { show_examples: false, dictId: 'general' } } }),
      updateUser: answered('updateUser', { message: 'updated', user }),
      changePassword: answered('changePassword', {
        message: 'updated',
        login_method: 'email',
        user_data: { user_id: 'u', team_id: null, preferences: {} },
      }),
      savePreferences: answered('savePreferences', { message: 'updated' }),
      endSignIn: answered('endSignIn', { message: 'ok' }),
      logout: answered('logout', { message: 'ok' }),
      requestDeleteAccount: answered('requestDeleteAccount', { message: 'accepted' }),
      ...answers,
    },
    ...page,
  }
  return { settings, asked, left }
}

type Answered = Awaited<ReturnType<typeof loader>>

async function html(reader: Reader = {}, sent?: PageData<SentForm>) {
  const { data } = (await loader(loaderArgs(given(reader).settings))) as Answered
  return withLocale('en', () => renderToStaticMarkup(<Settings loaderData={data} actionData={sent} />))
}

async function post(form: Record<string, string>, reader: Reader = {}) {
  const { settings, asked, left } = given(reader)
  const answer = await action(loaderArgs({ ...settings, form }))
  if (answer instanceof Response) {
    return { status: answer.status, to: answer.headers.get('location'), cookies: answer.headers.getSetCookie(), asked, left }
  }
  return { status: answer.init?.status, sent: answer.data, errors: viewOf(answer.data).errors, asked, left }
}

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing',
    (thrown: unknown) => thrown,
  )
const locationOf = (thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : thrown)

describe('the page', () => {
  test('USER-004 USER-017 has a form of its own for each matter', async () => {
    const drawn = await html()
    const intents = [...drawn.matchAll(/name="intent" value="([\w-]+)"/g)].map(([, intent]) => intent)
    expect(intents).toEqual(['profile', 'language', 'view', 'password', 'end-sign-in', 'sign-out-everywhere', 'messages', 'delete'])
    expect(drawn).toContain('value="Aino"')
    expect(drawn).toContain('value="aino@example.test"')
  })

  test.each([
    [
      'SSO-020 no address at a federation',
      { login_method: 'haka' },
      ['account-email', 'name="new_password"'],
      ['name="intent" value="delete"'],
    ],
    ['SSO-020 no address at all', { email: null }, ['account-email', 'name="new_password"', 'value="delete"'], ['ask customer service']],
    ['USER-017 no password', { has_password: false }, ['name="new_password"'], ['account-email']],
  ] as const)('%s: no form for it', async (_, profile, absent, present) => {
    const drawn = (await html({ profile })).toLowerCase()
    for (const part of absent) expect(drawn).not.toContain(part)
    for (const part of present) expect(drawn).toContain(part)
  })

  test('USER-003 shows plan, state, period and team', async () => {
    const subscription = {
      plan_type: 'team',
      name: 'pacman_customer',
      variant: null,
      payment_status: 'recurring',
      current_period_start: Date.parse('2026-01-01T12:00Z'),
      current_period_end: Date.parse('2026-12-31T12:00Z'),
    }
    const drawn = await html({ profile: { subscription, team_id: 't', team_name: 'Kaiku\u202E<b>', team_role: 'admin' } })
    for (const text of ['Organisation plan', 'Active', '1 Jan 2026 – 31 Dec 2026']) expect(drawn).toContain(`<bdi>${text}</bdi>`)
    expect(drawn).toContain('<bdi>Kaiku\u202E&lt;b&gt; · Team administrator</bdi>')
    expect(drawn).not.toContain('href="/get-access">Get access</a></div></section>')
  })

  test('a plan that nobody knows is none', async () => {
    const { subscription } = testProfile()
    expect(await html({ profile: { subscription: { ...subscription, name: 'constructor' } } })).toContain('<bdi>No plan</bdi>')
  })

  test('the browser at hand is marked and cannot be ended alone', async () => {
    const drawn = await html()
    expect(drawn.match(/This device/g)).toHaveLength(1)
    expect(drawn.match(/name="id" value="(\w+)"/)?.[1]).toBe('s2')
    expect(drawn).toContain('aria-label="Log out: Unknown device"')
    expect(drawn).toContain('<bdi>Firefox, Linux</bdi>')
  })

  test('every id is there once, and every field has its label', async () => {
    const drawn = await html()
    const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of drawn.matchAll(/<(?:input|select) class="in" id="([^"]+)"/g)) expect(drawn).toContain(`for="${id}"`)
  })

  test('C01 has no style attributes', async () => {
    expect(await html()).not.toContain(' style=')
  })

  test('ROUTE-041 anonymous readers go to register and come back', async () => {
    const { settings } = given({ page: { visitor: { isAnonymous: true } } })
    expect(locationOf(await thrownBy(loader(loaderArgs(settings))))).toBe(registerPath('/user/settings'))
  })

  test.each([
    ['login_expired', 'login_expired'],
    ['access_revoked', 'unauthorized_session'],
  ])('a session that is over by %s is told of', async (code, told) => {
    const { settings } = given({
      answers: {
        userProfile: () => {
          throw { status: 401, value: { error: code } }
        },
      },
    })
    const expected = `/application_error_notify/${told}?redirect=%2Fuser%2Fsettings`
    expect(locationOf(await thrownBy(loader(loaderArgs(settings))))).toBe(expected)
    const posted = thrownBy(action(loaderArgs({ ...settings, form: { intent: 'profile' } })))
    expect(locationOf(await posted)).toBe(expected)
  })
})

describe('names and address', () => {
  const names = { intent: 'profile', given_name: ' Aino ', family_name: 'Virta', email: 'AINO@example.test' }

  test('USER-017 are saved; an address that is the same is no change', async () => {
    const { status, to, asked, left } = await post(names)
    expect([status, to]).toEqual([303, '/user/settings#account'])
    expect(asked).toEqual([{ name: 'updateUser', path: '/api/auth/api/users/u1', body: { given_name: 'Aino', family_name: 'Virta' } }])
    expect(left).toEqual([{ type: 'success', messageL10nId: 'SETTINGS_SAVED' }])
  })

  test('a new address is told to wait for its link', async () => {
    const updateUser = () => ({ message: 'updated', email_pending: true, user: testProfile() })
    const { left } = await post({ ...names, email: 'new@example.test' }, { answers: { updateUser } })
    expect(left).toMatchObject([{ messageL10nId: 'EMAIL_CHANGE_PENDING', type: 'success' }])
  })

  test('SSO-020 without an address of their own none can be given', async () => {
    const { asked } = await post({ ...names, email: 'evil@example.test' }, { profile: { login_method: 'mpassid' } })
    expect(asked).toEqual([{ name: 'updateUser', path: '/api/auth/api/users/u1', body: { given_name: 'Aino', family_name: 'Virta' } }])
  })

  test.each([
    ['VALIDATE_EMAIL', { email: '' }, { email: 'VALIDATE_EMAIL' }],
    ['VALIDATE_WRONG_EMAIL', { email: 'aino@' }, { email: 'VALIDATE_WRONG_EMAIL' }],
    ['ERROR_TOO_LONG', { given_name: 'x'.repeat(101) }, { given_name: 'ERROR_TOO_LONG' }],
  ])('%s is said at its field, and nothing is lost', async (_, fields, errors) => {
    const { status, sent, errors: said, asked } = await post({ ...names, ...fields })
    expect([status, said, asked]).toEqual([422, errors, []])
    const drawn = await html({}, sent)
    expect(drawn.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(drawn).toContain(`aria-describedby="account-${Object.keys(errors)[0]}`)
    expect(drawn).toContain('value="Virta"')
  })

  test.each([
    [409, { error: 'email_already_exists' }, { email: 'EMAIL_EXISTS_ERROR' }, 422],
    [400, { error: 'VALIDATE_PW_TOO_COMMON' }, { new_password: 'VALIDATE_PW_TOO_COMMON' }, 422],
    [422, { error: 'bad_request', errors: { given_name: 'ERROR_TOO_LONG' } }, { given_name: 'ERROR_TOO_LONG' }, 422],
    [400, { error: 'bad_request' }, { '': 'APP_ERROR' }, 422],
    [502, { error: 'bad_gateway' }, { '': 'APP_ERROR_BAD_GATEWAY' }, 502],
    [500, { error: 'constructor' }, { '': 'APP_ERROR' }, 502],
  ])('an answer of %i %j is %j', async (status, value, errors, shown) => {
    const updateUser = () => {
      throw { status, value }
    }
    const answer = await post(names, { answers: { updateUser } })
    expect([answer.errors, answer.status, answer.left]).toEqual([errors, shown, []])
  })
})

describe('the password', () => {
  const form = { intent: 'password', password: 'old secret', new_password: 'a new secret', password_confirm: 'a new secret' }

  test('AUTH-070 is changed by the current one', async () => {
    const { to, asked, left } = await post(form)
    const { intent: _, ...body } = form
    expect(asked).toEqual([{ name: 'changePassword', path: '/api/auth/change', body }])
    expect([to, left]).toEqual(['/user/settings#password', [{ type: 'success', messageL10nId: 'PASSWORD_CHANGED' }]])
  })

  test.each([
    ['TYPE_PW', { password: '' }, { password: 'TYPE_PW' }],
    ['VALIDATE_PW_TOO_SHORT', { new_password: 'short', password_confirm: 'short' }, { new_password: 'VALIDATE_PW_TOO_SHORT' }],
    ['VALIDATE_PW_TOO_LONG', { new_password: 'x'.repeat(76), password_confirm: 'x'.repeat(76) }, { new_password: 'VALIDATE_PW_TOO_LONG' }],
    ['PW_MISMATCH_ERROR', { password_confirm: 'another one' }, { password_confirm: 'PW_MISMATCH_ERROR' }],
  ])('%s is said at its field before anything is asked', async (_, fields, errors) => {
    const { errors: said, asked } = await post({ ...form, ...fields })
    expect([said, asked]).toEqual([errors, []])
  })

  test('WRONG_PW_ERROR is said at the current password, and no password comes back', async () => {
    const changePassword = () => {
      throw { status: 400, value: { error: 'incorrect_password' } }
    }
    const { sent, errors } = await post(form, { answers: { changePassword } })
    expect(errors).toEqual({ password: 'WRONG_PW_ERROR' })
    const drawn = await html({}, sent)
    expect(drawn).toContain('id="password-password-error"')
    expect(drawn).toMatch(/<h1>/) // no place for the focus, which is at the error
    for (const secret of ['old secret', 'a new secret']) expect(drawn).not.toContain(secret)
  })
})

describe('what follows the reader', () => {
  test('L10N-003 the language is kept with the account and in this browser', async () => {
    const { to, asked, cookies } = await post({ intent: 'language', language_ui: 'sv' })
    expect(asked).toEqual([{ name: 'updateUser', path: '/api/auth/api/users/u1', body: { language_ui: 'sv' } }])
    expect(to).toBe('/user/settings#language')
    expect(cookies).toEqual(['lang=sv; Path=/; Max-Age=31536000; SameSite=Lax; Secure; HttpOnly'])
  })

  test.each(['kl', '../../x', 'fi%00', ''])('M07 %j is no language', async (language_ui) => {
    const { errors, asked } = await post({ intent: 'language', language_ui })
    expect([errors, asked]).toEqual([{ '': 'APP_ERROR' }, []])
  })

  test.each([
    ['on', true],
    [undefined, false],
  ])('USER-017 the newsletter ticked %s', async (box, send_marketing_emails) => {
    const { asked } = await post({ intent: 'messages', ...(box === undefined ? {} : { send_marketing_emails: box }) })
    expect(asked).toMatchObject([{ body: { send_marketing_emails } }])
  })

  test('STORE-032 STORE-039 the view is merged into what is stored, and mirrored for the first byte', async () => {
    const { to, asked, cookies } = await post({ intent: 'view', view_preference: 'condensed', show_examples: 'on' })
    expect(to).toBe('/user/settings#view')
    expect(asked).toMatchObject([
      {
        name: 'savePreferences',
        body: {
          preferences: {
            version: 2,
            dictionary: { view_preference: 'condensed', show_examples: true, speech_on: false, dictId: 'general' },
          },
        },
      },
    ])
    expect(cookies?.[0]).toContain('sk_prefs=1||langPair||general|condensed|1|1|; Max-Age=31536000')
  })

  test('STORE-032 an answer that is not "updated" is an error', async () => {
    const { errors } = await post({ intent: 'view' }, { answers: { savePreferences: () => ({ message: 'later' }) } })
    expect(errors).toEqual({ '': 'APP_ERROR' })
  })
})

describe('ways out', () => {
  test('one browser', async () => {
    const { to, asked, left } = await post({ intent: 'end-sign-in', id: 's2' })
    expect(asked).toEqual([{ name: 'endSignIn', path: '/api/auth/sign_ins/s2' }])
    expect([to, left]).toEqual(['/user/settings#sign-ins', [{ type: 'success', messageL10nId: 'SIGN_IN_ENDED' }]])
  })

  test('all of them', async () => {
    const { to, asked } = await post({ intent: 'sign-out-everywhere' })
    expect(asked).toEqual([{ name: 'logout', path: '/api/auth/logout', body: { everywhere: true } }])
    expect(to).toBe('/')
  })

  test('USER-012 deleting asks for a link by mail', async () => {
    const { to, asked, left } = await post({ intent: 'delete' })
    expect(asked).toEqual([{ name: 'requestDeleteAccount', path: '/api/users/request_delete/u1' }])
    expect(to).toBe('/user/settings#delete')
    expect(left).toMatchObject([{ messageL10nId: 'DELETE_ACCOUNT_MAIL_SENT' }])
  })

  test.each(['', 'constructor', '__proto__', 'toString'])('M05 the intent %j does nothing', async (intent) => {
    const { status, to, asked } = await post({ intent })
    expect([status, to, asked]).toEqual([303, '/user/settings', []])
  })
})
