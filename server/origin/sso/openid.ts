import * as client from 'openid-client'
import type { Clock } from '../ports.ts'
import { isLoopback, type OpenIdConfig, type OpenIdProvider, type ProvidersConfig } from './provider-config.ts'
import type { UnderWay } from './provider-sign-in.ts'

/** The provider cannot be reached, or fails by itself: nobody's sign-in is wrong, and other ways in are not touched. */
export class ProviderUnavailableError extends Error {
  readonly code = 'unavailable'
}

/** What a provider says of itself is asked for again after this long. */
const DISCOVERY_LIFE_MS = 60 * 60 * 1000
const TIMEOUT_SECONDS = 5
/** Leeway on the times in an ID token. Spec: security §5.1. */
const CLOCK_TOLERANCE_SECONDS = 60

/** No more about a person than an account keeps. */
const SCOPES: Readonly<Record<OpenIdProvider, string>> = {
  google: 'openid email profile',
  azure: 'openid profile',
  mpassid: 'openid profile',
}

export type OpenIdClient = {
  /** Where to send the browser. Throws ProviderUnavailableError. */
  signInUrl(provider: OpenIdProvider, underWay: UnderWay): Promise<string>
  /** The claims of the ID token for the provider's answer, or undefined when anything about it is wrong. Throws ProviderUnavailableError. */
  claimsOf(provider: OpenIdProvider, underWay: UnderWay, callbackUrl: URL): Promise<unknown>
}

/** Signs in by OpenID Connect: authorization code with PKCE (S256), state and nonce; the ID token's signature is always checked. */
export function openIdClient(providers: ProvidersConfig, now: Clock): OpenIdClient {
  const configurationOf = cachedConfigurations(providers, now)

  return {
    async signInUrl(provider, { state, nonce, verifier, redirectUri, isCheck }) {
      const configuration = await configurationOf(provider)
      const parameters = {
        redirect_uri: redirectUri,
        scope: SCOPES[provider],
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isCheck ? { prompt: 'none' } : {}),
      }
      return client.buildAuthorizationUrl(configuration, parameters).href
    },

    async claimsOf(provider, { state, nonce, verifier }, callbackUrl) {
      const configuration = await configurationOf(provider)
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      try {
        const tokens = await client.authorizationCodeGrant(configuration, callbackUrl, checks)
        return tokens.claims()
      } catch (error) {
        throwWhenUnavailable(error)
        return undefined // refused by the visitor or the provider, forged, replayed, mixed up: the caller is told the same
      }
    },
  }
}

/** Only finished configurations are kept: on Workers a request cannot wait for what another one has asked for. */
function cachedConfigurations(providers: ProvidersConfig, now: Clock): (provider: OpenIdProvider) => Promise<client.Configuration> {
  const found = new Map<OpenIdProvider, { configuration: client.Configuration; until: number }>()

  return async function configurationOf(provider) {
    const known = found.get(provider)
    if (known && known.until > now()) return known.configuration
    const config = providers[provider]
    if (!config) throw new TypeError(`The provider ${provider} has no configuration`)

    const configuration = await discovered(config).catch((error: unknown) => {
      if (known) return known.configuration // what it said of itself an hour ago most likely still holds
      throw new ProviderUnavailableError(`The provider ${provider} cannot be read`, { cause: error })
    })
    found.set(provider, { configuration, until: now() + DISCOVERY_LIFE_MS })
    return configuration
  }
}

async function discovered({ issuer, clientId, clientSecret }: OpenIdConfig): Promise<client.Configuration> {
  const server = new URL(issuer)
  const mayBePlain = server.protocol === 'http:' && isLoopback(server.hostname)
  const metadata = { client_secret: clientSecret, id_token_signed_response_alg: 'RS256', [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS }
  const configuration = await client.discovery(server, clientId, metadata, client.ClientSecretPost(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    [client.customFetch]: fetchOrUnavailable,
    // ID tokens come from the token endpoint over TLS, which the standard takes for proof enough; here their signature is checked too.
    execute: [client.enableNonRepudiationChecks, ...(mayBePlain ? [client.allowInsecureRequests] : [])],
  })
  const { authorization_endpoint: endpoint } = configuration.serverMetadata()
  if (!endpoint || new URL(endpoint).origin !== server.origin) throw new Error('The provider sends browsers to another site')
  return configuration
}

async function fetchOrUnavailable(url: string, options: client.CustomFetchOptions): Promise<Response> {
  // The library's body may be a stream of bytes in shared memory by its type, never in fact.
  const response = await fetch(url, options as RequestInit).catch((error: unknown) => {
    throw new ProviderUnavailableError('The provider did not answer', { cause: error })
  })
  if (response.status >= 500) throw new ProviderUnavailableError(`The provider answered ${response.status}`)
  return response
}

/** The library wraps what `fetch` throws. */
function throwWhenUnavailable(error: unknown) {
  if (error instanceof ProviderUnavailableError) throw error
  if (error instanceof Error && error.cause !== undefined) throwWhenUnavailable(error.cause)
}
