import type { Provider } from '#shared/account/login-method.ts'
import type { Locale } from '#shared/language/locale.ts'
import { isCallbackAddress } from './callback-address.ts'
import { hakaOf, organisationOf, requestIdOf } from './haka.ts'
import type { OpenIdClient } from './openid.ts'
import type { OpenIdProvider } from './provider-config.ts'
import { beginUnderWay } from './provider-sign-in.ts'
import type { SsoOptions } from './sso-options.ts'

export type Beginning = {
  brand: string
  redirectUri: string
  returnState: string
  language: Locale
  idp: string | undefined
  isCheck: boolean
}

export type Begun = { type: 'begun'; url: string; transaction: string } | { type: 'refused'; reason: 'redirect_uri' | 'idp' | 'is_check' }

/** Begins a sign-in by OpenID Connect. Throws ProviderUnavailableError. */
export async function beginOpenId(
  options: SsoOptions,
  client: OpenIdClient,
  given: Beginning & { provider: OpenIdProvider },
): Promise<Begun> {
  const { idp: _, ...rest } = given
  if (!isCallbackAddress(given.provider, given.redirectUri)) return { type: 'refused', reason: 'redirect_uri' }
  if (given.isCheck && given.provider !== 'azure') return { type: 'refused', reason: 'is_check' }
  const { underWay, transaction } = await beginUnderWay(options, rest)
  return { type: 'begun', url: await client.signInUrl(given.provider, underWay), transaction }
}

const HAKA: Provider = 'haka'

/** Begins a sign-in with an organisation of the federation. Spec: accounts §7.2 (SSO-010). */
export async function beginHaka(options: SsoOptions, given: Beginning): Promise<Begun> {
  const haka = hakaOf(options)
  const organisation = haka && organisationOf(haka, given.idp)
  if (!haka || !organisation) return { type: 'refused', reason: 'idp' }
  if (!isCallbackAddress(HAKA, given.redirectUri)) return { type: 'refused', reason: 'redirect_uri' }
  if (given.isCheck) return { type: 'refused', reason: 'is_check' }

  const { transaction, transactionHash } = await beginUnderWay(options, { ...given, provider: HAKA, idp: organisation.idp })
  const request = { organisation, requestId: requestIdOf(transactionHash), relayState: transactionHash, acsUrl: given.redirectUri }
  return { type: 'begun', url: await haka.saml.signInUrl(request), transaction }
}
