import type { SessionClaims } from '#shared/account/session-view.ts'
import type { Caller, CallerOf } from '../route/caller.ts'
import { type TokenSigner, verifyAccessToken } from './access-token.ts'

/** A brand's visitors share one token, so the same few tokens are seen over and over. */
const MAX_REMEMBERED = 1_000

/** Reads callers from bearer tokens. A token that was once verified is only checked for its time after that. */
export function callerReader(signer: TokenSigner): CallerOf {
  const verified = new Map<string, SessionClaims>()

  return async function callerOf(authorization, brand) {
    const token = /^bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1]
    if (!token || !brand) return undefined

    const key = `${brand} ${token}`
    const known = verified.get(key)
    if (known && known.exp * 1000 > signer.now()) return callerWith(known)

    verified.delete(key)
    const claims = await verifyAccessToken(signer, token, brand)
    if (!claims) return undefined
    if (verified.size >= MAX_REMEMBERED) verified.clear()
    verified.set(key, claims)
    return callerWith(claims)
  }
}

const callerWith = ({ sub, role, user_claims, identity }: SessionClaims): Caller => ({
  subject: sub,
  isAnonymous: role === 'anonymous',
  hasPremium: user_claims.includes('hasPremiumContent'),
  teamId: identity.team_id,
})
