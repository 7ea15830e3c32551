import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import type { Clock, TokenKey } from '../ports.ts'

/** Spec: security §3.3. */
export const ACCESS_TOKEN_SECONDS = 600

const TYPE = 'at+jwt'

/** Spec: accounts §3 (AUTH-003, AUTH-004); `aud` is the brand. */
const AccessClaimsSchema = v.object({
  sub: v.string(),
  aud: v.string(),
  iat: v.number(),
  exp: v.number(),
  role: v.picklist(['anonymous']),
  user_claims: v.array(v.string()),
  identity: v.object({ team_id: v.optional(v.string()) }),
})
export type AccessClaims = v.InferOutput<typeof AccessClaimsSchema>

export type TokenSigner = { tokenKeys: readonly [TokenKey, ...TokenKey[]]; now: Clock }

/** An anonymous visitor's access token for one brand, good for ten minutes. */
export async function signAnonymousToken(
  { tokenKeys: [key], now }: TokenSigner,
  { subject, brand }: { subject: string; brand: string },
): Promise<string> {
  const seconds = Math.floor(now() / 1000)
  return new SignJWT({ role: 'anonymous', user_claims: [], identity: {} })
    .setProtectedHeader({ alg: 'HS256', kid: key.id, typ: TYPE })
    .setSubject(subject)
    .setAudience(brand)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(key.secret)
}

/** The claims of a token that we signed for this brand and that still holds, else undefined. Only HS256 with a key of ours is accepted. */
export async function verifyAccessToken({ tokenKeys, now }: TokenSigner, token: string, brand: string): Promise<AccessClaims | undefined> {
  const secretOf = ({ kid }: { kid?: string }) => {
    const key = tokenKeys.find(({ id }) => id === kid)
    if (!key) throw new Error('signed with an unknown key')
    return key.secret
  }
  try {
    const { payload } = await jwtVerify(token, secretOf, {
      algorithms: ['HS256'],
      audience: brand,
      typ: TYPE,
      currentDate: new Date(now()),
    })
    const claims = v.safeParse(AccessClaimsSchema, payload)
    return claims.success ? claims.output : undefined
  } catch {
    return undefined // forged, expired, for another brand, or no token at all: the caller is told the same
  }
}
