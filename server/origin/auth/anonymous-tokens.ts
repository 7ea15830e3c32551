import type { Tokens } from '#shared/api/auth.ts'
import { ACCESS_TOKEN_SECONDS, signAnonymousToken } from './access-token.ts'
import { insertToken } from './refresh-token-queries.ts'
import { hashOf, secretText } from './secret-text.ts'
import type { TokenOptions } from './token-options.ts'

/** An anonymous visitor's sign-in ends when it was not renewed for a day. Spec: security §3.1. */
export const ANONYMOUS_REFRESH_LIFE_MS = 24 * 60 * 60 * 1000

const ANONYMOUS_SUBJECT = 'anon.'

/** Whether a refresh token's subject is nobody: users' ids are UUIDs. */
export const isAnonymousSubject = (subject: string): boolean => subject.startsWith(ANONYMOUS_SUBJECT)

/** Tokens of a new anonymous sign-in for the brand. */
export async function anonymousTokens(options: TokenOptions, brand: string): Promise<Tokens> {
  const { accounts, now, randomBytes } = options
  const subject = `${ANONYMOUS_SUBJECT}${secretText(randomBytes)}`
  const refreshToken = secretText(randomBytes)
  await insertToken(accounts, {
    tokenHash: await hashOf(refreshToken),
    family: secretText(randomBytes),
    subject,
    audience: brand,
    expiresAt: now() + ANONYMOUS_REFRESH_LIFE_MS,
    now: now(),
  })
  const accessToken = await signAnonymousToken(options, { subject, brand })
  return { access_token: accessToken, refresh_token: refreshToken, expires_in: ACCESS_TOKEN_SECONDS }
}
