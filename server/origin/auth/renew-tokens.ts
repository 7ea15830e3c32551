import { randomId } from '#shared/account/random-id.ts'
import type { Tokens } from '#shared/api/auth.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { ACCESS_TOKEN_SECONDS, signAccessToken, signAnonymousToken } from './access-token.ts'
import { ANONYMOUS_REFRESH_LIFE_MS, isAnonymousSubject } from './anonymous-tokens.ts'
import { REUSE_GRACE_MS, reuseEvent, rotateToken, type TokenRow, tokenByHash } from './refresh-token-queries.ts'
import { hashOf, secretText } from './secret-text.ts'
import { IDLE_LIFE_MS } from './sign-in.ts'
import { liveSignIn, statementsToEndSignIn } from './sign-in-queries.ts'
import { openSuccessor, sealSuccessor } from './successor.ts'
import type { TokenOptions } from './token-options.ts'
import { userClaims } from './user-claims.ts'

/** Why a refresh token is refused: its time is over, or anything else. Spec: requirements AUTH-027. */
export type RenewalFault = { code: 'token_invalid_expired' | 'unauthorized_session' }

type Renewal = Result<Tokens, RenewalFault>

const REJECTED: Renewal = fail({ code: 'unauthorized_session' })

/**
 * The pair that follows a refresh token, with the user's claims as they are now. The same token again within ten seconds gets the same pair,
 * from whichever process; later it ends the whole sign-in (RFC 9700 §4.14). Spec: security §3.4 (AUTH-013, AUTH-027, AUTH-077).
 */
export async function renewTokens(options: TokenOptions, refreshToken: string, brand: string): Promise<Renewal> {
  const { accounts } = options
  const now = options.now()
  const tokenHash = await hashOf(refreshToken)
  const stored = await tokenByHash(accounts, tokenHash)
  if (stored?.audience !== brand) return REJECTED
  if (stored.expires_at <= now) return fail({ code: 'token_invalid_expired' })
  if (stored.rotated_at !== null) return usedAgain(options, stored, refreshToken)

  const next = await nextTokens(options, stored, now)
  if (!next) return REJECTED
  const successor = await sealSuccessor(refreshToken, next.tokens, options.randomBytes)
  const nextHash = await hashOf(next.tokens.refresh_token)
  await rotateToken(accounts, { tokenHash, nextHash, nextExpiresAt: next.expiresAt, successor, now })

  const rotated = await tokenByHash(accounts, tokenHash)
  if (!rotated) return REJECTED // signed out in the meantime
  return rotated.successor === successor ? ok(next.tokens) : usedAgain(options, rotated, refreshToken)
}

type NextTokens = { tokens: Tokens; expiresAt: number }

async function nextTokens(options: TokenOptions, { family, subject, audience }: TokenRow, now: number): Promise<NextTokens | undefined> {
  const tokensWith = (access_token: string): Tokens => ({
    access_token,
    refresh_token: secretText(options.randomBytes),
    expires_in: ACCESS_TOKEN_SECONDS,
  })
  if (isAnonymousSubject(subject)) {
    const token = await signAnonymousToken(options, { subject, brand: audience })
    return { tokens: tokensWith(token), expiresAt: now + ANONYMOUS_REFRESH_LIFE_MS }
  }
  const row = await liveSignIn(options.accounts, { sid: family, brand: audience, now })
  if (!row) return undefined
  const token = await signAccessToken(options, userClaims(row, now), audience)
  return { tokens: tokensWith(token), expiresAt: Math.min(now + IDLE_LIFE_MS, row.ends_at) }
}

async function usedAgain(options: TokenOptions, stored: TokenRow, refreshToken: string): Promise<Renewal> {
  const age = options.now() - (stored.rotated_at ?? 0)
  if (age >= REUSE_GRACE_MS) {
    await endReused(options, stored)
    return REJECTED
  }
  if (stored.successor === null) return REJECTED
  const pair = await openSuccessor(refreshToken, stored.successor)
  return ok({ ...pair, expires_in: ACCESS_TOKEN_SECONDS - Math.max(0, Math.ceil(age / 1000)) })
}

function endReused({ accounts, now, randomBytes }: TokenOptions, { family: sid, subject: user }: TokenRow): Promise<void> {
  const event = isAnonymousSubject(user) ? [] : [reuseEvent({ id: randomId(randomBytes), now: now(), user, sid })]
  return accounts.batch([...event, ...statementsToEndSignIn({ sid, now: now() })])
}
