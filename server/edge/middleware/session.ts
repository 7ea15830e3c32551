import { cookieOf } from '../cookie.ts'
import { COOKIE_NAMES, OWN_COOKIE_PREFIX } from '../session/cookie-names.ts'
import type { DomainLogins } from '../session/domain-logins.ts'
import { endedReply } from '../session/ended-session.ts'
import type { FlashCookie } from '../session/flash-cookie.ts'
import type { IntentCookie } from '../session/intent-cookie.ts'
import type { UserSessions } from '../session/user-sessions.ts'
import { isApi, type Visit } from '../visit.ts'
import type { Station } from './chain.ts'

export type SessionStationOptions = {
  sessions: UserSessions
  domains: DomainLogins
  flashCookie: FlashCookie
  intentCookie: IntentCookie
  /** Whether a Microsoft sign-in still holds. */
  microsoftCheck: (visit: Visit) => Promise<Response | undefined>
}

/** Answers that are the same whoever asks. */
const NOBODYS: ReadonlySet<string> = new Set(['version', 'robots', 'sitemap', 'config-app', 'asset', 'redirect', 'handle-cb', 'saml'])

const READ = [COOKIE_NAMES.session, COOKIE_NAMES.domain, COOKIE_NAMES.flash, COOKIE_NAMES.intent] as const

/** Where a sign-in begins. */
const SIGNING_IN = /^(?:\/api)?\/(?:auth|haka)\//

/**
 * Finds out who asks, by the sealed cookies: the user, with tokens that last for this request, and the institution of the network. A request without
 * cookies of ours waits for nothing, but for the first document from a network that this process does not know. Spec: accounts §4.1
 * (AUTH-026 … AUTH-030, PERM-025), security §3.
 */
export function sessionStation({ sessions, domains, flashCookie, intentCookie, microsoftCheck }: SessionStationOptions): Station {
  const readCookies = async (visit: Visit, header: string): Promise<Response | undefined> => {
    const [session, domain, flash, intent] = READ.map((name) => cookieOf(header, name))
    await Promise.all([
      session && sessions.read(visit, session),
      domain ? domains.read(visit, domain) : isDocument(visit) && domains.atStart(visit),
      flash && isDocument(visit) && flashCookie.read(visit, flash),
      intent && SIGNING_IN.test(visit.path) && intentCookie.read(visit, intent),
    ])
    const isPageOrCall = visit.routeName !== 'provider'
    if (visit.endedBy && isPageOrCall) {
      const ended = endedReply(visit, visit.endedBy)
      if (ended) return ended
      visit.endedBy = undefined
    }
    const isWaiting = visit.session?.content.needsCheck && visit.routeName === 'page' && visit.request.method === 'GET'
    return isWaiting ? microsoftCheck(visit) : undefined
  }

  return function session(visit) {
    if (NOBODYS.has(visit.routeName)) return undefined
    const header = visit.request.headers.get('cookie')
    if (header?.includes(OWN_COOKIE_PREFIX)) return readCookies(visit, header)
    return isDocument(visit) ? domains.atStart(visit) : undefined
  }
}

const isDocument = (visit: Visit) => !isApi(visit)
