import { logout } from '#shared/api/auth.ts'
import { endSignIn, userSignIns } from '#shared/api/users.ts'
import type { OnCall } from '../route/answer-call.ts'
import type { Caller } from '../route/caller.ts'
import { answer, notFound } from '../route/reply.ts'
import { endOtherSignIns, IDLE_LIFE_MS } from './sign-in.ts'
import { isOwnSignIn, liveSignIn, ownSignIns, statementsToEndSignIn } from './sign-in-queries.ts'
import type { TokenOptions } from './token-options.ts'

type SignInOptions = Pick<TokenOptions, 'accounts' | 'now'>

/** Signing out, and the list of browsers that are signed in. Nobody sees or ends a sign-in of another user. Spec: accounts §7.2 (AUTH-016), security §3.7. */
export function signInRoutes(on: OnCall, options: SignInOptions) {
  const { accounts, now } = options
  const end = (sid: string) => accounts.batch(statementsToEndSignIn({ sid, now: now() }))

  on(logout, async ({ body, caller, brand }) => {
    const { everywhere } = body as { everywhere: boolean } // as the call's body schema has just read it
    const { sid, subject: userId } = signedIn(caller)
    if (sid === undefined) return answer({ message: 'ok' })
    // A token whose sign-in has ended still reads for some minutes, but it no longer speaks for the user's other browsers.
    if (everywhere && (await liveSignIn(accounts, { sid, brand, now: now() }))) await endOtherSignIns(options, { userId })
    await end(sid)
    return answer({ message: 'ok' })
  })

  on(userSignIns, async ({ caller }) => {
    const { sid, subject: userId } = signedIn(caller)
    const rows = await ownSignIns(accounts, { userId, now: now(), usedAfter: now() - IDLE_LIFE_MS })
    return answer({ sign_ins: rows.map((row) => ({ ...row, is_current: row.id === sid })) })
  })

  on(endSignIn, async ({ params, caller }) => {
    const isOwn = await isOwnSignIn(accounts, { sid: params.id, userId: signedIn(caller).subject })
    if (!isOwn) return notFound()
    await end(params.id)
    return answer({ message: 'ok' })
  })
}

/** These calls ask for a token, so there is a caller. */
function signedIn(caller: Caller | undefined): Caller {
  if (!caller) throw new Error('A call that asks for a token was answered without a caller')
  return caller
}
