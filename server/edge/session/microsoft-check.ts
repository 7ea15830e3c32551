import { redirect } from '../reply.ts'
import type { Visit } from '../visit.ts'
import { FAILED_CHECK } from './provider-routes.ts'
import type { ProviderSignIn } from './provider-sign-in.ts'
import type { SignOut } from './sign-out.ts'
import type { UserSessions } from './user-sessions.ts'

export type MicrosoftCheckOptions = { providerSignIn: ProviderSignIn; sessions: UserSessions; signOut: SignOut }

/** Codes that say nothing about the sign-in: the next document asks again. */
const NOT_ASKED: ReadonlySet<string> = new Set(['unavailable', 'timeout', 'bad_gateway', 'app_error', 'too_many_requests'])

/**
 * Asks Microsoft whether a sign-in still holds, before anything is drawn: the browser is sent there and comes back to where it was going. It is
 * asked once: coming back does not ask again. Spec: accounts §4.1 (SSO-006 … SSO-008).
 */
export const createMicrosoftCheck = ({ providerSignIn, sessions, signOut }: MicrosoftCheckOptions) =>
  async function microsoftCheck(visit: Visit): Promise<Response | undefined> {
    const begun = await providerSignIn.begin(visit, { provider: 'azure', returnState: visit.path + visit.search, isCheck: true })
    if ('url' in begun) {
      await sessions.checked(visit)
      return redirect(visit, begun.url)
    }
    if (NOT_ASKED.has(begun.code)) return undefined
    await signOut(visit, false)
    return redirect(visit, FAILED_CHECK)
  }
