import { redirect } from '../reply.ts'
import type { Visit } from '../visit.ts'
import { FAILED_CHECK } from './provider-routes.ts'
import type { ProviderSignIn } from './provider-sign-in.ts'
import type { SignOut } from './sign-out.ts'
import type { UserSessions } from './user-sessions.ts'

export type MicrosoftCheckOptions = { providerSignIn: ProviderSignIn; sessions: UserSessions; signOut: SignOut }

/** Where to send the browser; or nobody could be asked, which says nothing about the sign-in; or it does not hold, and is over here too. */
export type AskedMicrosoft = { type: 'address'; url: string } | { type: 'not-asked' } | { type: 'failed' }

/** Begins the question whether a sign-in still holds, after which the browser comes back to `returnPath`. */
export type AskMicrosoft = (visit: Visit, returnPath: string) => Promise<AskedMicrosoft>

/** Codes that say nothing about the sign-in: the next document asks again. */
const NOT_ASKED: ReadonlySet<string> = new Set(['unavailable', 'timeout', 'bad_gateway', 'app_error', 'too_many_requests'])

/** It is asked once: coming back does not ask again. Spec: accounts §4.1 (SSO-006 … SSO-008). */
export const createAskMicrosoft =
  ({ providerSignIn, sessions, signOut }: MicrosoftCheckOptions): AskMicrosoft =>
  async (visit, returnPath) => {
    const begun = await providerSignIn.begin(visit, { provider: 'azure', returnState: returnPath, isCheck: true })
    if ('url' in begun) {
      await sessions.checked(visit)
      return { type: 'address', url: begun.url }
    }
    if (NOT_ASKED.has(begun.code)) return { type: 'not-asked' }
    await signOut(visit, false)
    return { type: 'failed' }
  }

/**
 * Asks Microsoft whether a sign-in still holds, before anything is drawn: the browser is sent there and comes back to where it was going.
 * Spec: accounts §4.1 (SSO-006 … SSO-008).
 */
export const createMicrosoftCheck = (ask: AskMicrosoft) =>
  async function microsoftCheck(visit: Visit): Promise<Response | undefined> {
    const asked = await ask(visit, visit.path + visit.search)
    if (asked.type === 'not-asked') return undefined
    return redirect(visit, asked.type === 'address' ? asked.url : FAILED_CHECK)
  }
