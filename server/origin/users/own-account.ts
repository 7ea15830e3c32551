import type { LoginMethod } from '#shared/account/login-method.ts'
import type { Caller } from '../route/caller.ts'

export type SignedIn = { userId: string; sid: string | undefined; loginMethod: LoginMethod }

/** The user who makes a call that asks for one. Throws where the call does not ask. */
export function signedIn(caller: Caller | undefined): SignedIn {
  if (!caller || caller.isAnonymous) throw new Error('A call that asks for a user was answered without one')
  return { userId: caller.subject, sid: caller.sid, loginMethod: caller.claims.login_method ?? 'email' }
}

/** The user who makes the call, when it names that user (`me` or the id); undefined when it names somebody else. Security-tests I06. */
export function ownAccount(caller: Caller | undefined, named: string): SignedIn | undefined {
  const own = signedIn(caller)
  return named === 'me' || named === own.userId ? own : undefined
}
