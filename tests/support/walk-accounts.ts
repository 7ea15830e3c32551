import * as v from 'valibot'
import type { Database } from '#server/origin/storage/database.ts'
import type { Example, SendCall } from './walk-calls.ts'

const PASSWORD = 'aamukahvi järvellä'
const json = (body: unknown) => JSON.stringify(body)

const SignedIn = v.object({ access_token: v.string(), user_data: v.object({ user_id: v.string() }) })
type Person = { email: string; token: string; userId: string }

let people = 0

/**
 * Good inputs for the calls about accounts. Each has somebody of its own, who registers and signs in as visitors do; what is mailed to
 * them is read in the outbox.
 */
export function accountExamples(accounts: Database): Readonly<Record<string, (send: SendCall) => Promise<Example>>> {
  /** The newest link to somebody: its last part or its `token`. */
  const mailed = async (email: string): Promise<string> => {
    const sql = 'SELECT body_text AS text FROM mail_outbox WHERE recipient = ?1 ORDER BY created_at DESC LIMIT 1'
    const [mail] = await accounts.all<{ text: string }>(sql, [email])
    const link = /^https:\S+$/m.exec(mail?.text ?? '')?.[0]
    if (link === undefined) throw new Error('No mail with a link')
    const { pathname, searchParams } = new URL(link)
    return searchParams.get('token') ?? pathname.split('/').at(-1) ?? ''
  }
  const newEmail = () => `walker-${people++}@example.org`
  const post = (send: SendCall, path: string, body: unknown) => send({ method: 'POST', path, body: json(body) })

  const registered = async (send: SendCall): Promise<string> => {
    const email = newEmail()
    await post(send, '/api/auth/register', { email, password: PASSWORD, language_ui: 'fi' })
    return email
  }
  const signedIn = async (send: SendCall): Promise<Person> => {
    const email = await registered(send)
    const answer = await post(send, `/api/auth/confirm/${await mailed(email)}`, {})
    const { access_token: token, user_data } = v.parse(SignedIn, await answer.json())
    return { email, token, userId: user_data.user_id }
  }
  const own = (more: (person: Person) => Example) => async (send: SendCall) => {
    const person = await signedIn(send)
    return { token: person.token, ...more(person) }
  }

  return {
    login: async (send) => ({ body: { email: (await signedIn(send)).email, password: PASSWORD } }),
    register: async () => ({ body: { email: newEmail(), password: PASSWORD, language_ui: 'sv' } }),
    confirmEmail: async (send) => ({ params: { token: await mailed(await registered(send)) }, body: {} }),
    requestMagicLink: async () => ({ params: { type: 'user' }, body: { email: newEmail(), signup: true } }),
    magicLinkLogin: async (send) => {
      const email = newEmail()
      await post(send, '/api/auth/magic_link/user', { email, signup: true })
      return { params: { token: await mailed(email) }, body: {} }
    },
    logout: own(() => ({ body: {} })),
    requestReset: async () => ({ body: { email: newEmail() } }),
    resetPassword: async (send) => {
      const { email } = await signedIn(send)
      await post(send, '/api/auth/reset', { email })
      return { params: { token: await mailed(email) }, body: { password: `${PASSWORD}!`, password_confirm: `${PASSWORD}!` } }
    },
    changePassword: own(() => ({ body: { password: PASSWORD, new_password: `${PASSWORD}!`, password_confirm: `${PASSWORD}!` } })),
    deleteUser: async (send) => {
      const { email, token, userId } = await signedIn(send)
      await send({ method: 'POST', path: `/api/users/request_delete/${userId}`, token })
      return { body: { user_id: userId, token: await mailed(email) } }
    },
    humanChallenge: async () => ({}),
    unblock: async () => ({ body: { provider_identifier: 'no solution' } }),
    userPreferences: own(() => ({})),
    savePreferences: own(() => ({ body: { preferences: {} } })),
    userProfile: own(() => ({ params: { user_id: 'me' } })),
    updateUser: own(({ userId }) => ({ params: { user_id: userId }, body: { given_name: 'Aino' } })),
    userSignIns: own(() => ({})),
    endSignIn: async (send) => {
      const person = await signedIn(send)
      const again = v.parse(SignedIn, await (await post(send, '/api/auth/login', { email: person.email, password: PASSWORD })).json())
      const list: unknown = await (await send({ method: 'GET', path: '/api/auth/sign_ins', token: again.access_token })).json()
      const { sign_ins } = v.parse(v.object({ sign_ins: v.array(v.object({ id: v.string(), is_current: v.boolean() })) }), list)
      return { token: again.access_token, params: { id: sign_ins.find(({ is_current }) => !is_current)?.id ?? '' } }
    },
    requestDeleteAccount: own(({ userId }) => ({ params: { user_id: userId } })),
    ssoProviders: async () => ({}),
    hakaProviders: async () => ({}),
    domainLogin: async () => ({}),
  }
}

/** Calls whose good input is an identity provider's own answer. Each names the tests that make it. */
export const MADE_WITH_PROVIDERS: Readonly<Record<string, string>> = {
  beginProviderSignIn: 'tests/sso',
  finishProviderSignIn: 'tests/sso',
  acceptSamlResponse: 'tests/sso',
  providerLogin: 'tests/sso',
  translateText: 'tests/workerd/translate.test.ts',
}
