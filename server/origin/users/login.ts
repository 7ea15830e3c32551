import type { LoginResult } from '#shared/account/login-result.ts'
import { beginSignIn } from '../auth/sign-in.ts'
import { type Refusal, refuse, refuseForNow } from '../route/reply.ts'
import { countWrongGuess, isLocked, networkMustWait, noteSignedIn } from './password-guesses.ts'
import { replaceHash, type User, userByEmail } from './user-queries.ts'
import type { UsersOptions } from './users-options.ts'
import { QueueFullError } from './work-queue.ts'

export type PasswordLogin = {
  email: string
  password: string
  brand: string
  address: string
  device: string
  returnState: string | undefined
}

/**
 * Signs in by e-mail and password. An unknown address, a wrong password and an account that is guessed at too often are answered alike and in
 * the same time; only the right password is told that the address is not confirmed. Spec: accounts §7.2 (AUTH-014), AUTH-073, security-tests G04.
 */
export async function passwordLogin(options: UsersOptions, given: PasswordLogin): Promise<LoginResult | Refusal> {
  const wait = await networkMustWait(options, given)
  if (wait !== undefined) return refuseForNow(429, 'too_many_requests', wait)

  const user = await userByEmail(options.accounts, given.email)
  const isRight = await options.passwords.matches(given.password, user?.password_hash)
  const isTaken = !(await isLocked(options, given)) && isRight
  if (!isTaken || !user) {
    await countWrongGuess(options, given)
    return refuse(401, 'bad_username_or_password')
  }
  if (user.email_confirmed_at === null) return refuse(403, 'email_not_confirmed')

  await noteSignedIn(options, { ...given, userId: user.id })
  await strengthen(options, user, given.password)
  const { brand, device, returnState } = given
  return beginSignIn(options, { userId: user.id, brand, loginMethod: 'email', device, returnState })
}

/** A hash of an earlier, cheaper cost is made anew now that the password is there. */
async function strengthen({ accounts, passwords }: UsersOptions, { id, password_hash: from }: User, password: string): Promise<void> {
  if (from === null || !passwords.isOutdated(from)) return
  try {
    await replaceHash(accounts, { userId: id, from, to: await passwords.hash(password) })
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error // busy: the next sign-in will do it
  }
}
