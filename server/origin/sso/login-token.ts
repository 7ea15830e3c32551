import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { PROVIDERS, type Provider } from '#shared/account/login-method.ts'
import { LoginTokenPayloadSchema } from '#shared/account/login-result.ts'
import { hashOf, secretText } from '../auth/secret-text.ts'
import type { TokenOptions } from '../auth/token-options.ts'
import { isSeenFirst } from './seen-once-queries.ts'

/** From the provider's answer to the page that redeems it is one redirect. */
const LOGIN_TOKEN_SECONDS = 120

const TYPE = 'login+jwt'

const ClaimsSchema = v.object({
  ...LoginTokenPayloadSchema.entries,
  provider: v.picklist(PROVIDERS),
  sub: v.string(),
  jti: v.string(),
  exp: v.number(),
  /** Hash of the transaction, which only the browser that began the sign-in holds. */
  txh: v.string(),
})
type Claims = v.InferOutput<typeof ClaimsSchema>

export type LoginTokenContent = {
  userId: string
  provider: Provider
  brand: string
  transactionHash: string
  isNew: boolean
  returnState: string
}

/** A token that signs its user in once, in the browser that began the sign-in. What it says is not secret. Spec: accounts §3 (AUTH-006). */
export async function signLoginToken({ tokenKeys: [key], now, randomBytes }: TokenOptions, content: LoginTokenContent): Promise<string> {
  const { userId, provider, brand, transactionHash, isNew, returnState } = content
  const seconds = Math.floor(now() / 1000)
  return new SignJWT({ loginMethod: provider, provider, isNew, txh: transactionHash, ...(returnState ? { returnState } : {}) })
    .setProtectedHeader({ alg: 'HS256', kid: key.id, typ: TYPE })
    .setSubject(userId)
    .setAudience(brand)
    .setJti(secretText(randomBytes))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + LOGIN_TOKEN_SECONDS)
    .sign(key.secret)
}

export type Presented = { token: string; transaction: string; provider: Provider; brand: string }

/** What the token says, the first time it comes, from the browser it was made for; else undefined. */
export async function redeemLoginToken(options: TokenOptions, presented: Presented): Promise<Claims | undefined> {
  const claims = await verifiedClaims(options, presented)
  if (!claims || claims.provider !== presented.provider || claims.txh !== (await hashOf(presented.transaction))) return undefined
  const seen = { id: `login ${claims.jti}`, expiresAt: claims.exp * 1000, now: options.now() }
  return (await isSeenFirst(options.accounts, seen)) ? claims : undefined
}

async function verifiedClaims({ tokenKeys, now }: TokenOptions, { token, brand }: Presented): Promise<Claims | undefined> {
  const secretOf = ({ kid }: { kid?: string }) => {
    const key = tokenKeys.find(({ id }) => id === kid)
    if (!key) throw new Error('signed with an unknown key')
    return key.secret
  }
  try {
    const checks = { algorithms: ['HS256'], audience: brand, typ: TYPE, currentDate: new Date(now()) }
    const { payload } = await jwtVerify(token, secretOf, checks)
    const claims = v.safeParse(ClaimsSchema, payload)
    return claims.success ? claims.output : undefined
  } catch {
    return undefined // forged, expired, for another brand, or no token at all: the caller is told the same
  }
}
