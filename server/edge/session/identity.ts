import { decodeJwt } from 'jose'
import * as v from 'valibot'
import { type SessionClaims, SessionClaimsSchema } from '#shared/account/session-view.ts'
import type { CallScope } from '../upstream/upstream.ts'
import type { EndedBy } from '../visit.ts'
import type { DomainContent, SessionContent } from './cookie-kinds.ts'

/** Where a call's token comes from. */
export type TokenSource = {
  /** The token in hand. Rejects with OriginFailure when there is none to be had for now. */
  current(scope: CallScope): string | Promise<string>
  /** Another token than the one the origin has just refused, or why there is none. Throws OriginFailure when nobody could be asked. */
  renewed(scope: CallScope, refused: string): Promise<string | { endedBy: EndedBy }>
  /** The renewed token was refused as well. */
  revoked?(): void
}

/** Who asks: what the token says and where the next one comes from. */
export type Identity = { claims: SessionClaims; tokens: TokenSource }

export type UserSession = Identity & { content: SessionContent }
export type DomainSession = Identity & { content: DomainContent }

/** What a token of our origin says. It came from the origin or out of a sealed cookie, so its signature is not looked at again. */
export function claimsOf(accessToken: string): SessionClaims | undefined {
  try {
    const claims = v.safeParse(SessionClaimsSchema, decodeJwt(accessToken))
    return claims.success ? claims.output : undefined
  } catch {
    return undefined // no JWT: what calls itself a token is none
  }
}
