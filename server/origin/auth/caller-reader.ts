import type { SessionClaims } from '#shared/account/session-view.ts'
import type { Caller, CallerOf } from '../route/caller.ts'
import type { Database } from '../storage/database.ts'
import { DOMAIN_SUBJECT, type TokenSigner, verifyAccessToken } from './access-token.ts'
import { liveSignIn } from './sign-in-queries.ts'
import { userClaims } from './user-claims.ts'

/** A brand's visitors share one token, so the same few tokens are seen over and over. */
const MAX_REMEMBERED = 1_000

export type CallerReaderOptions = TokenSigner & { accounts: Database }

/**
 * Reads callers from bearer tokens. A token that was once verified is only checked for its time after that, except where a call asks for a
 * user: there the sign-in, the role and the plan are looked up anew. Spec: security §3.3, PERM-034.
 */
export function callerReader(options: CallerReaderOptions): CallerOf {
  const claimsOf = rememberedClaims(options)

  return async function callerOf(authorization, brand, access) {
    const token = /^bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1]
    if (!token || !brand) return undefined

    const claims = await claimsOf(token, brand)
    if (!claims) return undefined
    if (access !== 'user' || claims.role === 'anonymous') return callerWith(claims)
    const current = await currentClaims(options, claims)
    return current && callerWith(current)
  }
}

function rememberedClaims(signer: TokenSigner) {
  const verified = new Map<string, SessionClaims>()

  return async function claimsOf(token: string, brand: string): Promise<SessionClaims | undefined> {
    const key = `${brand} ${token}`
    const known = verified.get(key)
    if (known && known.exp * 1000 > signer.now()) return known

    verified.delete(key)
    const claims = await verifyAccessToken(signer, token, brand)
    if (!claims) return undefined
    if (verified.size >= MAX_REMEMBERED) verified.clear()
    verified.set(key, claims)
    return claims
  }
}

/** The claims as they would be signed now, or undefined when the sign-in has ended or its user is gone. */
async function currentClaims({ accounts, now }: CallerReaderOptions, { sid, aud, iat, exp }: SessionClaims) {
  const row = sid === undefined ? undefined : await liveSignIn(accounts, { sid, brand: aud, now: now() })
  return row && { ...userClaims(row, now()), aud, iat, exp }
}

function callerWith(claims: SessionClaims): Caller {
  const has = (feature: string) => claims.user_claims.includes(feature)
  return {
    subject: claims.sub,
    isAnonymous: claims.role === 'anonymous',
    isDomain: claims.sub.startsWith(DOMAIN_SUBJECT),
    role: claims.role,
    hasPremium: has('hasPremiumContent'),
    canAccessPacman: has('canAccessPacman'),
    teamId: has('hasTeamContent') ? claims.identity.team_id : undefined,
    sid: claims.sid,
    claims,
  }
}
