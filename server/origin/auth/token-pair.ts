import type { Tokens } from '#shared/api/auth.ts'
import { ACCESS_TOKEN_SECONDS, signAnonymousToken } from './access-token.ts'
import { insertToken, type RotatedToken, revokeReused, rotateToken } from './refresh-token-queries.ts'
import { hashOf, secretText } from './secret-text.ts'
import type { TokenOptions } from './token-options.ts'

/** An anonymous visitor's sign-in ends when it was not renewed for a day. Spec: security §3.1. */
export const ANONYMOUS_REFRESH_LIFE_MS = 24 * 60 * 60 * 1000

/** Two calls that cross each other are no theft: a sooner second use is refused, but ends nothing. Spec: security §3.4. */
export const REUSE_GRACE_MS = 10_000

/** Tokens of a new anonymous sign-in for the brand. */
export const anonymousTokens = (options: TokenOptions, brand: string): Promise<Tokens> =>
  tokensOf(options, { subject: `anon.${secretText(options.randomBytes)}`, family: secretText(options.randomBytes) }, brand)

/** The successors of a refresh token, or undefined when it is not to be accepted. */
export async function renewedTokens(options: TokenOptions, refreshToken: string, brand: string): Promise<Tokens | undefined> {
  const { accounts, now } = options
  const tokenHash = await hashOf(refreshToken)
  const rotated = await rotateToken(accounts, { tokenHash, audience: brand, now: now() })
  if (rotated) return tokensOf(options, rotated, brand)
  await revokeReused(accounts, tokenHash, now() - REUSE_GRACE_MS)
  return undefined
}

async function tokensOf(options: TokenOptions, { subject, family }: RotatedToken, brand: string): Promise<Tokens> {
  const { accounts, now, randomBytes } = options
  const refreshToken = secretText(randomBytes)
  const tokenHash = await hashOf(refreshToken)
  await insertToken(accounts, { tokenHash, family, subject, audience: brand, expiresAt: now() + ANONYMOUS_REFRESH_LIFE_MS, now: now() })
  const accessToken = await signAnonymousToken(options, { subject, brand })
  return { access_token: accessToken, refresh_token: refreshToken, expires_in: ACCESS_TOKEN_SECONDS }
}
