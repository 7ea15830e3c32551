import type { LoginResult } from '#shared/account/login-result.ts'
import type { Locale } from '#shared/language/locale.ts'
import { hashOf } from '../auth/secret-text.ts'
import { beginSignIn } from '../auth/sign-in.ts'
import { storedPreferences } from '../auth/sign-in-queries.ts'
import { accountOfPerson } from './account-of-person.ts'
import { calledAddress } from './callback-address.ts'
import { teamOfUser, userOfIdentity } from './identity-queries.ts'
import type { OpenIdClient } from './openid.ts'
import { type ProvenPerson, personOfClaims } from './proven-person.ts'
import type { OpenIdProvider } from './provider-config.ts'
import { spendUnderWay, type UnderWay } from './provider-sign-in.ts'
import type { SsoOptions } from './sso-options.ts'

export type Finishing = {
  provider: OpenIdProvider
  brand: string
  transaction: string
  callbackUrl: string
  language: Locale
  device: string
}

export type Finished = { type: 'signed-in'; result: LoginResult } | { type: 'refused'; error: 'token_error' | 'token_invalid_expired' }

const REFUSED = { type: 'refused', error: 'token_error' } as const

/**
 * Ends a sign-in by OpenID Connect with the address the provider sent the browser to. The transaction is spent first, whatever
 * follows. Throws ProviderUnavailableError. Spec: security §1 (SSO return).
 */
export async function finishSignIn(options: SsoOptions, client: OpenIdClient, given: Finishing): Promise<Finished> {
  const { provider, brand, transaction, callbackUrl } = given
  const found = await spendUnderWay(options, await hashOf(transaction), { provider, brand })
  if (found.type === 'expired') return { type: 'refused', error: 'token_invalid_expired' }
  if (found.type === 'unknown') return REFUSED

  const address = calledAddress(callbackUrl, found.underWay.redirectUri)
  const person = address && personOfClaims(provider, await client.claimsOf(provider, found.underWay, address))
  if (!person) return REFUSED
  return found.underWay.isCheck ? checked(options, person, found.underWay) : signedIn(options, given, person, found.underWay)
}

async function signedIn(options: SsoOptions, given: Finishing, person: ProvenPerson, { returnState }: UnderWay): Promise<Finished> {
  const { provider, brand, language, device } = given
  const { userId, isNew } = await accountOfPerson(options, person, { brand, language })
  return { type: 'signed-in', result: await beginSignIn(options, { userId, brand, loginMethod: provider, device, isNew, returnState }) }
}

/** A check makes neither an account nor a sign-in: it tells, without tokens, whose sign-in still holds at the provider (SSO-004, SSO-006). */
async function checked({ accounts }: SsoOptions, person: ProvenPerson, { returnState }: UnderWay): Promise<Finished> {
  const userId = await userOfIdentity(accounts, person)
  if (userId === undefined) return REFUSED
  const user = { user_id: userId, team_id: await teamOfUser(accounts, userId), preferences: await storedPreferences(accounts, userId) }
  const flags = { auth_check: false, revoke: false, is_new: false }
  return { type: 'signed-in', result: { login_method: person.provider, user_data: user, ...flags, return_state: returnState } }
}
