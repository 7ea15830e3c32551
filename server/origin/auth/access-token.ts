import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { type SessionClaims, SessionClaimsSchema } from '#shared/account/session-view.ts'
import type { Clock, TokenKey } from '../ports.ts'
import type { UserClaims } from './user-claims.ts'

/** Spec: security §3.3 (AUTH-077). */
export const ACCESS_TOKEN_SECONDS = 600

/** Spec: requirements AUTH-077. */
export const DOMAIN_TOKEN_SECONDS = 3600

const TYPE = 'at+jwt'

export type TokenSigner = { tokenKeys: readonly [TokenKey, ...TokenKey[]]; now: Clock }

/** A signed-in user's access token for one brand, good for ten minutes. */
export const signAccessToken = (signer: TokenSigner, claims: UserClaims, brand: string): Promise<string> =>
  signToken(signer, { ...claims, aud: brand }, ACCESS_TOKEN_SECONDS)

/** An anonymous visitor's access token for one brand, good for ten minutes. */
export const signAnonymousToken = (signer: TokenSigner, { subject, brand }: { subject: string; brand: string }): Promise<string> =>
  signToken(signer, { sub: subject, aud: brand, role: 'anonymous', user_claims: [], identity: {} }, ACCESS_TOKEN_SECONDS)

export type DomainTokenSubject = {
  /** The institution's id. */
  institution: string
  brand: string
  userClaims: readonly string[]
  customerType: NonNullable<SessionClaims['customer_type']>
  customerName: string
  /** The institution's team, whose content its network may read. */
  teamId?: string | undefined
  /** The network the token is given to, as `account/address-network` writes it. */
  network: string
}

/** A token for whoever comes from an institution's network, good for an hour. It makes nobody a user. Spec: accounts §4.1 (AUTH-028, AUTH-035). */
export function signDomainToken(signer: TokenSigner, given: DomainTokenSubject): Promise<string> {
  const { institution, brand, userClaims, customerType, customerName, teamId, network } = given
  const claims = {
    sub: `${DOMAIN_SUBJECT}${institution}`,
    aud: brand,
    role: 'anonymous',
    user_claims: [...new Set([...userClaims, ...(teamId === undefined ? [] : ['hasTeamContent'])])],
    signupMethods: ['ip'],
    identity: teamId === undefined ? {} : { team_id: teamId },
    customer_type: customerType,
    customer_name: customerName,
    net: network,
  }
  return signToken(signer, claims, DOMAIN_TOKEN_SECONDS)
}

/** How the subject of an IP token begins. */
export const DOMAIN_SUBJECT = 'ip.'

type SignedClaims = Omit<v.InferInput<typeof SessionClaimsSchema>, 'iat' | 'exp'>

function signToken({ tokenKeys: [key], now }: TokenSigner, claims: SignedClaims, lifeSeconds: number): Promise<string> {
  const seconds = Math.floor(now() / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: key.id, typ: TYPE })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifeSeconds)
    .sign(key.secret)
}

/** The claims of a token that we signed for this brand and that still holds, else undefined. Only HS256 with a key of ours is accepted. */
export async function verifyAccessToken({ tokenKeys, now }: TokenSigner, token: string, brand: string): Promise<SessionClaims | undefined> {
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
    const claims = v.safeParse(SessionClaimsSchema, payload)
    return claims.success ? claims.output : undefined
  } catch {
    return undefined // forged, expired, for another brand, or no token at all: the caller is told the same
  }
}
