import { redirect } from 'react-router'
import type { LoginResult } from '#shared/account/login-result.ts'
import { afterLogin, returnPathOf } from '#shared/account/login-return.ts'

/** Sends somebody on who has signed in by a link or a provider: where they were going when they asked for it. Spec: accounts §4.2 (AUTH-046, AUTH-047). */
export const afterSignIn = ({ is_new, return_state }: LoginResult, origin: string): Response =>
  redirect(afterLogin({ isNew: is_new, returnPath: returnPathOf(return_state, origin) }), 303)
