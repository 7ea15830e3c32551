import type { LoginMethod } from '#shared/account/login-method.ts'
import type { LoginResult } from '#shared/account/login-result.ts'
import { randomId } from '#shared/account/random-id.ts'
import type { Statement } from '../storage/database.ts'
import { ACCESS_TOKEN_SECONDS, signAccessToken } from './access-token.ts'
import { hashOf, secretText } from './secret-text.ts'
import { liveSignIn, statementsToEndSignInsOf, statementsToInsertSignIn, storedPreferences } from './sign-in-queries.ts'
import type { TokenOptions } from './token-options.ts'
import { userClaims } from './user-claims.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A sign-in ends when it was not renewed for this long. Spec: requirements AUTH-077. */
export const IDLE_LIFE_MS = 30 * DAY_MS

/** A sign-in ends this long after it began, however much it is used. Spec: requirements AUTH-077. */
export const ABSOLUTE_LIFE_MS = 90 * DAY_MS

export type NewSignIn = {
  userId: string
  brand: string
  loginMethod: LoginMethod
  /** What the browser says of itself. */
  device: string
  isNew?: boolean
  returnState?: string | undefined
}

/** Nobody with that id: the account was deleted while somebody signed in to it. */
export class UnknownUserError extends Error {
  readonly code = 'unknown_user'
}

/**
 * Signs a user in: a sign-in, its first pair of tokens and what the edge is told of it. The caller has proved who it is.
 * Throws UnknownUserError when the user is gone. Spec: accounts §3 (AUTH-005).
 */
export async function beginSignIn(options: TokenOptions, given: NewSignIn): Promise<LoginResult> {
  const { statements, result } = await preparedSignIn(options, given)
  await options.accounts.batch(statements)
  return result()
}

export type PreparedSignIn = {
  statements: readonly Statement[]
  /** What the edge is told once they are done. Throws UnknownUserError when the user is gone. */
  result: () => Promise<LoginResult>
}

/** The same for the batch that writes why somebody is signed in: the link that was used, the password that was set. */
export async function preparedSignIn(options: TokenOptions, given: NewSignIn): Promise<PreparedSignIn> {
  const { now, randomBytes } = options
  const [sid, refreshToken, begunAt] = [randomId(randomBytes), secretText(randomBytes), now()]
  const { userId, brand, loginMethod, device } = given
  const lives = { now: begunAt, expiresAt: begunAt + ABSOLUTE_LIFE_MS, tokenExpiresAt: begunAt + IDLE_LIFE_MS }
  const tokenHash = await hashOf(refreshToken)
  return {
    statements: statementsToInsertSignIn({ sid, tokenHash, userId, brand, loginMethod, device, ...lives }),
    result: () => loginResult(options, given, { sid, refreshToken, begunAt }),
  }
}

type Begun = { sid: string; refreshToken: string; begunAt: number }

async function loginResult(options: TokenOptions, given: NewSignIn, { sid, refreshToken, begunAt }: Begun): Promise<LoginResult> {
  const { userId, brand, loginMethod, isNew = false, returnState } = given
  const row = await liveSignIn(options.accounts, { sid, brand, now: begunAt })
  if (!row) throw new UnknownUserError('The user who signs in does not exist')
  return {
    access_token: await signAccessToken(options, userClaims(row, begunAt), brand),
    refresh_token: refreshToken,
    expires_in: ACCESS_TOKEN_SECONDS,
    login_method: loginMethod,
    user_data: { user_id: userId, team_id: row.team_id, preferences: await storedPreferences(options.accounts, userId) },
    auth_check: loginMethod === 'azure', // SSO-006
    revoke: false,
    is_new: isNew,
    ...(returnState === undefined ? {} : { return_state: returnState }),
  }
}

export type EndedSignIns = {
  userId: string
  /** The one that stays: the caller's own. */
  exceptSid?: string | undefined
}

/** Ends a user's sign-ins, for the batch that writes why: a changed password, a deleted account. `now` in ms. Spec: security §3.7. */
export const statementsToEndSignIns = ({ userId, exceptSid, now }: EndedSignIns & { now: number }): Statement[] =>
  statementsToEndSignInsOf(userId, now, exceptSid)

/** Ends a user's sign-ins on every browser, except the one named. */
export const endOtherSignIns = ({ accounts, now }: Pick<TokenOptions, 'accounts' | 'now'>, given: EndedSignIns): Promise<void> =>
  accounts.batch(statementsToEndSignIns({ ...given, now: now() }))
