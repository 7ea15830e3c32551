import * as v from 'valibot'
import { networkKey } from '#shared/account/network-key.ts'
import { domainLogin } from '#shared/api/config.ts'
import { OriginFailure } from '../upstream/origin-failure.ts'
import type { Upstream } from '../upstream/upstream.ts'
import type { Visit } from '../visit.ts'
import { DOMAIN, type DomainContent } from './cookie-kinds.ts'
import { COOKIE_NAMES } from './cookie-names.ts'
import { claimsOf, type TokenSource } from './identity.ts'
import { clearCookie, setCookie } from './left-cookies.ts'
import { createLoginMemory } from './login-memory.ts'
import { callOrigin, jsonOf, ownScope } from './origin-call.ts'
import type { SealedCookies } from './sealed-cookie.ts'

/** The sign-in of a visit by its network. */
export type DomainLogins = {
  /** At a visitor's first document. At once where this process knows the network. */
  atStart(visit: Visit): undefined | Promise<undefined>
  /** Takes the institution's token out of its cookie; renews it late in its life. */
  read(visit: Visit, value: string): Promise<undefined>
}

export type DomainLoginOptions = { sealed: SealedCookies; upstream: Upstream; now: () => number; random: () => number }

/** Spec: accounts §4.1, §9 (AUTH-028); ± a jitter, so that an institution's readers do not all renew at once. */
export const RENEW_AT_SHARE = 0.7
export const RENEW_SHARE_JITTER = 0.05

/** A network without an institution is not asked about again for so long. */
export const NONE_KEPT_MS = 10 * 60_000

/** An origin that could not say is left alone for so long. */
const PAUSE_AFTER_FAILURE_MS = 5_000

type Login = { type: 'found'; content: DomainContent } | { type: 'none' } | { type: 'failed' }

/**
 * Asks the origin once per network, however many readers come from it, and keeps its word in this process and in the readers' cookies.
 * A cookie counts in the network it was given to only. Addresses are in no log. Spec: accounts §4.1 (AUTH-028, AUTH-032, AUTH-037).
 */
export function createDomainLogins({ sealed, upstream, now, random }: DomainLoginOptions): DomainLogins {
  const memory = createLoginMemory<Login>({ now, untilOf: (login) => untilOf(login, now()) })

  const logIn = async (visit: Visit): Promise<Login> => {
    const answer = await callOrigin(upstream, ownScope(visit), { call: domainLogin }).catch(unlessOriginFailed)
    if (answer?.status !== 200) return { type: 'failed' }
    const { ipLogin } = v.parse(domainLogin.answer, jsonOf(answer))
    if (!ipLogin || !claimsOf(ipLogin.access_token)) return { type: 'none' }
    const lifeMs = ipLogin.expires_in * 1000
    const share = RENEW_AT_SHARE + RENEW_SHARE_JITTER * (2 * random() - 1)
    const network = networkKey(visit.scope.clientAddress)
    return {
      type: 'found',
      content: { accessToken: ipLogin.access_token, expiresAt: now() + lifeMs, renewAt: now() + lifeMs * share, network },
    }
  }

  const known = (visit: Visit) => memory.find(keyOf(visit))
  const asked = (visit: Visit) => memory.ask(keyOf(visit), () => logIn(visit), visit.scope.waitUntil)

  const hold = (visit: Visit, content: DomainContent): void => {
    const claims = claimsOf(content.accessToken)
    if (claims) visit.domain = { content, claims, tokens: tokensOf(visit) }
  }

  const put = async (visit: Visit, content: DomainContent): Promise<void> => {
    hold(visit, content)
    const lifeSeconds = Math.max(1, (content.expiresAt - now()) / 1000)
    const value = await sealed.seal(DOMAIN, { brand: visit.brandId, content, lifeSeconds })
    setCookie(visit, DOMAIN.name, { value, lifeSeconds })
  }

  const forget = (visit: Visit): void => {
    visit.domain = undefined
    clearCookie(visit, COOKIE_NAMES.domain)
  }

  /** `held`: a token that may serve on when nobody could be asked. */
  const settle = async (visit: Visit, login: Login, held?: DomainContent): Promise<undefined> => {
    if (login.type === 'found') await put(visit, login.content)
    else if (login.type === 'failed' && held && held.expiresAt > now()) hold(visit, held)
    else if (held) forget(visit)
    return undefined
  }

  const tokensOf = (visit: Visit): TokenSource => ({
    current: () => visit.domain?.content.accessToken ?? Promise.reject(new OriginFailure('unreachable')),
    async renewed(_, refused) {
      const held = visit.domain?.content
      if (held && held.accessToken !== refused) return held.accessToken
      if (visit.isSent) return { endedBy: 'access_revoked' }
      memory.forget(keyOf(visit), (login) => login.type === 'found' && login.content.accessToken === refused)
      const login = await asked(visit)
      if (login.type === 'failed') throw new OriginFailure('unreachable')
      if (login.type === 'none') forget(visit)
      else await put(visit, login.content)
      return login.type === 'found' ? login.content.accessToken : { endedBy: 'access_revoked' }
    },
  })

  const atStart = (visit: Visit): undefined | Promise<undefined> => {
    const login = known(visit)
    if (login?.type === 'none' || login?.type === 'failed') return undefined
    return login ? settle(visit, login) : asked(visit).then((answered) => settle(visit, answered))
  }

  return {
    atStart,
    async read(visit, value) {
      const opened = await sealed.open(DOMAIN, { brand: visit.brandId, value })
      const isHere = opened.status === 'open' && opened.content.network === networkKey(visit.scope.clientAddress)
      if (!isHere) {
        clearCookie(visit, COOKIE_NAMES.domain)
        return atStart(visit)
      }
      const { content } = opened
      if (now() < content.renewAt) return void hold(visit, content)
      const login = known(visit)
      const isNewer = login && (login.type !== 'found' || login.content.accessToken !== content.accessToken)
      return settle(visit, isNewer ? login : await asked(visit), content)
    },
  }
}

/** The very address for IPv4, since institutions' ranges may be as narrow. */
const keyOf = ({ brandId, scope }: Visit) => `${brandId} ${networkKey(scope.clientAddress)}`

function untilOf(login: Login, now: number): number {
  if (login.type === 'found') return login.content.renewAt
  return now + (login.type === 'none' ? NONE_KEPT_MS : PAUSE_AFTER_FAILURE_MS)
}

function unlessOriginFailed(error: unknown): undefined {
  if (!(error instanceof OriginFailure)) throw error
  return undefined // nobody could be asked: the visitor is let in as one without an institution
}
