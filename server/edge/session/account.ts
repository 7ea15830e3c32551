import type { EdgeOptions } from '../edge-options.ts'
import type { Station } from '../middleware/chain.ts'
import { sessionStation } from '../middleware/session.ts'
import { limitCalls } from '../rate-limit/call-limits.ts'
import { passHumans } from '../rate-limit/human-check.ts'
import { type UnblockPass, unblockPass } from '../rate-limit/unblock-pass.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { createDomainLogins } from './domain-logins.ts'
import { createFlashCookie, type FlashCookie } from './flash-cookie.ts'
import { createIntentCookie, type IntentCookie } from './intent-cookie.ts'
import { type AskMicrosoft, createAskMicrosoft, createMicrosoftCheck } from './microsoft-check.ts'
import type { ProviderRouteOptions } from './provider-routes.ts'
import { createProviderSignIn } from './provider-sign-in.ts'
import { createRefresh } from './refresh-tokens.ts'
import { sealedCookies } from './sealed-cookie.ts'
import { createSignOut } from './sign-out.ts'
import { createUserSessions } from './user-sessions.ts'
import { createVisitCalls, type VisitCalls } from './visit-calls.ts'

export type AccountParts = ProviderRouteOptions & {
  askMicrosoft: AskMicrosoft
  station: Station
  visitCalls: VisitCalls
  flashCookie: FlashCookie
  intentCookie: IntentCookie
  pass: UnblockPass
}

type AccountOptions = Pick<EdgeOptions, 'sessionKeys' | 'limiterOf' | 'now' | 'random' | 'randomBytes' | 'providerOrigins'> & {
  upstream: Upstream
}

/** Puts together all that knows of sessions, over one set of keys. */
export function createAccount(options: AccountOptions): AccountParts {
  const { sessionKeys, limiterOf, upstream, now, random, randomBytes, providerOrigins = [] } = options
  const sealed = sealedCookies({ keys: sessionKeys, now })
  const sessions = createUserSessions({ sealed, refresh: createRefresh({ upstream, randomBytes, now }), now, random })
  const signOut = createSignOut({ upstream, sessions })
  const pass = unblockPass({ sealed, randomBytes })
  const visitCalls = limitCalls(passHumans(createVisitCalls({ upstream, sealed, sessions, signOut }), pass), { limiterOf })
  const providerSignIn = createProviderSignIn({ upstream, sealed, sessions, visitCalls, providerOrigins })
  const askMicrosoft = createAskMicrosoft({ providerSignIn, sessions, signOut })
  const flashCookie = createFlashCookie(sealed)
  const intentCookie = createIntentCookie(sealed)
  const station = sessionStation({
    sessions,
    domains: createDomainLogins({ sealed, upstream, now, random }),
    flashCookie,
    intentCookie,
    microsoftCheck: createMicrosoftCheck(askMicrosoft),
  })
  return { askMicrosoft, station, visitCalls, flashCookie, intentCookie, pass, providerSignIn, signOut, upstream }
}
