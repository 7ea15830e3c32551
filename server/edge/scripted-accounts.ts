import { SignJWT } from 'jose'
import { testProfile } from '#shared/account/profile-for-tests.ts'
import type { SessionClaims } from '#shared/account/session-view.ts'
import { emptySearch, type scriptedEdge } from './scripted-edge.ts'

const SECRET = new TextEncoder().encode('what the scripted origin signs its tokens with')

export type ScriptedClaims = Partial<SessionClaims>

/** An access token as an origin signs it. */
export const accessToken = (claims: ScriptedClaims = {}): Promise<string> =>
  new SignJWT({ role: 'user', user_claims: [], signupMethods: [], identity: {}, sub: 'user-1', sid: 'sid-1', ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setAudience(claims.aud ?? 'sanakirja')
    .setIssuedAt(0)
    .setExpirationTime(600)
    .sign(SECRET)

type Answering = (request: Request) => Response | Promise<Response> | undefined

/**
 * An origin that signs users in: each sign-in has an id of its own, each refresh another pair of tokens. `answering` stands before everything, and
 * `asked` names the paths that were asked, in their order.
 */
export function scriptedAccounts() {
  const state = {
    claims: {} as ScriptedClaims, // of whoever signs in next
    result: {} as Record<string, unknown>, // more of the next login result
    answering: (() => undefined) as Answering,
    asked: [] as string[],
    tokens: [] as string[],
    issued: 0,
  }
  const tokens = async (sid: string) => {
    state.issued += 1
    const pair = {
      access_token: await accessToken({ sid, ...state.claims }),
      refresh_token: `refresh-token-${state.issued}`,
      expires_in: 600,
    }
    state.tokens.push(pair.access_token, pair.refresh_token)
    return pair
  }
  const loginResult = async () => ({
    ...(await tokens(`sid-${state.issued + 1}`)),
    login_method: 'email',
    user_data: { user_id: 'user-1', team_id: null, preferences: {} },
    ...state.result,
  })

  const ANSWERS: Readonly<Record<string, () => unknown>> = {
    '/api/auth/login': loginResult,
    '/api/auth/token': () => tokens('sid-1'),
    '/api/auth/logout': () => ({ message: 'ok' }),
    '/api/users/me': () => testProfile({ user_id: 'user-1', email: 'aino@example.org' }),
    '/api/auth/api/users/preferences': () => ({ preferences: { speed: 1 } }),
    '/api/search/api/sk/search': () => emptySearch,
  }

  const origin = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    state.asked.push(pathname)
    const scripted = await state.answering(request)
    if (scripted) return scripted
    const answer = ANSWERS[pathname]
    return answer ? Response.json(await answer()) : Response.json({ error: 'not_found' }, { status: 404 })
  }
  return { state, origin, loginResult }
}

export type ScriptedEdge = Pick<ReturnType<typeof scriptedEdge>, 'send'>

type Visiting = RequestInit & { headers?: Record<string, string> }

/** A browser with a cookie jar, at one host. Requests that change something carry what a page of the site would send. */
export function browserAt(edge: ScriptedEdge, { host = 'localhost', address = '192.0.2.1' } = {}) {
  const jar = new Map<string, string>()

  const send = async (path: string, init: Visiting = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const own = init.method ? { origin: `http://${host}`, 'x-sk-client': '1', 'content-type': 'application/json' } : {}
    const headers = { ...(cookie ? { cookie } : {}), ...own, ...init.headers }
    const response = await edge.send(`http://${host}${path}`, { ...init, headers }, { clientAddress: address })
    for (const set of response.headers.getSetCookie()) keep(jar, set)
    return response
  }
  return {
    jar,
    send,
    post: (path: string, body: unknown = {}) => send(path, { method: 'POST', body: JSON.stringify(body) }),
    login: () => send('/api/auth/login', { method: 'POST', body: JSON.stringify({ email: 'aino@example.org', password: 'salasana' }) }),
  }
}

function keep(jar: Map<string, string>, setCookie: string): void {
  const [pair = '', ...attributes] = setCookie.split('; ')
  const name = pair.slice(0, pair.indexOf('='))
  if (attributes.includes('Max-Age=0')) jar.delete(name)
  else jar.set(name, pair.slice(pair.indexOf('=') + 1))
}
