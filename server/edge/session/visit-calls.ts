import * as v from 'valibot'
import { LoginResultSchema } from '#shared/account/login-result.ts'
import { deleteUser, logout } from '#shared/api/auth.ts'
import type { Call } from '#shared/api/define-call.ts'
import { displayPreferences, PREFS_COOKIE, prefsCookie } from '#shared/preferences/display-preferences.ts'
import { GROUP_COOKIE, groupCookie } from '#shared/preferences/group-cookie.ts'
import { mergePreferences } from '#shared/preferences/merge-preferences.ts'
import { cookieOf } from '../cookie.ts'
import { failureAnswer } from '../upstream/origin-failure.ts'
import type { Answer, CallScope, OriginCall, Upstream } from '../upstream/upstream.ts'
import type { Visit } from '../visit.ts'
import { TRANSACTION } from './cookie-kinds.ts'
import { deviceName } from './device-name.ts'
import { clearCookie, leaveCookie } from './left-cookies.ts'
import { jsonOf } from './origin-call.ts'
import type { SealedCookies } from './sealed-cookie.ts'
import type { SignOut } from './sign-out.ts'
import type { UserSessions } from './user-sessions.ts'

/** One call of a visit, whoever makes it: an island through the proxy or a page's loader and action. */
export type VisitCall = { call: Call; originCall: OriginCall; scope: CallScope }
export type VisitCalls = (visit: Visit, made: VisitCall) => Promise<Answer>

export type VisitCallOptions = { upstream: Upstream; sealed: SealedCookies; sessions: UserSessions; signOut: SignOut }

/**
 * Makes a visit's calls. Of a call that signs in the tokens go into the session and the rest into the answer; a sign-out clears the session whatever
 * the origin says. All others take the road to the origin as they are. Spec: AUTH-005, AUTH-018, AUTH-020; security §3.7.
 */
export function createVisitCalls(options: VisitCallOptions): VisitCalls {
  const { upstream, sessions, signOut } = options

  const make: VisitCalls = (visit, made) => {
    const { call, originCall, scope } = made
    if (call.signsIn) return signIn(options, visit, made)
    const answer = upstream(originCall, scope)
    return call.name === deleteUser.name ? answer.then((deleted) => signedOutOf(visit, originCall, deleted)) : answer
  }

  /** Whoever has deleted the own account is nobody any more. */
  const signedOutOf = (visit: Visit, { body }: OriginCall, answer: Answer): Answer => {
    const isOwn = visit.session && readField(body, 'user_id') === visit.session.claims.sub
    if (answer.status === 200 && isOwn) sessions.end(visit)
    return answer
  }

  return function visitCall(visit, made) {
    const { call, originCall, scope } = made
    if (call.access === 'user' && !visit.session) return Promise.resolve(UNAUTHORIZED)
    if (call.name === logout.name) return signOut(visit, readField(originCall.body, 'everywhere') === true).then(() => SIGNED_OUT)
    // Whoever waits with this call must not fail for a token that is this visitor's alone.
    const token = scope.tokens?.current(scope)
    return token instanceof Promise ? token.then(() => make(visit, made)) : make(visit, made)
  }
}

const UNAUTHORIZED: Answer = { status: 401, headers: [], body: JSON.stringify({ error: 'unauthorized' }) }
const SIGNED_OUT: Answer = { status: 200, headers: [], body: JSON.stringify({ message: 'ok' }) }

async function signIn(
  { upstream, sealed, sessions, signOut }: VisitCallOptions,
  visit: Visit,
  { call, originCall, scope }: VisitCall,
): Promise<Answer> {
  const body = await filledIn(sealed, visit, { call, originCall })
  const answer = await upstream({ ...originCall, body }, scope)
  if (answer.status !== 200) return answer
  const result = v.safeParse(LoginResultSchema, jsonOf(answer))
  if (!result.success) return failureAnswer('garbage')

  const former = visit.session
  // A provider that has ended the sign-in leaves nobody signed in (AUTH-024).
  if (result.output.revoke) sessions.end(visit)
  else await sessions.begin(visit, result.output)
  if (former && former.claims.sid !== visit.session?.claims.sid) signOut.later(visit, former)
  clearCookie(visit, TRANSACTION.name)
  mirrorPreferences(visit, result.output.user_data.preferences)
  return { status: 200, headers: [], body: JSON.stringify(withoutTokens({ ...objectOf(answer.body), ...result.output })) }
}

const withoutTokens = (answer: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(answer).filter(([name]) => !TOKEN_FIELDS.has(name)))

const TOKEN_FIELDS: ReadonlySet<string> = new Set(['access_token', 'refresh_token', 'expires_in'])

/** The next document is drawn as the user likes it; who has stored nothing keeps what this browser shows. Spec: requirements STORE-039. */
function mirrorPreferences(visit: Visit, stored: unknown): void {
  if (!visit.session || typeof stored !== 'object' || stored === null || Object.keys(stored).length === 0) return
  const preferences = mergePreferences(stored)
  leaveCookie(visit, PREFS_COOKIE, prefsCookie(displayPreferences(preferences)))
  leaveCookie(visit, GROUP_COOKIE, groupCookie(preferences.dictgroups.groups.custom))
}

/** What only the edge knows of who signs in: the browser's name, and the secret of the round trip that it began. */
async function filledIn(sealed: SealedCookies, visit: Visit, { call, originCall }: Omit<VisitCall, 'scope'>): Promise<string> {
  const fields = fieldsOf(call)
  const filled: Record<string, unknown> = { ...objectOf(originCall.body) }
  if (fields.has('device')) filled.device = deviceName(visit.request.headers.get('user-agent'))
  if (fields.has('transaction') && call.callers === 'everyone') filled.transaction = (await transactionOf(sealed, visit)) ?? ''
  return JSON.stringify(filled)
}

async function transactionOf(sealed: SealedCookies, visit: Visit): Promise<string | undefined> {
  const value = cookieOf(visit.request.headers.get('cookie'), TRANSACTION.name)
  if (!value) return undefined
  const opened = await sealed.open(TRANSACTION, { brand: visit.brandId, value })
  return opened.status === 'open' ? opened.content.transaction : undefined
}

/** The names in a call's body, which is an object's schema where a call signs in. */
function fieldsOf({ body }: Call): ReadonlySet<string> {
  const entries = body && 'entries' in body ? body.entries : undefined
  return new Set(typeof entries === 'object' && entries !== null ? Object.keys(entries) : [])
}

const readField = (body: OriginCall['body'], name: string): unknown => objectOf(body)[name]

function objectOf(body: OriginCall['body']): Readonly<Record<string, unknown>> {
  if (body === undefined) return {}
  const value: unknown = JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body))
  // Bodies have been read by their call's schema or written by our own pages.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
